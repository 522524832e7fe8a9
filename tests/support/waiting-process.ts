// Says that it stands ready, and waits then without computing anything.

process.on("message", () => {});
process.send?.("ready");
