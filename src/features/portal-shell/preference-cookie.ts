import { redirect } from "react-router";
import { writeCookie } from "../../contract/cookies.ts";
import { ownPath } from "../../contract/own-path.ts";
import { cookiePath } from "../../contract/site-base.ts";

const YEAR_SECONDS = 365 * 24 * 3600;

interface Preference {
  name: string;
  value: string;
  origin: string;
  back: FormDataEntryValue | null;
  /** A cookie that would overrule the choice. */
  ends?: string;
}

/** Stores a choice of this browser for a year and leads back to where it was made. */
export function storePreference({ name, value, origin, back, ends }: Preference): Response {
  const ours = { path: cookiePath, httpOnly: true, secure: origin.startsWith("https:") };
  const headers = new Headers({ "set-cookie": writeCookie({ ...ours, name, value, maxAge: YEAR_SECONDS }) });
  if (ends !== undefined) headers.append("set-cookie", writeCookie({ ...ours, name: ends, value: "", maxAge: 0 }));
  return redirect(ownPath(back) ?? "/", { headers });
}
