import { redirect } from "react-router";
import { writeCookie } from "../contract/cookies.ts";
import { ownPath } from "../contract/own-path.ts";
import { cookiePath } from "../contract/site-base.ts";

const YEAR_SECONDS = 365 * 24 * 3600;

interface Preference {
  name: string;
  value: string;
  origin: string;
  back: FormDataEntryValue | null;
}

/** Stores a choice of this browser for a year and leads back to where it was made. */
export function storePreference({ name, value, origin, back }: Preference): Response {
  const cookie = writeCookie({
    name,
    value,
    path: cookiePath,
    httpOnly: true,
    secure: origin.startsWith("https:"),
    maxAge: YEAR_SECONDS,
  });
  return redirect(ownPath(back) ?? "/", { headers: { "set-cookie": cookie } });
}
