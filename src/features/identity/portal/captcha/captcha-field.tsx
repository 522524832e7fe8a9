import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { m } from "#messages";
import { browserApi } from "../../../../contract/browser-api.ts";
import { captchaName, heldSince } from "../../../../contract/captcha-name.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { remoteChallenge } from "../../people.schema.ts";
import { captchaChallenge } from "../accounts.calls.ts";
import styles from "./captcha-field.module.css";
import { CaptchaWidget } from "./captcha-widget.tsx";
import type { CaptchaState, CaptchaWork } from "./captcha-work.ts";
import { loadRecaptcha, type Recaptcha } from "./load-recaptcha.ts";
import { RecaptchaWidget } from "./recaptcha-widget.tsx";

/** Who asks: our own server with ALTCHA, whose code is fetched at the first touch, or Google where the operator chose it. */
type Widget =
  | { readonly by: "altcha"; readonly isLoaded: boolean }
  | { readonly by: "recaptcha"; readonly recaptcha: Recaptcha };

let asking: Promise<Widget> | undefined;

async function loadAltcha(): Promise<Widget> {
  const [{ default: Pbkdf2Worker }] = await Promise.all([
    import("altcha/workers/pbkdf2?worker"),
    import("altcha/external"),
  ]);
  await import("altcha/i18n/id");
  globalThis.$altcha.algorithms.set("PBKDF2/SHA-256", () => new Pbkdf2Worker());
  return { by: "altcha", isLoaded: true };
}

async function ask(): Promise<Widget> {
  const sent = await browserApi.send(captchaChallenge, {});
  if (sent.status === "refused") throw new Error(sent.message);
  const remote = remoteChallenge.safeParse(sent.answer);
  if (!remote.success) return { by: "altcha", isLoaded: false };
  return { by: "recaptcha", recaptcha: await loadRecaptcha(remote.data) };
}

/** Asks the server whose captcha it is, once; only in the browser. */
function askWidget(): Promise<Widget> {
  asking ??= ask().catch((error: unknown) => {
    asking = undefined;
    throw error;
  });
  return asking;
}

const touches = ["pointerdown", "focusin", "input"] as const;

/** True for what happens on the captcha's own box, which begins by its own tick. */
function isOnBox({ target }: Event): boolean {
  return target instanceof Element && target.closest("altcha-widget") !== null;
}

/** What was asked for by opening it, or holds the focus already, is in use from the start. */
function isInUse(form: HTMLFormElement): boolean {
  return form.closest("dialog") !== null || form.contains(document.activeElement);
}

/** Calls `onTouch` whenever the form around `place` is touched: pointed at, focused, typed into. */
function useTouchedForm(place: RefObject<HTMLElement | null>, onTouch: () => void): void {
  const touch = useEffectEvent(onTouch);
  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    const leaving = new AbortController();
    for (const by of touches) {
      const listen = (event: Event) => {
        if (!isOnBox(event)) touch();
      };
      form.addEventListener(by, listen, { passive: true, signal: leaving.signal });
    }
    if (isInUse(form)) touch();
    return () => leaving.abort();
  }, [place]);
}

interface CaptchaFieldProps {
  /** The target of an error summary's link; the field's name by default. */
  readonly id?: string | undefined;
  readonly error?: string | undefined;
  /** The solution, or "" while there is none. It counts once: after a refusal give the field a new `key`. */
  readonly onSolution?: ((payload: string) => void) | undefined;
}

/** What a form is held for; nothing where a person solves it. */
function workToWaitFor(state: ReturnType<typeof useWidget>["state"], work: CaptchaWork): CaptchaWork | null {
  if (state === "failed") return "failed";
  return typeof state === "object" && state.by === "recaptcha" ? null : work;
}

/**
 * The work that begins at the first touch of the form around it, and again at the next when it expired. What failed is
 * tried again when the form is sent: at each touch a line that is down would be asked for nothing.
 */
function useWork(onSolution: CaptchaFieldProps["onSolution"]) {
  const [work, setWork] = useState<CaptchaWork>("to-do");
  const [tries, setTries] = useState(0);
  const begin = () => {
    // Already now, not when the widget says so: who sends the form waits for what comes of this try.
    setWork("under-way");
    setTries((before) => before + 1);
  };
  return {
    work,
    tries,
    touch: () => void (work === "to-do" && begin()),
    demand: () => void (work !== "under-way" && begin()),
    hear(state: CaptchaState) {
      setWork(state.work);
      onSolution?.(state.solution);
    },
  };
}

/**
 * "I am not a robot": a proof of work that this browser does on its own and of which nobody else hears, or Google's box by
 * setting. Who sends the form before the work is done, or before the scripts are there, waits for it.
 */
export function CaptchaField({ id = captchaName, error, onSolution }: CaptchaFieldProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  const isHydrated = useHydrated();
  const { work, tries, touch, demand, hear } = useWork(onSolution);
  const isTouched = tries > 0;
  const { state, again } = useWidget(isTouched);
  useTouchedForm(place, touch);
  const isHeld = useHeldForm(place, workToWaitFor(state, work), demand);
  const widget = typeof state === "object" ? state : null;
  const remote = widget?.by === "recaptcha" ? widget : null;
  const altcha = widget?.by === "altcha" ? widget : null;
  const errorId = `${useId()}-error`;
  return (
    <fieldset
      ref={place}
      id={id}
      className={styles.field}
      aria-describedby={error === undefined ? undefined : errorId}
      data-captcha
    >
      <legend>
        <VisuallyHidden>{m.accounts_captcha_label()}</VisuallyHidden>
      </legend>
      <div className={styles.box} data-invalid={error !== undefined || undefined}>
        {altcha?.isLoaded && <CaptchaWidget tries={tries} onState={hear} />}
        {altcha?.isLoaded === false && !isTouched && (
          <Checkbox className={styles.robot} label={m.accounts_captcha_robot()} checked={false} onChange={touch} />
        )}
        {remote !== null && <RecaptchaWidget recaptcha={remote.recaptcha} onSolution={onSolution} />}
        {(state === "loading" || (altcha?.isLoaded === false && isTouched)) && (
          <p className={styles.waiting}>{m.accounts_captcha_loading()}</p>
        )}
        {state === "failed" && (
          <p className={styles.waiting} role="alert">
            {m.accounts_captcha_failed()}
          </p>
        )}
        {state === "failed" && (
          <Button small kind="secondary" onClick={() => void again()}>
            {m.accounts_captcha_again()}
          </Button>
        )}
        {altcha !== null && <small className={styles.maker}>ALTCHA</small>}
      </div>
      {!isHydrated && <p className={styles.heldEarly}>{m.accounts_captcha_held()}</p>}
      <p className={styles.held} role="status">
        {isHeld && m.accounts_captcha_held()}
      </p>
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          <Icon name="alert-circle" size={18} />
          <span>{error}</span>
        </p>
      )}
      <noscript>
        <Notice tone="warning">{m.accounts_captcha_needs_script()}</Notice>
      </noscript>
    </fieldset>
  );
}

interface Submission {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

/**
 * Holds the form around `place` back while the captcha's work is not over, and sends it on its own once it is: pressing
 * early waits. A captcha that cannot be had holds nothing; the form then says what it lacks.
 * @param work null where a person has to solve it
 * @returns whether the form is held
 */
function useHeldForm(place: RefObject<HTMLElement | null>, work: CaptchaWork | null, onHold: () => void) {
  const [submission, setSubmission] = useState<Submission | null>(null);
  const isPassing = useRef(false);
  const hold = useEffectEvent((event: SubmitEvent) => {
    if (isPassing.current || work === null || work === "done") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.currentTarget instanceof HTMLFormElement)
      setSubmission({ form: event.currentTarget, submitter: event.submitter });
    onHold();
  });
  const holdEarly = useEffectEvent((form: HTMLFormElement) => {
    delete form.dataset[heldSince];
    setSubmission({ form, submitter: null });
    onHold();
  });
  useEffect(() => {
    const form = place.current?.closest("form");
    const listen = (event: SubmitEvent) => hold(event);
    form?.addEventListener("submit", listen, true);
    if (form?.dataset[heldSince] !== undefined) holdEarly(form);
    return () => form?.removeEventListener("submit", listen, true);
  }, [place]);
  const isOver = work === null || work === "done" || work === "failed";
  useEffect(() => {
    if (submission === null || !isOver) return;
    // A form cannot be sent from within the event that sends it.
    const soon = setTimeout(() => {
      setSubmission(null);
      isPassing.current = true;
      submission.form.requestSubmit(submission.submitter);
      isPassing.current = false;
    });
    return () => clearTimeout(soon);
  }, [submission, isOver]);
  return submission !== null;
}

type WidgetState = "loading" | "failed" | Widget;

async function arrival(load: () => Promise<Widget>): Promise<WidgetState> {
  try {
    return await load();
  } catch {
    return "failed";
  }
}

/** The captcha once it can be drawn; `again` tries again after a failure. */
function useWidget(isTouched: boolean) {
  const [state, setState] = useState<WidgetState>("loading");
  useEffect(() => void arrival(askWidget).then(setState), []);
  const isWanted = isTouched && typeof state === "object" && state.by === "altcha" && !state.isLoaded;
  useEffect(() => {
    if (isWanted) void arrival(loadAltcha).then(setState);
  }, [isWanted]);
  async function again(): Promise<void> {
    setState("loading");
    setState(await arrival(askWidget));
  }
  return { state, again };
}
