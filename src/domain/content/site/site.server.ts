export { storedSite } from "./site.store.server.ts";
