import type { OxlintOverride } from "oxlint";

/** The formats of dates, times and numbers that the linter enforces. */

const message = "Dates, times (Jakarta's, by name) and numbers are told by src/i18n/formats.ts and calendar.ts alone.";

/** They go by the clock and language of anyone who runs them, the server's or the reader's. */
const byTheLocalClock = [
  ...["toLocaleString", "toLocaleDateString", "toLocaleTimeString", "toTimeString", "toDateString"],
  ...["getHours", "getMinutes", "getSeconds", "getDate", "getDay", "getMonth", "getFullYear", "getTimezoneOffset"],
];

/** Nothing outside i18n formats a date, a time or a number. */
export const formatRules: OxlintOverride[] = [
  {
    files: ["**/src/**/*.{ts,tsx}"],
    excludeFiles: ["**/src/i18n/**"],
    rules: {
      "no-restricted-globals": ["error", { name: "Intl", message }],
      "no-restricted-properties": ["error", ...byTheLocalClock.map((property) => ({ property, message }))],
    },
  },
];
