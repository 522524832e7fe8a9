// Says that it stands ready, and breaks when it is asked.

process.once("message", () => {
  throw new Error("It breaks.");
});
process.send?.("ready");
