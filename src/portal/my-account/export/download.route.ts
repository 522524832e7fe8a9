import { onServer } from "../../../contract/page.ts";
import { load } from "./lead-to-file.ts";

export const loader = onServer(load);
