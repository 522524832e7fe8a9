import "../../vacancies/vacancies.tables.ts";
import "../application.tables.ts";
import "./listed.tables.ts";
import { randomInt } from "node:crypto";
import { type Expression, sql } from "kysely";
import { z } from "zod";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Match } from "../../vacancies/match/score.ts";
import type { Listing } from "./listing.server.ts";

/** Without what is read as something else. */
const signs = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const length = 5;

/** The code in place of a hidden name ("Pelamar K7Q2M"): random, so that it reveals nothing. */
function newBlindCode(): string {
  return Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join("");
}

/** The tab of those that have ended. */
export const endedTab = -1;

/** Why an application scored as it did, as the column holds it. */
export const storedReasons = z.array(
  z.object({
    code: z.enum(["category", "function", "title", "major", "degree", "industry", "place", "province", "salary"]),
    points: z.int(),
    words: z.array(z.string()),
    about: z.enum(["study", "internship"]).optional(),
  }),
);

/** An application as far as its place in the lists follows from it. */
export async function findStanding(tx: Tx, id: number) {
  return tx
    .selectFrom("applications")
    .innerJoin("vacancies", "vacancies.id", "applications.vacancy_id")
    .leftJoin("desk_applications", "desk_applications.application_id", "applications.id")
    .select(["applications.applicant_id", "applications.vacancy_id", "vacancies.company_id", "applications.status"])
    .select(["applications.phase_id", "applications.platform_id", "applications.media_code", "applications.end_reason"])
    .select(["applications.created_at", "is_gone"])
    .select((of) => [
      of
        .selectFrom("application_events")
        .whereRef("application_events.application_id", "=", "applications.id")
        .where("actor_kind", "=", "applicant")
        .select((row) => row.fn.max("at").as("at"))
        .as("last_deed"),
      of
        .selectFrom("application_events")
        .whereRef("application_events.application_id", "=", "applications.id")
        .where("kind", "=", "progressed")
        .select((row) => row.case().when("actor_kind", "=", "staff").then(row.ref("actor_id")).end().as("by"))
        .orderBy("id", "desc")
        .limit(1)
        .as("decided_by"),
    ])
    .where("applications.id", "=", id)
    .executeTakeFirst();
}

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findStanding>>>;

/** The status of an application as its row of the lists has it. */
export interface ListedStanding {
  applicant_id: number | null;
  phase_id: number | null;
  status: ApplicationRow["status"];
  tab: number;
  waiting_since: Date;
  due_on: string | null;
  is_withdrawn: boolean;
  decided_by: number | null;
}

function listedColumns(listing: Listing, { score, reasons }: Match) {
  const paid = reasons.find(({ code }) => code === "salary")?.points ?? 0;
  return {
    ...{ score, score_unpaid: score - paid },
    reasons: JSON.stringify(reasons),
    ...{ name: listing.name, name_key: listing.nameKey, degree_id: listing.degreeId, degree_rank: listing.degreeRank },
    ...{ institution_id: listing.institutionId, institution_other: listing.institutionOther },
    ...{ institution_key: listing.institutionKey, major_id: listing.majorId, major_other: listing.majorOther },
    ...{ experience_months: listing.experienceMonths, domicile_id: listing.domicileId },
    ...{ domicile_other: listing.domicileOther, domicile_key: listing.domicileKey, salary: listing.salary },
    ...{ phone_key: listing.phoneKey, person_key: listing.personKey },
  };
}

/** Two of one vacancy with the same code cannot be distinguished: another code is drawn. */
async function freeCode(tx: Tx, vacancyId: number): Promise<string> {
  for (;;) {
    const code = newBlindCode();
    const taken = tx.selectFrom("desk_applications").select("application_id").where("vacancy_id", "=", vacancyId);
    if ((await taken.where("blind_code", "=", code).executeTakeFirst()) === undefined) return code;
  }
}

interface Listed {
  id: number;
  application: ApplicationRow;
  place: ListedStanding;
  listing: Listing;
  match: Match;
  mustMissed: number;
  cvFile: string | null;
  rules: number;
}

/** Lists an application by what was sent last; what the desk did to it (stars, share, code) stays. */
export async function putListed(tx: Tx, listed: Listed): Promise<void> {
  const { id, application, place, listing, match, mustMissed, cvFile, rules } = listed;
  const { vacancy_id, company_id, created_at, platform_id, media_code } = application;
  const changing = { ...place, ...listedColumns(listing, match), must_missed: mustMissed, listed_by: rules };
  await tx
    .insertInto("desk_applications")
    .values({
      ...{ application_id: id, vacancy_id, company_id, applied_at: created_at, platform_id, media_code },
      source_key: sourceKey(platform_id, media_code),
      blind_code: await freeCode(tx, vacancy_id),
      ...changing,
    })
    .onConflict((conflict) =>
      conflict.column("application_id").doUpdateSet({ ...changing, source_key: sourceKey(platform_id, media_code) }),
    )
    .execute();
  await putWords(tx, id, listing, cvFile);
}

/** The channel before the link's own name, so that a channel's links stand together. */
export function sourceKey(platformId: number, mediaCode: string | null): string {
  return `${platformId} ${mediaCode ?? ""}`;
}

const getVector = (text: string): Expression<unknown> => sql`to_tsvector('simple', ${text})`;

/** A CV that was read already is not read again. */
async function putWords(tx: Tx, id: number, { words, blindWords }: Listing, cvFile: string | null): Promise<void> {
  const vectors = { words: getVector(words), blind_words: getVector(blindWords), cv_file: cvFile };
  await tx
    .insertInto("desk_words")
    .values({ application_id: id, ...vectors })
    .onConflict((conflict) =>
      conflict.column("application_id").doUpdateSet({
        ...vectors,
        cv_words: sql`case when desk_words.cv_file = excluded.cv_file then desk_words.cv_words end`,
        cv_read_by: sql<number>`case when desk_words.cv_file = excluded.cv_file then desk_words.cv_read_by else 0 end`,
      }),
    )
    .execute();
}

/** Writes where an application stands now. */
export async function putStanding(tx: Tx, id: number, place: ListedStanding): Promise<void> {
  await tx.updateTable("desk_applications").set(place).where("application_id", "=", id).execute();
}

const nobody = {
  ...{ name: "", name_key: "", score: -1, score_unpaid: -1, reasons: "[]" },
  ...{ degree_id: null, degree_rank: -1, institution_id: null, institution_other: null, institution_key: "" },
  ...{ major_id: null, major_other: null, experience_months: -1, salary: -1 },
  ...{
    domicile_id: null,
    domicile_other: null,
    domicile_key: "",
    phone_key: "",
    person_key: "",
    stars: 0,
    must_missed: -1,
    is_gone: true,
  },
};

/** Leaves of a person's applications in the lists an end and no person. */
export async function forgetListed(tx: Tx, applicantId: number): Promise<void> {
  const own = tx.selectFrom("desk_applications").select("application_id").where("applicant_id", "=", applicantId);
  await tx.deleteFrom("desk_words").where("application_id", "in", own).execute();
  await tx.updateTable("desk_applications").set(nobody).where("applicant_id", "=", applicantId).execute();
}

/** Some of the applications that older rules listed. */
export async function listedByOlder(db: Db, rules: number, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom("desk_applications")
    .select("application_id")
    .where("listed_by", "<", rules)
    .where("listed_by", "<", 100)
    .orderBy("listed_by")
    .limit(most)
    .execute();
  return rows.map(({ application_id }) => application_id);
}

/** Notes that nothing of it can be listed any more. */
export async function noteListed(tx: Tx, id: number, rules: number): Promise<void> {
  await tx.updateTable("desk_applications").set({ listed_by: rules }).where("application_id", "=", id).execute();
}

/** The desk's data about a person beside the applications, for the account's export. */
export async function listedRows(db: Db, applicantId: number) {
  return db
    .selectFrom("desk_applications")
    .select(["application_id as applicationId", "score", "stars", "shared_at as sharedAt", "shares_cv as sharesCv"])
    .where("applicant_id", "=", applicantId)
    .orderBy("application_id")
    .execute();
}

/** Applications that were sent and are missing in the desk's lists, or differ there. */
const unlisted = sql`from applications left join desk_applications on desk_applications.application_id = applications.id
  where applications.applicant_id is not null
    and exists (select from application_snapshots where application_snapshots.application_id = applications.id)
    and (desk_applications.application_id is null or (not desk_applications.is_gone
      and (desk_applications.status, desk_applications.phase_id) is distinct from (applications.status, applications.phase_id)))`;

/** How many applications are missing in the desk's lists, or differ there. */
export async function countUnlisted(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${unlisted}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Some of them after one, in the order of their ids. */
export async function unlistedAfter(db: Db, id: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select applications.id ${unlisted} and applications.id > ${id}
    order by applications.id limit ${most}`.execute(db);
  return rows.map((row) => row.id);
}
