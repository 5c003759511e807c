// Firefox, driven over WebDriver BiDi: node firefox.mjs WORKSHOP FIREFOX < plan.json > results.json
// WORKSHOP is the folder in which puppeteer-core is installed.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [, , workshop, executablePath] = process.argv;
const puppeteer = createRequire(`${workshop}/`)("puppeteer-core");
const plan = JSON.parse(readFileSync(0, "utf8"));

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath,
  headless: true,
  // A fine pointer that hovers, as on a desk: without a screen it finds none.
  extraPrefsFirefox: { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 },
  defaultViewport: null,
});
/** What shows while the pointer rests on something, and when it has left. */
async function point(page) {
  const at = await page.evaluate(`(${plan.aim})()`);
  if (!at) return null;
  await page.mouse.move(...at);
  const on = await page.evaluate(`(${plan.said})(true)`);
  await page.mouse.move(...plan.aside);
  return { on, off: await page.evaluate(`(${plan.said})(false)`) };
}

const results = {};
for (const visit of plan.visits) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    await page.setViewport({ width: visit.width, height: visit.height });
    await page.goto(plan.url, { waitUntil: "domcontentloaded" });
    await page.evaluate((prefs) => localStorage.setItem("trilith", prefs), visit.prefs);
    await page.goto(plan.url, { waitUntil: "domcontentloaded" });
    await page.evaluate(`(${plan.listen})()`);
    await page.waitForSelector(".start", { timeout: 60_000 });
    await page.click(".start");
    await page.waitForSelector("#decision [data-option], [data-lit='legal']", { timeout: 60_000 });
    const before = await page.evaluate(`(${plan.look})()`);
    let [moves, rise, pointed] = [0, null, null];
    for (let seed = 0; seed < plan.moves; seed++) {
      if (!pointed?.on.said) pointed = (await point(page)) ?? pointed;
      rise ??= await page.evaluate(`(${plan.rise})()`);
      moves += await page.evaluate(`(${plan.play})(${JSON.stringify([seed, 1])})`);
    }
    const after = await page.evaluate(`(${plan.look})()`);
    await page.screenshot({ path: `${plan.shots}/firefox-${visit.name}.png` });
    results[visit.name] = { before, rise, pointed, after, moves };
  } catch (error) {
    results[visit.name] = { failed: String(error) };
  } finally {
    await context.close();
  }
}
await browser.close();
console.log(JSON.stringify(results));
