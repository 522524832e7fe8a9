import type { Db } from "../../platform/database/database.ts";
import { type KeptList, otherCode } from "../reference-data/lists.ts";
import { findCode, getCodes, hasEntry, unknownIds } from "../reference-data/master-data.server.ts";
import type { ResumePath } from "./completeness.ts";
import type { OtherIds } from "./field-kinds.ts";
import { getReferences } from "./references.ts";
import type { Resume } from "./resume.ts";

/** Paths of a resume whose ids no list has. */
export async function unknownReferences(db: Db, resume: Resume): Promise<ResumePath[]> {
  return (await unknownIds(db, getReferences(resume))).map(({ path }) => path);
}

async function otherIn(db: Db, list: KeptList, ids: readonly (number | null)[]): Promise<number | null> {
  const codes = await getCodes(
    db,
    list,
    ids.filter((id) => id !== null),
  );
  for (const [id, code] of codes) if (code === otherCode) return id;
  return null;
}

/** Which of the ids that a resume names are 'Others', so that a text must go with them. */
export async function otherIds(db: Db, { domicileId, educations }: Resume): Promise<OtherIds> {
  return {
    domicile: await otherIn(db, "domicile", [domicileId]),
    institution: await otherIn(
      db,
      "institution",
      educations.map(({ institutionId }) => institutionId),
    ),
    major: await otherIn(
      db,
      "major",
      educations.map(({ majorId }) => majorId),
    ),
  };
}

/** Code of a seeking status (`aktif`, `pasif`, `tidak aktif`); null for an id that the list does not have. */
export async function seekingStatusCode(db: Db, id: number): Promise<string | null> {
  return (await hasEntry(db, "seekingJobStatus", id)) ? findCode(db, "seekingJobStatus", id) : null;
}
