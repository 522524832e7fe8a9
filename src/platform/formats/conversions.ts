import { channel } from "node:diagnostics_channel";

/** Says of each text that is read and written again, sanitised or converted; tests count them. */
export const conversionsChannel = "rich-text.conversion";

const conversions = channel(conversionsChannel);

/** Counts a conversion. @param from the name of what is read: HTML or Markdown */
export function countConversion(from: "html" | "markdown"): void {
  if (conversions.hasSubscribers) conversions.publish({ from });
}
