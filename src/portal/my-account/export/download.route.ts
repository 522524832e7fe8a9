import { onServer } from "../../../contract/page.ts";
import { load } from "./lead-to-file.ts";

export const handle = { needs: "account.export" };

export const loader = onServer(load);
