import { inTurn } from "../../support/every-look.ts";
import { isTardy } from "../../support/tardy.ts";
import { publishedCall } from "../../wire/asking.ts";
import { signUpData } from "../../wire/register-form.ts";
import { type CallResponse, findBody } from "../../wire/whole-portal.ts";
import { type Aim, type Attack, type AttackTable, toldInsides } from "./attack.ts";
import { injections, mailAddresses, mailNames, searches } from "./payloads.ts";
import { aPersonOfOwn, ownPersonCalls } from "./people.ts";
import {
  currentParts,
  everyTarget,
  holdsText,
  lastCalls,
  make,
  type Place,
  partsWith,
  placeName,
  type Target,
} from "./places.ts";

/** How many places share the texts: one in so many is tried at each, the next ones at the next place of any call. */
const turns = 9;

/**
 * Calls that cost a picture or a file each time try one text at a place and another at the next; places of numbers, where
 * every text is refused alike, try two.
 */
function textsAt({ call, parts }: Target, place: Place, index: number): readonly string[] {
  const { body, isFile } = publishedCall(call);
  const costs = body === "multipart" || isFile === true || call === "POST login";
  if (!costs && call !== "POST auth/register" && holdsText(parts, place)) return inTurn(injections, index, turns);
  const most = call === "POST auth/register" || body === "multipart" ? 1 : 2;
  return injections.map((_, turn) => injections[(index * most + turn) % injections.length] ?? "").slice(0, most);
}

/** Traces in an answer of what a text tried to get from databases, files and headers. */
export function gained({ text, headers }: Pick<CallResponse, "text" | "headers">): string | null {
  if (headers.has("x-injected") || [...headers.values()].some((value) => /X-Injected/i.test(value))) return "a header";
  return /\$argon2|root:x:0|PostgreSQL \d/.test(text) ? "what nobody may read" : null;
}

async function timed(ask: () => Promise<CallResponse>): Promise<{ came: CallResponse; ms: number }> {
  const started = performance.now();
  const response = await ask();
  return { came: response, ms: performance.now() - started };
}

function injectionAt(aim: Aim, { call, parts }: Target, place: Place, payload: string): Attack {
  const ask = async (text: string) => {
    const at = ownPersonCalls.has(call) ? await aPersonOfOwn(aim) : aim;
    return make(at, call, partsWith(await currentParts(at, call, parts), place, text));
  };
  return {
    input: `${placeName(place)} ${payload}`,
    async attempt() {
      const { came, ms } = await timed(() => ask(payload));
      const isSlow =
        payload.includes("sleep") &&
        (await isTardy(
          ms,
          () => ask(payload),
          () => ask("kata"),
        ));
      return { answers: [came], won: isSlow ? "it slept" : (gained(came) ?? toldInsides(came)) };
    },
  };
}

/** A search by what searches are made of: it finds what it finds. */
function searched({ send, owner }: Aim, text: string): Attack {
  return {
    input: `a search for ${text}`,
    async attempt() {
      const { token } = owner;
      const lists = [{}, { sort: "closing" }, { isMatch: true }, { correct: true }, { NearId: 1 }].map((more) =>
        send({ path: "lowongan-page/id", token, body: { SearchString: text, ...more } }),
      );
      const entries = send({ path: `master-data/en/institution?${new URLSearchParams({ search: text })}`, token });
      const history = send({ path: "Application/list/id", token, body: { Position: text, AtsPhase: text } });
      const questions = send({ path: "front-end/search-question/id", token, body: { Question: text } });
      const typed = new URLSearchParams({ SearchString: text, correct: "true" });
      const filters = ["search-suggestions", "search-dropdown"].map((path) =>
        send({ path: `${path}/en?${typed}`, token }),
      );
      const answers = await Promise.all([...lists, ...filters, entries, history, questions]);
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
      const body = findBody("multipart", { data, grecaptcha: "x", lang: "id" });
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
  const sent = targets
    .flatMap((target) => target.places.map((place) => [target, place] as const))
    .flatMap(([target, place], index) =>
      textsAt(target, place, index).map((text) => injectionAt(aim, target, place, text)),
    );
  const heads = [
    ...mailAddresses.map((text) => inMailHead(aim, "email", text)),
    ...mailNames.map((text) => inMailHead(aim, "name", text)),
  ];
  return [...sent, ...searches.map((text) => searched(aim, text)), ...heads];
};
