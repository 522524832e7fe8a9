import type { Db, Tx } from "../../../platform/database/database.ts";
import { recordTrail } from "../../audit/trail.queries.server.ts";
import { byCommand, type TrailAction } from "../../audit/trail.ts";
import { membersWhoMay } from "../../companies/roles/members-who-may.server.ts";
import { takeBackNotices, tellStaff } from "../../notifications/tell-staff.server.ts";
import {
  deskVacanciesByCode,
  dropDraft,
  lockDeskVacanciesByCode,
  rewriteDraft,
} from "../draft/desk-vacancy.queries.server.ts";
import { dropImported, putImported } from "../imported/imported.queries.server.ts";
import { toldFields } from "../imported/imported-values.ts";
import { isMadeInDesk, type MergedVacancy, mergedVacancy, type Putting } from "./merged-vacancy.server.ts";
import { insertVacancies, overwriteVacancies, type PutVacancy, refreshPublic } from "./put-vacancies.queries.server.ts";

const getCodes = (vacancies: readonly PutVacancy[]) => vacancies.map(({ code }) => code);

/** How many fields would wait for a choice if these vacancies were put; nothing is. */
export async function wouldRaise(db: Db, vacancies: readonly PutVacancy[], putting: Putting): Promise<number> {
  const known = await deskVacanciesByCode(db, getCodes(vacancies));
  const merged = vacancies.flatMap((incoming) => {
    const vacancy = known.get(incoming.code);
    return vacancy === undefined ? [] : [mergedVacancy(vacancy, incoming, putting)];
  });
  return countRaised(merged);
}

const countRaised = (all: readonly MergedVacancy[]) => all.reduce((sum, { merged }) => sum + merged.raised.length, 0);

/**
 * Puts vacancies in place, each code once: new ones are added, of those that are there each field is compared with what
 * the last import said (recruiting §12). Those that are open can be found at once, those that are not no more. One whose
 * day had come is open again where its last day lies ahead; one that the desk put away or closed stays so.
 * @returns how many fields wait for a choice that did not before
 */
export async function putVacancies(
  tx: Tx,
  vacancies: readonly PutVacancy[],
  putting: Putting,
): Promise<{ raised: number }> {
  if (vacancies.length === 0) return { raised: 0 };
  const known = await lockDeskVacanciesByCode(tx, getCodes(vacancies));
  const added = new Set(
    await insertVacancies(
      tx,
      vacancies.filter(({ code }) => !known.has(code)),
    ),
  );
  // Someone at the desk took the code meanwhile.
  const missed = getCodes(vacancies).filter((code) => !known.has(code) && !added.has(code));
  const late = missed.length === 0 ? [] : await lockDeskVacanciesByCode(tx, missed);
  const there = new Map([...known, ...late]);
  const merged = vacancies.flatMap((incoming) => {
    const vacancy = there.get(incoming.code);
    return vacancy === undefined ? [] : [mergedVacancy(vacancy, incoming, putting)];
  });
  await overwriteVacancies(
    tx,
    merged.map(({ row }) => row),
  );
  for (const one of merged) await keepApart(tx, one, putting);
  await refreshPublic(tx, [...vacancies.filter(({ code }) => added.has(code)), ...merged.map(({ row }) => row)]);
  return { raised: countRaised(merged) };
}

/** The desk's data beside a vacancy's own row: the draft, imported values, and the trail of both. */
async function keepApart(tx: Tx, one: MergedVacancy, { now }: Putting): Promise<void> {
  const { vacancy, merged, isApart } = one;
  const { id, draft, imported } = vacancy;
  const { said, pending, raised } = merged;
  if (draft !== null && toldFields(merged.taken).length > 0) {
    if (one.draft === null) await dropDraft(tx, id);
    else await rewriteDraft(tx, id, one.draft);
  }
  if (isApart) {
    const pendingAt = raised.length > 0 ? now : (imported?.pendingAt ?? now);
    await putImported(tx, id, { said, pending, pendingAt, isMadeInDesk: isMadeInDesk(vacancy) });
  } else if (imported?.isKept) await dropImported(tx, [id]);
  await record(tx, one, "conflict.raised", raised, now);
  if (raised.length > 0) await tellOfConflict(tx, vacancy, now);
  else if (imported?.pendingAt && toldFields(pending).length === 0) await takeBackNotices(tx, "conflict", id);
  await record(tx, one, "conflict.took-theirs", merged.overwritten, now);
}

/** Notifies the vacancy's owner and last editor, once, as far as they may choose; else all who may. */
async function tellOfConflict(
  tx: Tx,
  { id, companyId, ownerId, editedBy, draft }: MergedVacancy["vacancy"],
  now: Date,
): Promise<void> {
  const able = await membersWhoMay(tx, "conflict.resolve", { companyId, vacancyId: id });
  const own = able.filter((staffId) => [ownerId, editedBy, draft?.editedBy].includes(staffId));
  const to = own.length > 0 ? own : able;
  await takeBackNotices(tx, "conflict", id);
  await tellStaff(tx, { to, by: null, companyId, about: { kind: "conflict", id } }, now);
}

async function record(
  tx: Tx,
  { vacancy: { id, companyId } }: MergedVacancy,
  action: TrailAction,
  fields: readonly string[],
  now: Date,
): Promise<void> {
  if (fields.length === 0) return;
  const by = { actor: byCommand, requestId: "npm run import" };
  const thing = { kind: "vacancy", id } as const;
  await recordTrail(tx, { ...by, action, needed: "conflict.resolve", thing, companyId, fields }, now);
}
