import { aVacancy, storeVacancies } from "../../support/vacancies.ts";
import { publishedCall } from "../../wire/asking.ts";
import type { CallResponse } from "../../wire/whole-portal.ts";
import { type Aim, type Attack, type AttackTable, toldInsides } from "./attack.ts";
import { hostileHtml, scripts } from "./payloads.ts";
import { aPersonOfOwn, ownPersonCalls } from "./people.ts";
import { currentParts, everyTarget, lastCalls, make, type Place, partsWith, placeName, type Target } from "./places.ts";

/** All that may be left of HTML: headings, paragraphs, lists, and links that leave nothing behind. */
const harmless =
  /^(h[345]|p|br|ul|ol|li|strong|em|blockquote|a( href="(https?|mailto):[^"]*")?( rel="nofollow noopener")?)( \/)?$/;

/** Tags with their attributes that are no harmless ones. */
export function hostileTags(html: string): string[] {
  const tags = [...html.matchAll(/<\/?([a-z0-9]+)([^<>]*)>/gi)];
  return tags.map(([, tag = "", rest = ""]) => tag.toLowerCase() + rest).filter((tag) => !harmless.test(tag));
}

function getTexts(data: unknown): string[] {
  return Object.entries(Object(data)).flatMap(([name, value]) =>
    name === "description" || name === "requirement" ? [String(value)] : [],
  );
}

/** HTML that comes in with a vacancy, in every field that holds some. */
function imported(aim: Aim, html: string): Attack {
  return {
    input: `imported: ${html}`,
    async attempt() {
      const fields = {
        descriptionId: html,
        descriptionEn: `<p>x</p>${html}`,
        requirementId: `- ${html}`,
        requirementEn: html,
      };
      const [id = 0] = await storeVacancies(aim.platform.database, [aVacancy(fields)]);
      const answers = [];
      const left: string[] = [];
      for (const language of ["id", "en"]) {
        const response = await aim.send({ path: `lowongan-detail/${id}/${language}`, token: aim.guest });
        answers.push(response);
        const texts = getTexts(response.json["data"]);
        if (texts.length !== 2) left.push("no texts");
        left.push(...texts.flatMap(hostileTags));
      }
      return { answers, won: left.length === 0 ? null : left.join(" ") };
    },
  };
}

/** HTML that someone wrote into the table itself. */
function planted(aim: Aim, html: string): Attack {
  return {
    input: `in the table: ${html}`,
    async attempt() {
      const { db } = aim.platform.database;
      const { id } = await db
        .selectFrom("vacancies")
        .select("id")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirstOrThrow();
      await db
        .updateTable("vacancies")
        .set({ description_id: html, requirement_id: html })
        .where("id", "=", id)
        .execute();
      const response = await aim.send({ path: `lowongan-detail/${id}/id`, token: aim.guest });
      const left = getTexts(response.json["data"]).flatMap(hostileTags);
      return { answers: [response], won: left.length === 0 ? null : left.join(" ") };
    },
  };
}

/** An answer that no browser takes for a page, and a refusal that does not repeat what it refused. */
function findPayload({ headers, http, text }: CallResponse, payload: string): string | null {
  const type = headers.get("content-type") ?? "";
  if (!/^(application\/(json|zip|octet-stream)|image\/|application\/pdf)/.test(type)) return `an answer of ${type}`;
  if (headers.get("x-content-type-options") !== "nosniff") return "an answer that may be sniffed";
  if (!headers.get("content-security-policy")?.includes("default-src 'none'")) return "an answer without a policy";
  return http === 422 && text.includes(JSON.stringify(payload).slice(1, -1)) ? "a refusal that repeats it" : null;
}

function sentTo(aim: Aim, { call, parts }: Target, place: Place, payload: string): Attack {
  return {
    input: `${placeName(place)} ${payload}`,
    async attempt() {
      const at = ownPersonCalls.has(call) ? await aPersonOfOwn(aim) : aim;
      const response = await make(at, call, partsWith(await currentParts(at, call, parts), place, payload));
      return { answers: [response], won: findPayload(response, payload) ?? toldInsides(response) };
    },
  };
}

/** Scripts in imported HTML, in tables, and at every place of every call: one each, in turn. */
export const script: AttackTable = async (aim) => {
  const targets = (await everyTarget(aim)).filter(
    ({ call }) => !lastCalls.has(call) && publishedCall(call).isFile !== true,
  );
  const sent = targets
    .flatMap((target) => target.places.map((place) => [target, place] as const))
    .map(([target, place], index) => sentTo(aim, target, place, scripts[index % scripts.length] ?? ""));
  return [...hostileHtml.map((html) => imported(aim, html)), ...hostileHtml.map((html) => planted(aim, html)), ...sent];
};
