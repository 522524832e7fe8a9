/** What other rooms of the site use of signing in and out. */
export { createTokenHolder } from "./session/token-holder.server.ts";
export { createPasswordSignIn } from "./sign-in/login.api.server.ts";
export { createSignOut } from "./sign-out/logout.api.server.ts";
