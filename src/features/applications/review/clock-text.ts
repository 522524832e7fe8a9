const clock = new Intl.DateTimeFormat("id-ID", {
  timeZone: "Asia/Jakarta",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** "23.59": the time of day in Jakarta, as both languages write it here (WIB stands beside it). */
export function clockText(moment: string): string {
  return clock.format(new Date(moment)).replace(":", ".");
}
