import { afterAll, beforeAll, expect, test } from "vitest";
import { insertActivation } from "../../src/domain/people/activation/account-token.store.server.ts";
import { insertResetToken } from "../../src/domain/people/forgot-password/reset-token.store.server.ts";
import { workOnMyAccount } from "../../src/domain/personal-data/personal-data.server.ts";
import { newToken } from "../../src/platform/sealing/token.ts";
import { myAccountEndpoints } from "../../src/portal/my-account/my-account.api.server.ts";
import { applicationEndpoints } from "../../src/portal/my-applications/applications.api.server.ts";
import { invitationEndpoints } from "../../src/portal/my-applications/invitation/invitations.api.server.ts";
import { applicationPorts } from "../../src/server/endpoints.ts";
import { personalDataOfRooms } from "../../src/server/personal-data.ts";
import { type Portal, portalOfTest } from "../support/applicants.ts";
import { testDatabase } from "../support/database.ts";
import { anInvited } from "../support/invitations.ts";
import { type SlowedDatabase, slowedDatabase } from "../support/slowed-database.ts";
import { withTwoStep } from "../support/two-step.ts";
import { commands, type World } from "./commands.ts";

// Two commands about one person at once, on a server: the embedded database does one after the other.
const isServer = process.env["TEST_DATABASE_URL"] !== undefined;
/** How often each pair races; where locks were changed, hundreds (`RACES=200`). */
const races = Number(process.env["RACES"] ?? 2);
/** So long a statement waits at most before the next one, so that the other command comes in between. */
const slowMs = 6;

let portal: Portal;
let database: SlowedDatabase;
beforeAll(async () => {
  const siteName = () => "Situs Karier";
  portal = await portalOfTest(
    (platform) => [
      ...applicationEndpoints({ platform, siteName, ports: applicationPorts(platform) }),
      ...invitationEndpoints({ platform, siteName }),
      ...myAccountEndpoints(platform, personalDataOfRooms),
    ],
    (platform) => workOnMyAccount(platform, personalDataOfRooms),
    {
      open: async (migrations, seed) => {
        database = slowedDatabase(await testDatabase(migrations, seed));
        return database;
      },
      env: { LIMITS_FACTOR: "1000" },
    },
  );
});
afterAll(() => portal.platform.close());

/** Somebody for whom every command has something to do. */
async function aWorld(): Promise<World> {
  const someone = await anInvited(portal);
  const { platform } = portal;
  const [resetToken, activationToken, now] = [newToken(), newToken(), platform.clock()];
  const link = { applicantId: someone.id, expiresAt: new Date(now.getTime() + 3_600_000) };
  await platform.database.transact(async (tx) => {
    await insertResetToken(tx, { ...link, token: resetToken }, now);
    await insertActivation(tx, { ...link, token: activationToken, redirect: null }, now);
  });
  const { db } = platform.database;
  await db.updateTable("applicants").set({ activated_at: null }).where("id", "=", someone.id).execute();
  await withTwoStep(platform, someone.id);
  const ends = db.updateTable("two_steps").set({ ends_at: now });
  await ends.where("applicant_id", "=", someone.id).execute();
  return { ...someone, portal, resetToken, activationToken };
}

/** What contradicts itself in a person's applications, whatever came first. */
async function contradictions({ applicationId }: World): Promise<string[]> {
  const { db } = database;
  const application = await db
    .selectFrom("applications")
    .selectAll()
    .where("id", "=", applicationId)
    .executeTakeFirst();
  const events = await db
    .selectFrom("application_events")
    .select("kind")
    .where("application_id", "=", applicationId)
    .execute();
  const versions = await db
    .selectFrom("application_snapshots")
    .select("version")
    .where("application_id", "=", applicationId)
    .execute();
  const phases = await db
    .selectFrom("application_phases")
    .select("status")
    .where("application_id", "=", applicationId)
    .execute();
  const count = (kind: string) => events.filter((event) => event.kind === kind).length;
  const isErased = application?.applicant_id === null;
  return [
    ...(application?.status !== 1 && phases.some(({ status }) => status === "On Process")
      ? ["an ended one goes on"]
      : []),
    ...(!isErased && versions.length !== 1 + count("edited") ? ["a version without its event"] : []),
    ...(count("withdrawn") > 1 ? ["withdrawn twice"] : []),
  ];
}

async function race(first: string, second: string): Promise<string[]> {
  const world = await aWorld();
  const both = await Promise.all([first, second].map((name) => commands[name]?.(world)));
  database.slowDown(slowMs);
  const ended = await Promise.allSettled(both.map((act) => act?.()));
  database.slowDown(0);
  const faults = ended.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
  return [...faults, ...(await contradictions(world))];
}

const names = Object.keys(commands);
const pairs = names.flatMap((first, at) => names.slice(at).map((second) => [first, second] as const));

test.skipIf(!isServer).each(pairs)(
  "%s and %s, at once, neither wait for each other for good nor contradict each other",
  async (first, second) => {
    for (let count = 0; count < races; count += 1) expect(await race(first, second)).toEqual([]);
  },
  races * 2_000 + 20_000,
);
