// Says that it stands ready and never answers what it is asked.

process.once("message", () => {
  for (;;);
});
process.send?.("ready");
