import { readKept } from "../../../../../contract/device-store.ts";
import { DraftKeeper, type KeeperParts, keyOf } from "../../../../drafts/portal/keep/draft-keeper.ts";
import { joinFields } from "../../../../drafts/portal/keep/join-fields.ts";
import { type DeviceDraft, deviceDraft, type FormDraft, type ServerDraft, serverDraft } from "./form-draft.schema.ts";
import { mergeDrafts } from "./merge-drafts.ts";

/** Whose form it is, and where it waits. */
export interface KeptForm {
  name: "flk1" | "flk2";
  owner: number;
}

interface FormKeeperParts extends KeptForm, Required<Pick<KeeperParts<FormDraft>, "api" | "quietApi" | "lastApi">> {
  server: ServerDraft;
  /** The form as it stands at this moment. */
  read: () => FormDraft;
  /** Shows what another device has changed. */
  show: (draft: FormDraft) => void;
  /** The draft is gone from the server. @returns true when the form was sent from elsewhere, which the page then shows */
  onGone: () => Promise<boolean>;
}

/** What waits in this browser for this person. */
export function readDeviceDraft({ name, owner }: KeptForm): DeviceDraft | null {
  const kept = readKept(keyOf({ name }), deviceDraft);
  return kept?.owner === owner ? kept : null;
}

/**
 * Keeps a form while it is filled in: on the server within two seconds, and in this browser until the server has it. What
 * another device saved meanwhile is joined, never overwritten.
 */
export function createFormKeeper({ name, owner, api, quietApi, lastApi, server, read, show, onGone }: FormKeeperParts) {
  const readHere = () => readDeviceDraft({ name, owner });
  const keeper = new DraftKeeper<FormDraft>({
    ...{ name, api, quietApi, lastApi, schema: serverDraft },
    draftVersion: server.version,
    keptAt: server.data && new Date(server.data.savedAt),
    conflicts: joinFields({ owner, readHere, server, read, show, onGone, merge: mergeDrafts }),
  });
  return {
    change: () => keeper.change(read),
    /** Waits until nothing is under way any more. */
    settled: () => keeper.settled(),
    /** Takes over what another device saved meanwhile. */
    refresh: () => keeper.refresh(),
    /** Forgets the draft here and on the server. */
    drop: () => keeper.drop(),
    open: () => keeper.open(),
    state: keeper.state,
    subscribe: keeper.subscribe,
  };
}

export type FormKeeper = ReturnType<typeof createFormKeeper>;
