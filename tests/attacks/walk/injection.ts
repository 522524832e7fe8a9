import { publishedCall } from "../../wire/asking.ts";
import { signUpData } from "../../wire/register-form.ts";
import { bodyOf } from "../../wire/whole-portal.ts";
import { type Aim, type Attack, type AttackTable, toldInsides } from "./attack.ts";
import { injections, mailAddresses, mailNames, searches } from "./payloads.ts";
import { aPersonOfOwn, ownPersonCalls } from "./people.ts";
import { currentParts, everyTarget, lastCalls, make, type Place, partsWith, placeName, type Target } from "./places.ts";

/** So long nothing takes but what was told to sleep. */
const slowMs = 2_500;

/** Calls that cost a picture or a file each time try so many texts at a place, others at the next place. */
function textsAt(call: string, place: number): readonly string[] {
  const { body, isFile } = publishedCall(call);
  const most =
    call === "POST auth/register" ? 2 : body === "multipart" || isFile || call === "POST login" ? 5 : injections.length;
  return injections.map((_, index) => injections[(place * most + index) % injections.length] ?? "").slice(0, most);
}

function gained(text: string, headers: Headers, ms: number): string | null {
  if (headers.has("x-injected") || [...headers.values()].some((value) => /X-Injected/i.test(value))) return "a header";
  if (ms > slowMs) return `it slept ${ms} ms`;
  if (/\$argon2|root:x:0|PostgreSQL \d/.test(text)) return "what nobody may read";
  return null;
}

function injectionAt(aim: Aim, { call, parts }: Target, place: Place, payload: string): Attack {
  return {
    input: `${placeName(place)} ${payload}`,
    async attempt() {
      const at = ownPersonCalls.has(call) ? await aPersonOfOwn(aim) : aim;
      const started = performance.now();
      const came = await make(at, call, partsWith(await currentParts(at, call, parts), place, payload));
      const gain = gained(came.text, came.headers, performance.now() - started);
      return { answers: [came], won: gain ?? toldInsides(came) };
    },
  };
}

/** A search by what searches are made of: it finds what it finds. */
function searched({ send, owner }: Aim, text: string): Attack {
  return {
    input: `a search for ${text}`,
    async attempt() {
      const { token } = owner;
      const lists = [{}, { sort: "closing" }, { isMatch: true }].map((more) =>
        send({ path: "lowongan-page/id", token, body: { SearchString: text, ...more } }),
      );
      const entries = send({ path: `master-data/en/institution?${new URLSearchParams({ search: text })}`, token });
      const history = send({ path: "Application/list/id", token, body: { Position: text, AtsPhase: text } });
      const questions = send({ path: "front-end/search-question/id", token, body: { Question: text } });
      const answers = await Promise.all([...lists, entries, history, questions]);
      const bad = answers.find(({ http }) => http !== 200);
      return { answers, won: bad === undefined ? null : `${bad.http} ${bad.text.slice(0, 120)}` };
    },
  };
}

/** A name or an address that would write into a mail's head: refused where it comes in. */
function inMailHead(aim: Aim, field: "name" | "email", text: string): Attack {
  return {
    input: `a mail's head by ${field}: ${text}`,
    async attempt() {
      const data = await signUpData(aim.platform, { [field]: text });
      const body = bodyOf("multipart", { data, grecaptcha: "x", lang: "id" });
      const signUp = await aim.pastCaptcha({ path: "auth/register", token: aim.guest, body });
      const resend = await aim.pastCaptcha({ path: "resend-activation", body: { email: text, grecaptcha: "x" } });
      const isNamed = signUp.text.includes(`"path":"PERSONAL_DATA.${field}"`);
      const isRefused = signUp.http === 422 && resend.http === 422 && isNamed;
      return { answers: [signUp, resend], won: isRefused ? null : `${signUp.http}, ${resend.http}` };
    },
  };
}

/** Each text at every place of every registered call. */
export const injection: AttackTable = async (aim) => {
  const targets = (await everyTarget(aim)).filter(({ call }) => !lastCalls.has(call));
  const sent = targets.flatMap((target) =>
    target.places.flatMap((place, index) =>
      textsAt(target.call, index).map((text) => injectionAt(aim, target, place, text)),
    ),
  );
  const heads = [
    ...mailAddresses.map((text) => inMailHead(aim, "email", text)),
    ...mailNames.map((text) => inMailHead(aim, "name", text)),
  ];
  return [...sent, ...searches.map((text) => searched(aim, text)), ...heads];
};
