export { type Member, type MemberFault, type MemberGrant, memberFault } from "./member.ts";
