import type { DraftData, LocalDraft, ServerDraft } from "./draft-data.schema.ts";

/** Which draft a form opens with, and the server's version that it follows. */
export type ChosenDraft<Values> =
  | { status: "none" }
  | { status: "chosen"; from: "server" | "browser"; data: DraftData<Values>; version: number }
  /** Typed on two devices: the person decides. */
  | { status: "both"; mine: DraftData<Values>; theirs: DraftData<Values>; version: number };

/** True when the browser's draft goes on from what the server has, also when the answer to the last sending was lost. */
function goesOn(local: LocalDraft<unknown>, server: ServerDraft<unknown>): boolean {
  return server.data === null || server.version === local.follows || server.data.savedAt === local.sent;
}

/** Merges what the server and this browser kept. */
export function chooseDraft<Values>(
  server: ServerDraft<Values>,
  local: LocalDraft<Values> | null,
): ChosenDraft<Values> {
  const { data, version } = server;
  if (local === null) return data === null ? { status: "none" } : { status: "chosen", from: "server", data, version };
  if (data !== null && JSON.stringify(data.values) === JSON.stringify(local.data.values)) {
    return { status: "chosen", from: "server", data, version };
  }
  if (data === null || goesOn(local, server)) {
    return { status: "chosen", from: "browser", data: local.data, version };
  }
  return { status: "both", mine: local.data, theirs: data, version };
}
