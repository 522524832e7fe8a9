// Shows: F29
import { expect, test } from "vitest";
import type { Act } from "../../applications/act/act.schema.ts";
import { pastDate } from "./hold-act.server.ts";

const leaves = new Date("2026-11-24T07:00:00+07:00");
const move = (dueOn: string | null): Act => ({ kind: "move", phaseId: 2, nextStep: null, dueOn });
const ask = (dueOn: string | null): Act => ({ kind: "ask", phaseId: 2, formCode: "x", dueOn });
const invite = (at: string | null, dueOn: string | null = null): Act => ({
  ...{ kind: "invite", phaseId: 2, place: "Kantor", nextStep: null, at, dueOn },
});

test.each([
  [move("2026-11-23"), "due-past"],
  [move("2026-11-24"), null],
  [move(null), null],
  [ask("2020-01-01"), "due-past"],
  [ask("2026-11-24"), null],
  [invite("2026-11-24T06:59:59+07:00"), "at-past"],
  [invite("2026-11-24T00:00:00Z"), "at-past"],
  [invite("2026-11-24T00:00:01Z"), null],
  [invite("2026-12-01T10:00:00+07:00", "2026-11-23"), "due-past"],
  [invite(null), null],
  [{ kind: "hire", words: null } satisfies Act, null],
])("of a letter that leaves on 24 November at seven, %j is %s", (act, expected) => {
  expect(pastDate(act, leaves)).toBe(expected);
});
