import type { z } from "zod";
import { defineCall } from "../../../contract/call.ts";
import type { masterEntry } from "./master-data.schema.ts";

type Api = typeof import("./master-data.api.server.ts");

export type MasterEntry = z.infer<typeof masterEntry>;

/** Every list of §3 "Master data"; institution, domicile and major give their first 50 here. */
export const getMasterLists = defineCall<z.infer<Api["masterListsRequest"]>, z.infer<Api["masterListsAnswer"]>>()({
  method: "GET",
  path: "master-data/{lang}",
  needs: "master-data.read",
  who: "guest",
});

/** The same under the name that forms use. */
export const getFormLists = defineCall<z.infer<Api["masterListsRequest"]>, z.infer<Api["masterListsAnswer"]>>()({
  method: "GET",
  path: "form/dropdown/{lang}",
  needs: "master-data.read",
  who: "guest",
});

/** One list, the entries that match `search` best first; short names (UGM, DKI) are found too. */
export const searchMasterList = defineCall<z.infer<Api["searchListRequest"]>, z.infer<Api["searchListAnswer"]>>()({
  method: "GET",
  path: "master-data/{lang}/{list}",
  needs: "master-data.read",
  who: "guest",
});

/** The channels that applications come by. */
export const listPlatforms = defineCall<z.infer<Api["platformsRequest"]>, z.infer<Api["platformsAnswer"]>>()({
  method: "GET",
  path: "form/platform-dropdown",
  needs: "master-data.read",
  who: "guest",
});
