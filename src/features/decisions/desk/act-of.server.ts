import { wireMoment } from "../../../i18n/calendar.ts";
import { type Language, languages } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Act } from "../../applications/act/act.schema.ts";
import type { BothLanguages } from "../../applications/application.ts";
import { endReasonById } from "../end-reason.queries.server.ts";
import type { ActInput } from "./acts.schema.ts";

type Texts = { id?: string | undefined; en?: string | undefined } | undefined;

/**
 * A text in one language fills the other where nobody reads that; {@link lackingIn} lists the fields where someone
 * does.
 */
function both(texts: Texts): BothLanguages | null {
  if (texts === undefined) return null;
  const { id = texts.en ?? "", en = texts.id ?? "" } = texts;
  return { id, en };
}

/** The fields of an act that have a text in one language and none in another. */
export function lackingIn(act: ActInput): { field: string; language: Language }[] {
  const fields = {
    words: "words" in act ? act.words : undefined,
    nextStep: "nextStep" in act ? act.nextStep : undefined,
  };
  return Object.entries(fields).flatMap(([field, text]) =>
    text === undefined
      ? []
      : languages.filter((language) => text[language] === undefined).map((language) => ({ field, language })),
  );
}

/** The act that a body means; null where it names a reason that there is not, or no more. */
export async function findAct(db: Db, body: ActInput): Promise<Act | null> {
  switch (body.kind) {
    case "end": {
      const reason = await endReasonById(db, body.reasonId);
      if (reason === undefined || reason.isRetired) return null;
      return { kind: "end", reasonId: reason.id, words: both(body.words) ?? reason.words };
    }
    case "move":
      return { kind: "move", phaseId: body.phaseId, nextStep: both(body.nextStep), dueOn: body.dueOn ?? null };
    case "move-back":
      return { kind: "move-back", phaseId: body.phaseId, words: both(body.words) };
    case "invite": {
      const { phaseId, place, at, dueOn = null, nextStep } = body;
      const when = at === undefined ? null : wireMoment(new Date(at));
      return { kind: "invite", phaseId, place, at: when, dueOn, nextStep: both(nextStep) };
    }
    case "ask":
      return { kind: "ask", phaseId: body.phaseId, formCode: body.formCode, dueOn: body.dueOn ?? null };
    default:
      return { kind: body.kind, words: both(body.words) };
  }
}
