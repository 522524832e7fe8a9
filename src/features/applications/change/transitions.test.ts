// Shows: N22
import { describe, expect, test } from "vitest";
import { actorKinds } from "../../identity/principal.ts";
import { eventKinds } from "./application-event.ts";
import { applicationStates, getState, isAllowed } from "./transitions.ts";

/** Every sequence of states, in words. */
const ways = eventKinds.flatMap((kind) =>
  actorKinds.flatMap((by) =>
    applicationStates.flatMap((from) =>
      applicationStates.flatMap((to) => (isAllowed(kind, by, from, to) ? [`${by} ${kind}: ${from} → ${to}`] : [])),
    ),
  ),
);

describe("the table of transitions", () => {
  test("lets an applicant apply, send again, answer, give a form and withdraw, and change nothing that has ended", () => {
    expect(ways.filter((way) => way.startsWith("applicant"))).toEqual([
      "applicant submitted: none → on-process",
      "applicant edited: on-process → on-process",
      "applicant withdrawn: on-process → withdrawn",
      "applicant answered: on-process → on-process",
      "applicant form-answered: on-process → on-process",
    ]);
  });

  test("lets the site end what is on process, and do nothing else", () => {
    expect(ways.filter((way) => way.startsWith("system"))).toEqual(["system withdrawn: on-process → withdrawn"]);
  });

  test("lets staff decide what is on process, and reopen what has ended but not hired or withdrawn (F30)", () => {
    expect(ways.filter((way) => way.startsWith("staff"))).toEqual([
      "staff progressed: on-process → on-process",
      "staff progressed: on-process → hired",
      "staff progressed: on-process → not-continued",
      "staff progressed: on-process → vacancy-closed",
      "staff progressed: not-continued → on-process",
      "staff progressed: vacancy-closed → on-process",
    ]);
  });

  test("lets keys do nothing: no act of theirs is in it yet", () => {
    expect(actorKinds).toContain("key");
    expect(ways.filter((way) => way.startsWith("key"))).toEqual([]);
  });

  test("lets the hiring system undo any decision, but not what its applicant withdrew", () => {
    const imports = ways.filter((way) => way.startsWith("import"));
    expect(imports).toHaveLength(16);
    expect(imports.filter((way) => way.includes("withdrawn") || way.includes("none"))).toEqual([]);
  });

  test.each([
    ["on-process", null, "on-process"],
    ["hired", null, "hired"],
    ["not-continued", null, "not-continued"],
    ["not-continued", "withdrawn", "withdrawn"],
    ["vacancy-closed", null, "vacancy-closed"],
  ] as const)("the status %s with the end reason %s is %s", (status, end_reason, state) => {
    expect(getState({ status, end_reason })).toBe(state);
  });
});
