import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { browserApi } from "../../../../contract/browser-api.ts";
import type { SummaryError } from "../../../../ui/forms/error-summary.tsx";
import { type AskingKeeper, askingKeeper } from "../../../drafts/portal/keep/asking-keeper.ts";
import { lastApi, useServerDraft } from "../../../drafts/portal/keep/use-draft.ts";
import { starDraftName } from "../../star.ts";
import { sendStar } from "../star.calls.ts";
import {
  getField,
  getResult,
  lackingIn,
  type OpenStar,
  type Question,
  type StarValues,
  starDrafts,
  valuesOf,
  withDraft,
} from "./star-page.ts";

function createKeeper({ id, draft }: OpenStar): AskingKeeper<StarValues> {
  const name = starDraftName(id);
  return askingKeeper({
    // A form is one person's alone: its name says whose it is.
    ...{ name, owner: name, schemas: starDrafts, api: browserApi, lastApi },
    begun: () => ({ values: null, version: 0 }),
    draftVersion: draft.version,
    keptAt: draft.data && new Date(draft.data.savedAt),
  });
}

/** Which questions are open: at first the first that lacks something. */
function useCards(questions: readonly Question[], first: number) {
  const [opened, setOpened] = useState(() => new Set([first]));
  const [wanted, setWanted] = useState<number | null>(null);
  const add = (ids: readonly number[]) => setOpened((before) => new Set([...before, ...ids]));
  return {
    opened,
    wanted,
    open(id: number) {
      add([id]);
      setWanted(id);
    },
    openAll: (ids: readonly number[]) => add(ids.filter((id) => questions.some((one) => one.id === id))),
  };
}

function errorsIn(questions: readonly Question[], values: StarValues): SummaryError[] {
  return questions.flatMap((question) => {
    const lacking = new Set(lackingIn(question, values));
    return question.details.flatMap(({ id: detailId, label }) => {
      const id = getField(question.id, detailId);
      return lacking.has(id)
        ? [{ id, message: m.interviews_star_missing_line({ label, question: question.question }) }]
        : [];
    });
  });
}

/** A STAR form that is being filled in. */
export interface StarInHand {
  form: UseFormReturn<StarValues>;
  values: StarValues;
  draft: ReturnType<typeof useServerDraft<StarValues>>;
  cards: ReturnType<typeof useCards>;
  /** Details that say nothing yet. */
  lacking: number;
  errorOf: (name: string) => string | undefined;
  /** The message of the last try; the number changes with each. */
  summary: { attempt: number; errors: SummaryError[] };
  sending: Sending;
  /** The button of the bar: asks before it sends, or says what is missing. */
  press: () => void;
}

/** Everything the open form does: values, draft, what lacks, sending. */
export function useStar(star: OpenStar): StarInHand {
  const { id, questions, draft: loaded } = star;
  const saved = valuesOf(questions);
  const form = useForm<StarValues>({
    defaultValues: loaded.data === null ? saved : withDraft(saved, loaded.data.values),
  });
  const [keeper] = useState(() => createKeeper(star));
  const name = starDraftName(id);
  const draft = useServerDraft<StarValues>({
    ...{ name, owner: name, schemas: starDrafts, form, keeper, draft: loaded },
    shownOf: (values) => withDraft(saved, values),
    onShow: ({ values }) => form.reset(withDraft(saved, values)),
  });
  const values = form.watch();
  const [attempt, setAttempt] = useState(0);
  const lacking = questions.filter((question) => lackingIn(question, values).length > 0);
  const [start] = useState(() => lacking[0]?.id ?? questions[0]?.id ?? 0);
  const cards = useCards(questions, start);
  const errors = errorsIn(questions, values);
  const sending = useSendingStar(star, form, () => draft.forget(form.getValues()));
  return {
    ...{ form, values, draft, cards, sending },
    lacking: errors.length,
    errorOf: (field) =>
      attempt > 0 && errors.some((error) => error.id === field) ? m.interviews_star_missing() : undefined,
    summary: { attempt, errors: attempt === 0 ? [] : errors },
    press() {
      if (errors.length === 0) return sending.ask();
      cards.openAll(lacking.map((question) => question.id));
      setAttempt((before) => before + 1);
    },
  };
}

/** How far sending is. */
type Step =
  | { status: "idle" | "asking" | "sending" }
  /** Everything stays; `isChanged`: the questions are others now. */
  | { status: "failed"; message: string; isChanged: boolean };

interface Sending {
  step: Step;
  /** Asks first: what was sent cannot be changed. */
  ask: () => void;
  send: () => void;
  close: () => void;
}

/** Sends the form for good, and shows it as it was sent. */
function useSendingStar(star: OpenStar, form: UseFormReturn<StarValues>, onSent: () => Promise<void>): Sending {
  const [step, setStep] = useState<Step>({ status: "idle" });
  const { revalidate } = useRevalidator();
  const send = async () => {
    setStep({ status: "sending" });
    const ApplicantSTARResult = getResult(star.questions, form.getValues());
    const body = { ApplicantSTARId: star.id, ApplicantSTARResult, lang: getLocale() };
    const sent = await browserApi.send(sendStar, { body });
    // Also when an earlier try arrived whose answer was lost.
    if (sent.status === "accepted" || sent.code === "already-submitted") {
      await onSent();
      await revalidate();
      return setStep({ status: "idle" });
    }
    setStep({ status: "failed", message: sent.message, isChanged: sent.http === 422 });
  };
  return {
    step,
    ask: () => setStep({ status: "asking" }),
    send: () => void send(),
    close() {
      if (step.status === "failed" && step.isChanged) void revalidate();
      setStep({ status: "idle" });
    },
  };
}
