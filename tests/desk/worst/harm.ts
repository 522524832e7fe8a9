import { toldInsides } from "../../attacks/walk/attack.ts";
import { gained } from "../../attacks/walk/injection.ts";
import type { CallResponse } from "../../wire/whole-portal.ts";

/** A text in everything of the other company. */
export const othersWord = "kenarilain";

/** The desk's own, and the language that someone chose for themselves. */
const cookies = /^(visit-)?lang=(id|en)?;|^(__Host-)?staff(-device|-second-step|-passkey|-waiting)?=[\w.~-]*;/;

const files = /^(image\/(png|jpeg|webp|svg\+xml)|application\/(pdf|zip|vnd\.openxmlformats[\w.-]+)|text\/csv)(;|$)/;

const isCode = (code: unknown) => typeof code === "string" && /^[a-z][a-z0-9-]*$/.test(code);

function wrongHeaders({ headers, text, http }: CallResponse): string | null {
  const type = headers.get("content-type");
  const isFile = files.test(type ?? "") && headers.get("content-disposition")?.startsWith("attachment;");
  const isNothing = type === null && text === "" && (http === 204 || http === 405);
  if (!isFile && !isNothing && !/^application\/(problem\+)?json;/.test(type ?? "")) return `an answer of ${type}`;
  if (headers.get("x-content-type-options") !== "nosniff") return "an answer that may be sniffed";
  if (!headers.get("content-security-policy")?.includes("default-src 'none'")) return "an answer without a policy";
  return headers.getSetCookie().every((cookie) => cookies.test(cookie)) ? null : "a cookie that is none of the desk's";
}

function isNamedError(error: unknown): boolean {
  const named: object = typeof error === "object" && error !== null ? error : {};
  return isCode(Reflect.get(named, "code")) && /^\//.test(String(Reflect.get(named, "pointer")));
}

function wrongRefusal({ http, headers, json }: CallResponse): string | null {
  if (http < 400 || http === 405) return null;
  if (!headers.get("content-type")?.startsWith("application/problem+json")) return "a refusal that is no problem";
  if (json["status"] !== http || !isCode(json["code"]) || !json["title"]) return "a refusal without a code";
  const { errors } = json;
  const isNamed = Array.isArray(errors) && errors.length > 0 && errors.every(isNamedError);
  return http === 422 && !isNamed ? "wrong fields without names" : null;
}

/** A refusal may repeat what it refused; a short word may be one of its own. */
function repeats({ http, text }: CallResponse, sent: string): boolean {
  return (
    http >= 400 &&
    sent.length > 5 &&
    /[<>'"${}\\\u2028\u202e]/.test(sent) &&
    text.includes(JSON.stringify(sent).slice(1, -1))
  );
}

/**
 * A desk answer's fault, for any request; null for none.
 * @param namesOthers whether the caller may read the names of the other company's members
 */
export function harmOf(response: CallResponse, sent = "", namesOthers = false): string | null {
  if (response.http >= 500) return `a fault: ${response.http}`;
  const wrong = wrongHeaders(response) ?? wrongRefusal(response) ?? gained(response) ?? toldInsides(response);
  if (wrong !== null) return wrong;
  if (Reflect.get({}, "polluted") !== undefined) return "every object";
  if (repeats(response, sent)) return "a refusal that repeats it";
  return !namesOthers && response.text.includes(othersWord) ? "another company's thing" : null;
}
