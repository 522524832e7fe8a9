export { can, type GuestOrActor, isAction, may } from "./policies.ts";
