import type { Platform } from "../../../platform/platform.ts";
import { candidateThing } from "../../candidates/page/read-candidate.server.ts";
import { writeNote } from "../change/change-notes.server.ts";
import { sampleNote, sampleSize } from "./sample-notes.ts";

interface Sample {
  /** Whose applications are written of. */
  applicationIds: readonly number[];
  recruiterId: number;
  managerId: number;
}

const hourMs = 3_600_000;

/** Gives applications of the sample notes: the hiring manager's are of those that he sees. */
export async function seedNotes({ database, clock }: Platform, sample: Sample): Promise<void> {
  const { applicationIds, recruiterId, managerId } = sample;
  const now = clock();
  await database.transact(async (tx) => {
    const shared: number[] = [];
    for (const id of applicationIds) if ((await candidateThing(tx, id))?.isShared === true) shared.push(id);
    // The oldest first: notes are read by their ids.
    for (let number = sampleSize - 1; number >= 0; number--) {
      const { text, by, isCalling, hoursAgo } = sampleNote(number);
      const about = by === "manager" ? shared : applicationIds;
      const applicationId = about[number % about.length];
      if (applicationId === undefined) continue;
      const staffId = by === "manager" ? managerId : recruiterId;
      const done = { actor: { kind: "staff", id: staffId }, requestId: "sample" } as const;
      const writing = { by: done, staffId, now: new Date(now.getTime() - hoursAgo * hourMs) };
      const note = { text, mentions: isCalling ? [recruiterId] : [] };
      const written = await writeNote(tx, writing, applicationId, note);
      if (written.status !== "written") throw new Error(`A sample note was refused: ${written.status}.`);
    }
  });
}
