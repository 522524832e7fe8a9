import type { Thing } from "../../contract/action.ts";
import { kindOf, mediaTypes } from "../../platform/files/stored-file.ts";
import type { Platform } from "../../platform/platform.ts";
import { findFile, findOwnerOfFile } from "./document.queries.server.ts";

export interface OwnFile {
  content: Uint8Array;
  mediaType: string;
  originalName: string;
}

const ENDING = /\.[^.]*$/;

/** Whose a stored photo or CV is; null for everything else. */
export async function ownerOfFile({ database }: Platform, name: string): Promise<Thing | null> {
  return kindOf(name) === null ? null : ((await findOwnerOfFile(database.db, name)) ?? null);
}

/** A stored photo or CV of this applicant; null for everything else, somebody else's included. */
export async function readOwnFile(
  { database, files }: Platform,
  applicantId: number,
  name: string,
): Promise<OwnFile | null> {
  const kind = kindOf(name);
  const row = kind && (await findFile(database.db, applicantId, name));
  const content = row && (await files.read(name));
  if (!kind || !row || !content) return null;
  return { content, mediaType: mediaTypes[kind], originalName: `${row.originalName.replace(ENDING, "")}.${kind}` };
}
