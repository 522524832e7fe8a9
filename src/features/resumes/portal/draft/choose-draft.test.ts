import { describe, expect, it } from "vitest";
import { chooseDraft } from "../../../drafts/portal/keep/use-draft.ts";
import { draftOver } from "../edit/load-edit.ts";
import { newValues } from "../form/values/values-from-profile.ts";
import type { DraftData, LocalDraft } from "./local-draft.ts";

function aDraft(name: string, savedAt: string): DraftData {
  return { values: newValues({ name, email: "sekar@contoh.id" }), profileVersion: 1, savedAt };
}

function aLocalDraft(data: DraftData, beside: Partial<LocalDraft> = {}): LocalDraft {
  return { owner: "sekar@contoh.id", data, follows: 1, sent: null, ...beside };
}

const older = aDraft("Sekar", "2026-11-21T03:00:00Z");
const newer = aDraft("Sekar Ayu", "2026-11-21T03:05:00Z");

describe("which draft a form opens with", () => {
  it("is none where none is stored", () => {
    expect(chooseDraft({ data: null, version: 0 }, null)).toEqual({ status: "none" });
  });

  it("is the server's where the browser has none, or the same", () => {
    const chosen = { status: "chosen", from: "server", data: older, version: 1 };
    expect(chooseDraft({ data: older, version: 1 }, null)).toEqual(chosen);
    expect(
      chooseDraft({ data: older, version: 1 }, aLocalDraft({ ...older, savedAt: newer.savedAt }, { follows: 0 })),
    ).toEqual(chosen);
  });

  it("is the browser's where it continues the server's", () => {
    const chosen = { status: "chosen", from: "browser", data: newer, version: 1 };
    expect(chooseDraft({ data: older, version: 1 }, aLocalDraft(newer))).toEqual(chosen);
  });

  it("is the browser's where the server stored a state of it but its answer was lost", () => {
    const local = aLocalDraft(newer, { follows: 0, sent: older.savedAt });
    expect(chooseDraft({ data: older, version: 1 }, local)).toMatchObject({ status: "chosen", from: "browser" });
  });

  it("is the browser's where the server's is gone", () => {
    expect(chooseDraft({ data: null, version: 0 }, aLocalDraft(newer, { follows: 4 }))).toMatchObject({
      from: "browser",
      version: 0,
    });
  });

  it("is the person's choice where two devices continued the same one", () => {
    expect(chooseDraft({ data: older, version: 3 }, aLocalDraft(newer))).toEqual({
      status: "both",
      mine: newer,
      theirs: older,
      version: 3,
    });
  });
});

describe("a draft of the saved resume", () => {
  it("keeps what was typed, but stored files and the e-mail are the resume's", () => {
    const saved = newValues({ name: "Sekar", email: "baru@contoh.id" });
    const files = { oldImageUrl: "/new.jpg", cvName: "new.pdf", cvFacts: { pages: 2, bytes: 900 } };
    const withFiles = { ...saved, personalData: { ...saved.personalData, ...files } };
    const { personalData } = draftOver(withFiles, newer.values);
    expect(personalData).toMatchObject({
      nama: "Sekar Ayu",
      email: "baru@contoh.id",
      oldImageUrl: "/new.jpg",
      cvName: "new.pdf",
      cvFacts: { pages: 2, bytes: 900 },
    });
  });
});
