"""What people show of themselves: profiles, leaderboards, finding somebody by name."""
