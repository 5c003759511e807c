/** How many tables wait, where no page is seen: on the window's icon, and on the installed app's. */

const PLAIN = "/favicon.svg";
const DOTTED = "/favicon-dot.svg";

export function showCount(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = count ? DOTTED : PLAIN;
  if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => {});
}
