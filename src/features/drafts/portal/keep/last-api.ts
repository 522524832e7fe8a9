import { apiOver } from "../../../../contract/client.ts";
import { siteBase } from "../../../../contract/site-base.ts";

/** The API for the last words of a page: what it sends outlives the page (64 KB at most). */
export const lastApi = apiOver((path, init) => fetch(siteBase + path, { ...init, keepalive: true }));
