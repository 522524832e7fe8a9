import type { Language } from "../../i18n/language.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { emailKey } from "../identity/email.ts";
import type { NewAlert } from "./alert.store.server.ts";
import { searchDocument, searchKey, tidySearch } from "./stored-search.server.ts";
import "./alerts.tables.ts";

export interface NewWish extends NewAlert {
  email: string;
  language: Language;
  expiresAt: Date;
}

export interface Wish extends NewAlert {
  id: number;
  /** null once it was confirmed. */
  email: string | null;
  language: Language;
  codeSealed: string;
  expiresAt: Date;
}

/** Notes a wish; one for the same search that is not over stays, with the newest name and frequency. */
export async function putWish(
  tx: Tx,
  wish: NewWish,
  now: Date,
): Promise<Pick<Wish, "id" | "codeSealed" | "expiresAt">> {
  const { email, language, name, search, frequency, expiresAt } = wish;
  const key = { email_key: emailKey(email), search_key: searchKey(search) };
  await tx
    .deleteFrom("alert_wishes")
    .where("email_key", "=", key.email_key)
    .where("search_key", "=", key.search_key)
    .where("expires_at", "<=", now)
    .execute();
  const values = { language, name, frequency, search: searchDocument.write(tidySearch(search)) };
  return tx
    .insertInto("alert_wishes")
    .values({ ...key, ...values, email, code_sealed: "", expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(["email_key", "search_key"]).doUpdateSet(values))
    .returning(["id", "code_sealed as codeSealed", "expires_at as expiresAt"])
    .executeTakeFirstOrThrow();
}

export async function setWishCode(tx: Tx, id: number, codeSealed: string): Promise<void> {
  await tx.updateTable("alert_wishes").set({ code_sealed: codeSealed }).where("id", "=", id).execute();
}

/** A wish, held until the transaction ends; undefined for one that there never was, or whose alert was deleted. */
export async function lockWish(tx: Tx, id: number): Promise<Wish | undefined> {
  const row = await tx.selectFrom("alert_wishes").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (row === undefined) return undefined;
  const { email, language, name, frequency, code_sealed: codeSealed, expires_at: expiresAt } = row;
  return { id, email, language, name, frequency, codeSealed, expiresAt, search: searchDocument.read(row.search) };
}

/** The content of a link, shown before anybody confirms. */
export async function wishById(db: Db, id: number) {
  return db.selectFrom("alert_wishes").select(["name", "frequency", "email"]).where("id", "=", id).executeTakeFirst();
}

/** A confirmed wish keeps no address; a second use of its link answers that it is confirmed. */
export async function settleWish(tx: Tx, id: number, alertId: number): Promise<void> {
  const settled = { email: null, email_key: null, alert_id: alertId };
  await tx.updateTable("alert_wishes").set(settled).where("id", "=", id).execute();
}

/** Forgets wishes that nobody confirmed in time, and the addresses that were named. */
export async function forgetWishes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("alert_wishes").where("expires_at", "<=", before).execute();
}

export async function listWishRows(db: Db, email: string) {
  const rows = await db
    .selectFrom("alert_wishes")
    .select(["name", "search", "frequency", "expires_at as expiresAt"])
    .where("email_key", "=", emailKey(email))
    .orderBy("id")
    .execute();
  return rows.map(({ search, ...rest }) => ({ ...rest, search: searchDocument.read(search) }));
}

export async function removeWishes(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("alert_wishes").where("email_key", "=", emailKey(email)).execute();
}
