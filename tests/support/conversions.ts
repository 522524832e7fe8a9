import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { conversionsChannel } from "../../src/platform/formats/markdown.ts";

/** How many texts were sanitised or converted while something was done. */
export async function getConversions(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const onConversion = () => {
    count += 1;
  };
  subscribe(conversionsChannel, onConversion);
  try {
    await work();
  } finally {
    unsubscribe(conversionsChannel, onConversion);
  }
  return count;
}
