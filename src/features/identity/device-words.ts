/** What a browser calls itself, told apart by the first pattern that fits; the order counts. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b|\biPad\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** A device as a person knows it; null for what calls itself nothing that we know. */
export interface DeviceNames {
  browser: string;
  system: string;
}

/**
 * Browser and system of a `User-Agent`, for words; nothing is decided by it. Names that are not listed here are not
 * told: a mail of ours says nothing that a stranger wrote.
 */
export function deviceNames(userAgent: string): DeviceNames | null {
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  return browser === undefined || system === undefined ? null : { browser, system };
}
