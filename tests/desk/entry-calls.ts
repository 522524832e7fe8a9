import { sampleLink } from "../../src/features/identity/sample/sample-staff.server.ts";
import {
  insertPasswordLink,
  putInvitation,
} from "../../src/features/identity/staff-account/staff-links.store.server.ts";
import { seedSampleStaff } from "../../src/features/staff/sample-staff.server.ts";
import { newToken } from "../../src/platform/security/token.ts";
import { password } from "../support/accounts.ts";
import { aStaffMember } from "../support/staff.ts";
import { type DeskCall, nothing } from "./desk-call.ts";
import type { DeskWorld } from "./desk-world.ts";

const better = "Benang-Kapas-Tenun-47";

const inAnHour = ({ acts }: DeskWorld) => new Date(acts.platform.clock().getTime() + 60 * 60_000);

/** A link of an invited member, who has begun where the test asks for that. */
async function anInvitation({ acts }: DeskWorld, { expiresAt }: { expiresAt: Date }) {
  const { platform } = acts;
  const { id: staffId } = await aStaffMember(platform, { state: "invited" });
  const token = newToken();
  await platform.database.transact((tx) => putInvitation(tx, { staffId, token, expiresAt }, platform.clock()));
  return { token };
}

const ofInvited = (body?: object): Pick<DeskCall, "of" | "good"> => ({
  of: null,
  good: async (world) => ({
    path: await anInvitation(world, { expiresAt: inAnHour(world) }),
    ...(body && { body }),
  }),
});

async function aResetLink(world: DeskWorld) {
  const { platform } = world.acts;
  const { id: staffId } = await aStaffMember(platform);
  const link = { staffId, token: newToken(), expiresAt: inAnHour(world) };
  await platform.database.transact((tx) => insertPasswordLink(tx, link, platform.clock()));
  return link.token;
}

const sampleEditors = new WeakMap<DeskWorld, Promise<number>>();

async function aSampleEditor({ acts: { platform } }: DeskWorld): Promise<number> {
  return (await seedSampleStaff(platform)).find(({ role }) => role === "editor")?.id ?? 0;
}

async function aSampleLink(world: DeskWorld) {
  const { platform } = world.acts;
  const known = sampleEditors.get(world) ?? aSampleEditor(world);
  sampleEditors.set(world, known);
  const staffId = await known;
  const made = await platform.database.transact((tx) => sampleLink(tx, platform.settings, staffId, platform.clock()));
  if (made.status !== "made") throw new Error(`No link: ${made.status}.`);
  return { token: made.token };
}

const ofSample: DeskCall = { of: null, good: async (world) => ({ path: await aSampleLink(world) }) };

/** The calls that anyone who comes may make: signing in, what an invitation opens, a forgotten password. */
export const entryCalls: Readonly<Record<string, DeskCall>> = {
  "GET staff/session/entries": nothing,
  "POST staff/session": {
    of: null,
    takesMore: true,
    good: ({ manager }) => ({ body: { email: manager.email, password } }),
  },
  "POST staff/session/passkey-options": nothing,
  "POST staff/session/second-step": { of: null, takesMore: true, good: () => ({ body: { code: "000000" } }) },
  "GET staff/invites/{token}": ofInvited(),
  "POST staff/invites/{token}": ofInvited({ name: "Sari", password: better }),
  "POST staff/invites/{token}/passkey-options": { ...ofInvited(), takesMore: true },
  "POST staff/invites/{token}/second-step": { ...ofInvited({ code: "000000" }), takesMore: true },
  "POST staff/password/forgot": { of: null, good: ({ manager }) => ({ body: { email: manager.email } }) },
  "GET staff/password/reset/{token}": {
    of: null,
    good: async (world) => ({ path: { token: await aResetLink(world) } }),
  },
  "POST staff/password/reset": {
    of: null,
    good: async (world) => ({ body: { token: await aResetLink(world), password: better } }),
  },
  "GET staff/demo/{token}": ofSample,
  "POST staff/demo/{token}": ofSample,
};
