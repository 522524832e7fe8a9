/** Name, links and addresses of this installation, as shell and server show them. */
export { site } from "../../contract/site.ts";
