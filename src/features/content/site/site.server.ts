export { logoFile } from "./logo-found.server.ts";
export { storedSite } from "./site.store.server.ts";
