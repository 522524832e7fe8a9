import { describe, expect, it } from "vitest";
import type { FormValues } from "../../../form.ts";
import type { DeviceDraft, FormDraft, Undecided } from "./form-draft.schema.ts";
import { keyOfPath, mergeDrafts, openedDraft, pathOfKey } from "./form-keeper.ts";

function aDraft(form: FormValues, beside: Partial<FormDraft> = {}): FormDraft {
  return { form, undecided: [], savedAt: "2026-11-22T03:00:00Z", ...beside };
}

const base = aDraft({
  personalData: { fullName: "Sekar", birthPlace: "Solo" },
  trainings: [
    { id: 1, name: "Excel" },
    { id: 2, name: "K3" },
  ],
});

describe("two devices that went on from one draft", () => {
  it("join what only one of them changed", () => {
    const mine = aDraft({ ...base.form, personalData: { fullName: "Sekar Ayu", birthPlace: "Solo" } });
    const theirs = aDraft({ ...base.form, personalData: { fullName: "Sekar", birthPlace: "Surakarta" } });
    const { form, undecided } = mergeDrafts(base, mine, theirs);
    expect(form["personalData"]).toEqual({ fullName: "Sekar Ayu", birthPlace: "Surakarta" });
    expect(undecided).toEqual([]);
  });

  it("keep both of a field that both changed, by the id of its entry", () => {
    const mine = aDraft({ trainings: [{ id: 2, name: "K3 Umum" }] });
    const theirs = aDraft({
      trainings: [
        { id: 1, name: "Excel" },
        { id: 2, name: "K3 Listrik" },
      ],
    });
    const { form, undecided } = mergeDrafts(base, mine, theirs);
    expect(form["trainings"]).toEqual([{ id: 2, name: "K3 Umum" }]);
    expect(undecided).toEqual([{ key: "trainings#2.name", other: "K3 Listrik" }]);
  });

  it("keep an entry that one took away and the other changed", () => {
    const mine = aDraft({ trainings: [{ id: 2, name: "K3" }] });
    const theirs = aDraft({
      trainings: [
        { id: 1, name: "Excel lanjutan" },
        { id: 2, name: "K3" },
      ],
    });
    const { form, undecided } = mergeDrafts(base, mine, theirs);
    expect(form["trainings"]).toContainEqual({ id: 1, name: "Excel lanjutan" });
    expect(undecided).toEqual([{ key: "trainings#1", other: null }]);
  });

  it("leave open what neither has chosen, and close what one of them has", () => {
    const [first, second, third]: Undecided[] = ["a", "b", "c"].map((key) => ({ key, other: key }));
    if (!first || !second || !third) throw new Error("three are needed");
    const open = aDraft(base.form, { undecided: [first, second] });
    const mine = aDraft(base.form, { undecided: [second] });
    const theirs = aDraft(base.form, { undecided: [first, second, third] });
    expect(mergeDrafts(open, mine, theirs).undecided).toEqual([second, third]);
  });
});

describe("the draft that a page opens with", () => {
  const waiting = (beside: Partial<DeviceDraft> = {}): DeviceDraft => ({
    owner: 7,
    mine: aDraft({ personalData: { fullName: "Sekar Ayu", birthPlace: "Solo" } }),
    base,
    version: 3,
    sentAt: null,
    ...beside,
  });

  it("is the server's where the browser has none", () => {
    expect(openedDraft({ data: base, version: 3 }, null)).toEqual({ draft: base, base, isUnsent: false });
  });

  it("is the browser's where it goes on from the server's", () => {
    expect(openedDraft({ data: base, version: 3 }, waiting())).toMatchObject({ draft: waiting().mine, isUnsent: true });
  });

  it("is the browser's where the server took an earlier state of it without being able to say so", () => {
    const theirs = aDraft({ personalData: { fullName: "Sekar A" } }, { savedAt: "2026-11-22T03:09:00Z" });
    const opened = openedDraft({ data: theirs, version: 4 }, waiting({ sentAt: theirs.savedAt }));
    expect(opened).toMatchObject({ draft: waiting().mine, isUnsent: true });
    expect(opened.draft?.undecided).toEqual([]);
  });

  it("is both joined where another device went on", () => {
    const theirs = aDraft({ personalData: { fullName: "Sekar", birthPlace: "Surakarta" } });
    const { draft, isUnsent } = openedDraft({ data: theirs, version: 4 }, waiting());
    expect(draft?.form["personalData"]).toEqual({ fullName: "Sekar Ayu", birthPlace: "Surakarta" });
    expect(isUnsent).toBe(true);
  });
});

describe("a field's key", () => {
  it.each(["personalData.fullName", "trainings.1.name", "trainings.0", "trainings"])("finds %s again", (path) => {
    expect(pathOfKey(base.form, keyOfPath(base.form, path))).toBe(path);
  });

  it("goes with its entry", () => {
    const key = keyOfPath(base.form, "trainings.1.name");
    expect(pathOfKey({ trainings: [{ id: 2, name: "K3" }] }, key)).toBe("trainings.0.name");
    expect(pathOfKey({ trainings: [] }, key)).toBeNull();
  });
});
