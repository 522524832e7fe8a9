import { apiOver } from "../../../contract/client.ts";

const base = import.meta.env.BASE_URL.replace(/\/$/, "");

/** The API for the last words of a page: what it sends outlives the page (64 KB at most). */
export const lastApi = apiOver((path, init) => fetch(base + path, { ...init, keepalive: true }));
