import type { PublishedCall } from "./published-calls.ts";

/** What comes after applying. */
export const after: Record<string, PublishedCall> = {
  "GET notifications/{lang}": {
    who: "applicant",
    body: "none",
    names: "mine",
    good: () => ({ query: "PageNo=1&PageSize=10" }),
  },
  "POST notifications/read": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: () => ({ body: { all: true } }),
  },
};
