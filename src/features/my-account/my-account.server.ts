export { workOnLeftovers as workOnMyAccount } from "./delete/leftovers.server.ts";
