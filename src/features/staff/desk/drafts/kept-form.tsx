import { type ComponentProps, Fragment, useEffect, useRef, useState } from "react";
import { Form, useBlocker } from "react-router";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { useLeaveWarning } from "../../../desk-base/save-state.ts";
import { useViewer } from "../../../identity/desk/use-viewer.ts";
import { type FormValues, haveSameValues, readDefaults, readValues, writeValues } from "./form-values.ts";
import { findDraft, forgetDraft, keepDraft } from "./typed-drafts.ts";

interface KeptFormProps extends Omit<ComponentProps<typeof Form>, "ref" | "onInput" | "onChange"> {
  /** What the words are about, such as "note-12": they come back there and nowhere else. */
  readonly subject: string;
  /** Of the last answer, where it refused: then what was sent is kept again. */
  readonly refused: object | undefined;
  /** Whether sending it ends the draft; false for a preview, after which the words are still needed. */
  readonly isLast?: boolean;
}

/** A form whose words are not lost: they are kept in this tab while they are typed, until they are sent or discarded. */
export function KeptForm({ subject, ...props }: KeptFormProps) {
  return <OwnKeptForm key={subject} subject={subject} {...props} />;
}

function OwnKeptForm({ subject, refused, isLast = true, onSubmit, children, ...form }: KeptFormProps) {
  const { ref, isRestored, round, keep, discard, forget, isUnkept } = useKeptWords(subject, refused);
  return (
    <Form
      {...form}
      ref={ref}
      onInput={keep}
      onChange={keep}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (isLast && !event.defaultPrevented) forget();
      }}
    >
      {isUnkept && <LeaveGuard />}
      {isRestored && (
        <Notice announce="status">
          {m.desk_drafts_restored()}{" "}
          <Button small kind="quiet" onClick={discard}>
            {m.desk_drafts_discard()}
          </Button>
        </Notice>
      )}
      <Fragment key={round}>{children}</Fragment>
    </Form>
  );
}

/** Forgets what was typed about a subject, for a second form that sends what the first one holds. */
export function useForget(subject: string): () => void {
  const { email: owner } = useViewer();
  return () => forgetDraft({ owner, subject });
}

function useKeptWords(subject: string, refused: object | undefined) {
  const { email: owner } = useViewer();
  const ref = useRef<HTMLFormElement>(null);
  const empty = useRef<FormValues>({});
  const [isRestored, setRestored] = useState(false);
  const [isUnkept, setUnkept] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const form = ref.current;
    if (form === null) return;
    empty.current = readDefaults(form);
    const typed = readValues(form);
    if (!haveSameValues(typed, empty.current)) {
      // Typed before the page's scripts were there.
      keepDraft({ owner, subject }, typed);
      return;
    }
    const draft = findDraft({ owner, subject });
    if (draft === null || haveSameValues(draft, empty.current)) return;
    writeValues(form, draft);
    setRestored(true);
    const second = requestAnimationFrame(() => writeValues(form, draft));
    return () => cancelAnimationFrame(second);
  }, [owner, subject]);

  useEffect(() => {
    if (refused !== undefined && ref.current !== null) keepDraft({ owner, subject }, readValues(ref.current));
  }, [refused, owner, subject]);

  const forget = () => {
    forgetDraft({ owner, subject });
    setUnkept(false);
    setRestored(false);
  };
  return {
    ...{ ref, isRestored, isUnkept, round, forget },
    keep() {
      if (ref.current === null) return;
      const typed = readValues(ref.current);
      if (haveSameValues(typed, empty.current)) forgetDraft({ owner, subject });
      else setUnkept(!keepDraft({ owner, subject }, typed));
    },
    discard() {
      forget();
      setRound(round + 1);
    },
  };
}

/** Where the browser keeps nothing, leaving asks first: by a link as well as by closing. A router takes one blocker. */
function LeaveGuard() {
  useLeaveWarning(true);
  // The form's own sending stays on the page.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (confirm(m.desk_drafts_leave())) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  return null;
}
