import type { PageAction, PageRequest } from "../../../../contract/page.ts";
import { eraseSignUp } from "../my-account.calls.ts";

interface Params {
  /** The token of the activation link. */
  id: string;
}

/** What came of it; `failed` is our fault or the network's, and may be tried again. */
export type NotMine = { status: "erased" | "activated" | "unknown" } | { status: "failed"; message: string };

/** Opening the page changes nothing: it asks first (promise 6). */
export async function load({ params: { id } }: PageRequest<Params>) {
  return { token: id };
}

export async function act({ api, params, language }: PageAction<Params>): Promise<NotMine> {
  const sent = await api.send(eraseSignUp, { body: { token: params.id, lang: language } });
  if (sent.status === "accepted") return { status: "erased" };
  if (sent.code === "already-activated") return { status: "activated" };
  // A token that is no token at all is told at its own field, which the page does not have.
  if (sent.code === "activation-invalid" || sent.errors.length > 0) return { status: "unknown" };
  return { status: "failed", message: sent.message };
}
