// Says that it stands ready, sends two messages of three, and computes without end.

process.once("message", () => {
  process.send?.("the first");
  process.send?.("the second", () => {
    for (;;);
  });
});
process.send?.("ready");
