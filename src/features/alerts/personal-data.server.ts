import type { PersonalData } from "../../platform/personal-data.ts";
import { findApplicant } from "../identity/applicant.queries.server.ts";
import { emailKey } from "../identity/email.ts";
import { findAddressId, removeAddress } from "./address.queries.server.ts";
import { type Alert, listPrincipalAlerts } from "./alert.store.server.ts";
import { lookedAtRows, removeLookedAt } from "./digest/vacancy-letter.queries.server.ts";
import { reminderRows, removeReminders } from "./reminders/reminder.queries.server.ts";
import { getStates, removeSuggestions, suggestedRows } from "./suggestions/suggestion.queries.server.ts";
import { listWishRows, removeWishes } from "./wish.store.server.ts";

/** An alert without what only we need of it. */
function toAlertRecord({ id, name, search, frequency, createdAt, pausedAt, lookedUntil, lastSentAt, askedAt }: Alert) {
  return { id, name, search, frequency, createdAt, pausedAt, lookedUntil, lastSentAt, askedAt };
}

/**
 * The alerts of a person's address, exported and erased. An account that was never activated is not shown to be the
 * address's: it takes nothing of what its owner keeps without one.
 */
export const alertsPersonalData: PersonalData = {
  tables: ["alert_addresses", "alerts", "alert_wishes"],
  async tell(db, { email }) {
    const id = await findAddressId(db, email);
    const alerts = id === null ? [] : await listPrincipalAlerts(db, id);
    return [
      { name: "alerts", data: alerts.map(toAlertRecord) },
      { name: "alerts-not-confirmed", data: await listWishRows(db, email) },
    ];
  },
  async erase(tx, { applicantId, email }) {
    const account = await findApplicant(tx, applicantId);
    if (account === undefined || account.activatedAt === null) return [];
    await removeWishes(tx, email);
    await removeAddress(tx, email);
    return [];
  },
};

/** When letters of vacancies were looked at for a person, these two days. */
export const vacancyLettersPersonalData: PersonalData = {
  tables: ["vacancy_letters"],
  tell: async (db, { email }) => [{ name: "vacancy-letters", data: await lookedAtRows(db, emailKey(email)) }],
  async erase(tx, { email }) {
    await removeLookedAt(tx, emailKey(email));
    return [];
  },
};

/** When a person was reminded of an application that was begun. */
export const remindersPersonalData: PersonalData = {
  tables: ["application_reminders"],
  tell: async (db, { applicantId }) => [{ name: "application-reminders", data: await reminderRows(db, applicantId) }],
  async erase(tx, { applicantId }) {
    await removeReminders(tx, applicantId);
    return [];
  },
};

/** When suggestions were looked for, and what was suggested. */
export const suggestionsPersonalData: PersonalData = {
  tables: ["suggestions", "suggested_vacancies"],
  async tell(db, { applicantId }) {
    const { lookedAt, toldAt, told } = (await getStates(db, [applicantId])).get(applicantId) ?? {};
    const data = { lookedAt, toldAt, told, vacancies: await suggestedRows(db, applicantId) };
    return [{ name: "suggestions", data }];
  },
  async erase(tx, { applicantId }) {
    await removeSuggestions(tx, applicantId);
    return [];
  },
};
