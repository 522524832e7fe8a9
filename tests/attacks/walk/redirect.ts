import { ownPath } from "../../../src/contract/own-path.ts";
import { aCv, aPhoto } from "../../support/applicants.ts";
import { mailedLink } from "../../support/mailed-link.ts";
import { signUpData } from "../../wire/register-form.ts";
import { findBody } from "../../wire/whole-portal.ts";
import { mailsTo } from "../kept.ts";
import type { Aim, Attack, AttackTable } from "./attack.ts";
import { redirects } from "./payloads.ts";

/** Where a browser on our site would go. */
export function leadsAway(path: string, site: string): boolean {
  return URL.parse(path, `${site}/lowongan`)?.origin !== new URL(site).origin;
}

/** The one rule that every way back goes through. */
function byRule(aim: Aim, wish: string): Attack {
  return {
    input: `the rule: ${JSON.stringify(wish)}`,
    async attempt() {
      const path = ownPath(wish);
      const away = path !== null && leadsAway(path, aim.platform.settings.publicUrl);
      return { answers: [], won: away || (path !== null && /evil|alert/.test(path)) ? `it leads to ${path}` : null };
    },
  };
}

/** The flow to a provider keeps the page to return to, and leads there at the end. */
function byProvider({ send }: Aim, wish: string): Attack {
  return {
    input: `by a provider: ${JSON.stringify(wish)}`,
    async attempt() {
      const begun = await send({ path: `/signin/google?${new URLSearchParams({ redirect: wish })}` });
      const cookie = begun.headers
        .getSetCookie()
        .map((line) => line.split(";", 1)[0])
        .join("; ");
      const there = new URL(begun.headers.get("location") ?? "nowhere:");
      const back = new URL(
        `/signin/google/callback?error=access_denied&state=${there.searchParams.get("state")}`,
        "http://x",
      );
      const over = await send({ path: back.pathname + back.search, cookie });
      const to = over.headers.get("location") ?? "";
      return { answers: [begun, over], won: /evil|alert|redirect=/.test(to) ? `it leads to ${to}` : null };
    },
  };
}

let people = 0;

/** The mailed link carries where the person was going. Costs an account, so some of the wishes do. */
function bySignUp(aim: Aim, redirect: string): Attack {
  return {
    input: `by a mailed link: ${JSON.stringify(redirect)}`,
    async attempt() {
      people += 1;
      const email = `tujuan${people}@contoh.id`;
      const files = { photoProfile: await aPhoto(), cvFile: aCv() };
      const data = await signUpData(aim.platform, { email });
      const body = findBody("multipart", { data, ...files, grecaptcha: "x", lang: "id", redirect });
      const response = await aim.pastCaptcha({ path: "auth/register", token: aim.guest, body });
      const [mail = ""] = response.json["acknowledge"] === 1 ? await mailsTo(aim.platform, email) : [];
      const link = mail === "" ? "" : mailedLink(mail, "/account/confirmation/");
      return { answers: [response], won: /evil|alert|redirect=/.test(link) ? `it leads to ${link}` : null };
    },
  };
}

/** Wishes to leave the site; pages are tried with the same in a running site. */
export const redirect: AttackTable = (aim) => [
  ...redirects.map((wish) => byRule(aim, wish)),
  ...redirects.map((wish) => byProvider(aim, wish)),
  ...redirects.filter((_, index) => index % 10 === 0).map((wish) => bySignUp(aim, wish)),
];
