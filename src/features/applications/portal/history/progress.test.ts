import { expect, test } from "vitest";
import { getBeads, phaseTitle, stepState, timeline } from "./progress.ts";

test.each([
  [null, "next"],
  ["on-process", "now"],
  ["passed", "done"],
  ["not-continued", "stop"],
  ["vacancy-closed", "stop"],
] as const)("a phase with status %j is drawn as %s", (status, state) => {
  expect(stepState(status)).toBe(state);
});

const phases = ["Lamaran masuk", "Seleksi berkas", "Tes daring"];

test.each([
  ["on-process", ["done", "now", "next"]],
  ["hired", ["done", "done", "next"]],
  ["not-continued", ["done", "stop", "next"]],
  ["vacancy-closed", ["done", "stop", "next"]],
] as const)("an application of status %s in its second phase has the beads %j", (status, beads) => {
  expect(getBeads(phases, "Seleksi berkas", status)).toEqual(beads);
});

test("a phase that the list does not know colours no bead", () => {
  expect(getBeads(phases, "Penawaran lama", "on-process")).toEqual(["next", "next", "next"]);
});

test("a phase shows its state in words", () => {
  expect(phaseTitle({ phaseName: "Tes daring", status: "passed" })).toBe("Tes daring: lolos");
  expect(phaseTitle({ phaseName: "Tes daring", status: null })).toBe("Tes daring");
});

const [dueDay, due] = ["2026-11-25", "Paling lambat Rabu, 25 November 2026"];

test("a timeline has dates and the current phase", () => {
  const activity = {
    activityName: "Tes penalaran",
    result: "Passed",
    activityDate: "2026-11-13",
    resultDate: "2026-11-17",
  };
  const nothing = { nextStep: null, dueDate: null, invitation: null, promise: null, starForm: null };
  const invitation = { answer: null, place: "Gedung Nila, Jakarta", at: "2026-11-26T10:00:00+07:00" };
  const items = timeline([
    {
      phaseName: "Lamaran masuk",
      phaseStatus: "Passed",
      activityList: [{ ...activity, result: "Passed" }],
      ...nothing,
      nextStep: "Sudah lewat",
      promise: { by: "2026-11-20", isLate: false },
    },
    { phaseName: "Tes daring", phaseStatus: "Passed", activityList: [{ ...activity, result: "Passed" }], ...nothing },
    {
      phaseName: "Wawancara",
      phaseStatus: "On Process",
      activityList: [],
      nextStep: "Bawa KTP.",
      dueDate: "2026-11-25",
      invitation,
      promise: { by: "2026-12-04", isLate: true },
      starForm: null,
    },
    { phaseName: "Penawaran", phaseStatus: "", activityList: [], ...nothing },
  ]);
  expect(items.map(({ todo }) => todo.map((line) => line.replaceAll("\u00A0", " ")))).toEqual([
    [],
    [],
    [
      "Kamis, 26 November 2026 pukul 10.00 WIB",
      "Gedung Nila, Jakarta",
      "Bawa KTP.",
      "Paling lambat Rabu, 25 November 2026",
    ],
    [],
  ]);
  expect(items.map(({ news }) => news.replaceAll("\u00A0", " "))).toEqual([
    "",
    "",
    "Masih diproses. Kabar berikutnya kami usahakan paling lambat Jumat, 4 Desember 2026",
    "",
  ]);
  expect(items.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true, false]);
  expect(items[1]?.when).toBe("17/11/2026");
  expect(items[1]?.activities).toEqual(["Tes penalaran 13/11/2026, lolos 17/11/2026"]);
  expect(items[2]?.when).toBe("");
  expect(items[0]).toMatchObject({ title: "Lamaran masuk", activities: [] });
});

test("a phase that was passed shows what comes next, and no longer an invitation", () => {
  const invitation = { answer: null, place: "Gedung Nila, Jakarta", at: "2026-11-26T10:00:00+07:00" };
  const passed = { phaseName: "Wawancara", phaseStatus: "Passed" as const, activityList: [], promise: null };
  const [phase] = timeline([{ ...passed, starForm: null, invitation, nextStep: "Tunggu kabar.", dueDate: null }]);
  expect(phase?.todo).toEqual(["Tunggu kabar."]);
});

test.each([
  ["is beside the answer, not among what is to be done", null, []],
  ["is also a STAR form's, until that is sent", { url: "/form-star?id=1", isSubmitted: false }, [due]],
  ["is nobody's once the form is sent", { url: "/form-star?id=1", isSubmitted: true }, []],
])("the last day of an invitation %s", (_, starForm, todo) => {
  const answer = {
    status: "accepted" as const,
    url: "/",
    answerBy: `${dueDay}T23:59:59+07:00`,
    answeredAt: `${dueDay}T10:00:00+07:00`,
  };
  const invitation = { answer, place: "Gedung Nila", at: null };
  const phase = { phaseName: "Wawancara", phaseStatus: "On Process" as const, activityList: [], promise: null };
  const [current] = timeline([{ ...phase, starForm, invitation, nextStep: null, dueDate: dueDay }]);
  expect(current?.todo.map((line) => line.replaceAll("\u00A0", " "))).toEqual(["Gedung Nila", ...todo]);
});
