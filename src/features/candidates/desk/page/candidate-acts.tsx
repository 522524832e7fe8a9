import { useId, useState } from "react";
import { Form } from "react-router";
import { m } from "#messages";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import type { IconName } from "../../../../ui/icons/icon-paths.ts";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import type { ActKind } from "../../../applications/act/act.schema.ts";
import { kindWords } from "../../../decisions/desk/act-words.ts";
import { decidePath } from "../../../decisions/desk/decide/decide-path.ts";
import letterStyles from "../../../decisions/desk/letter.module.css";
import { useViewer } from "../../../identity/desk/use-viewer.ts";
import { KeptForm } from "../../../staff/desk/drafts/kept-form.tsx";
import starsChoiceStyles from "../list/stars-choice.module.css";
import type { ActOutcome } from "./act-on-candidate.ts";
import styles from "./candidate.module.css";
import type { CandidateAnswer } from "./page.calls.ts";

const choices = [0, 1, 2, 3] as const;

const getName = (stars: number) =>
  stars === 0 ? m.desk_applicants_stars_none() : m.desk_applicants_stars_of({ stars });

/** None to three stars, of which one is chosen. */
function StarsChoice({ stars }: { readonly stars: number }) {
  return (
    <fieldset className={starsChoiceStyles.choice} key={stars}>
      <legend>
        <VisuallyHidden as="span">{m.desk_applicants_col_stars()}</VisuallyHidden>
      </legend>
      {choices.map((choice) => (
        <label key={choice} data-on={(choice > 0 && choice <= stars) || undefined}>
          <input
            type="radio"
            name="stars"
            value={choice}
            defaultChecked={choice === stars}
            aria-label={getName(choice)}
          />
          <Icon name={choice === 0 ? "x" : choice <= stars ? "star-filled" : "star"} size={18} />
        </label>
      ))}
    </fieldset>
  );
}

interface CandidateActsProps {
  readonly page: CandidateAnswer;
  readonly list: string;
  readonly isLedByImport: boolean;
  readonly outcome: ActOutcome | undefined;
  /** The result of undoing a held act. */
  readonly undone: string;
}

/** Acts that take effect at once and send no message, and the links to the neighbours. */
export function CandidateActs({ page, list, isLedByImport, outcome, undone }: CandidateActsProps) {
  const { row } = page;
  const mayShare = useViewer().actions.includes("candidate.share");
  const mayDecide = useViewer().actions.includes("candidate.act");
  const isThere = row.who.kind !== "gone";
  return (
    <div className={styles.acts}>
      {isThere && <StarsForm stars={row.stars} />}
      {isThere && mayShare && <Share shared={row.shared} />}
      {row.who.kind === "hidden" && <Reveal id={row.id} outcome={outcome} />}
      <Neighbours previous={page.previous} next={page.next} list={list} />
      {isThere && mayDecide && !isLedByImport && <Decisions row={row} list={list} />}
      <p role="status">{undone}</p>
      {outcome?.message && outcome.act !== "reveal" && <p role="alert">{outcome.message}</p>}
    </div>
  );
}

interface DecisionsProps {
  readonly row: CandidateAnswer["row"];
  readonly list: string;
}

/** The acts that are pressed most, each with its key; the panel that they open has the others. */
const usual = [
  { kind: "move", icon: "arrow-right", hint: "m" },
  { kind: "end", icon: "x", hint: "e" },
  { kind: "invite", icon: "calendar-event", hint: "i" },
] as const satisfies { kind: ActKind; icon: IconName; hint: string }[];

function Decisions({ row, list }: DecisionsProps) {
  const { keysOff } = useViewer();
  if (row.status !== "on-process") {
    return (
      <ButtonLink small kind="secondary" to={decidePath(row.id, list)} icon="route" data-key="decide">
        {m.desk_acts_decide()}
      </ButtonLink>
    );
  }
  return usual.map(({ kind, icon, hint }, index) => (
    <ButtonLink
      key={kind}
      small
      kind={index === 0 ? undefined : "secondary"}
      to={decidePath(row.id, list, kind)}
      icon={icon}
      preventScrollReset
    >
      {kindWords[kind]()}
      {!keysOff && <kbd className={letterStyles.key}>{hint}</kbd>}
    </ButtonLink>
  ));
}

function StarsForm({ stars }: { readonly stars: number }) {
  return (
    <Form method="post" onChange={({ currentTarget }) => currentTarget.requestSubmit()} preventScrollReset>
      <input type="hidden" name="act" value="stars" />
      <StarsChoice stars={stars} />
    </Form>
  );
}

function Neighbours({ previous, next, list }: Pick<CandidateAnswer, "previous" | "next"> & { readonly list: string }) {
  const to = (id: number) => `/staff/applications/${id}?list=${encodeURIComponent(list)}`;
  return (
    <nav className={styles.neighbours} aria-label={m.desk_applicants_neighbours()}>
      {previous !== null && (
        <ButtonLink small kind="secondary" to={to(previous)} icon="chevron-left" data-key="previous">
          <span className={styles.word}>{m.desk_applicants_previous()}</span>
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink small kind="secondary" to={to(next)} iconEnd="chevron-right" data-key="next">
          <span className={styles.word}>{m.desk_applicants_next()}</span>
        </ButtonLink>
      )}
    </nav>
  );
}

function Share({ shared }: { readonly shared: CandidateAnswer["row"]["shared"] }) {
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  if (shared.byHand) {
    return (
      <Form method="post">
        <input type="hidden" name="act" value="unshare" />
        <Button small type="submit" kind="secondary" icon="eye-off">
          <span className={styles.word}>
            {shared.withCv ? m.desk_applicants_unshare_cv() : m.desk_applicants_unshare()}
          </span>
        </Button>
      </Form>
    );
  }
  return (
    <>
      <Button small kind="secondary" icon="share-2" onClick={() => setOpen(true)}>
        <span className={styles.word}>{m.desk_applicants_share()}</span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={m.desk_applicants_share_title()}
        actions={
          <>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              {m.desk_applicants_cancel()}
            </Button>
            <Button type="submit" form={formId}>
              {m.desk_applicants_share()}
            </Button>
          </>
        }
      >
        <Form id={formId} method="post" onSubmit={() => setOpen(false)}>
          <input type="hidden" name="act" value="share" />
          <p>{m.desk_applicants_share_text()}</p>
          <label className={styles.withCv}>
            <input type="checkbox" name="withCv" />
            <span>
              {m.desk_applicants_share_cv()}
              <small>{m.desk_applicants_share_cv_text()}</small>
            </span>
          </label>
        </Form>
      </Dialog>
    </>
  );
}

function Reveal({ id, outcome }: { readonly id: number; readonly outcome: ActOutcome | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  const message = outcome?.act === "reveal" ? outcome.message : null;
  return (
    <>
      <Button small kind="secondary" icon="eye" onClick={() => setOpen(true)}>
        {m.desk_applicants_reveal()}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={m.desk_applicants_reveal_title()}
        actions={
          <>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              {m.desk_applicants_cancel()}
            </Button>
            <Button type="submit" form={formId}>
              {m.desk_applicants_reveal()}
            </Button>
          </>
        }
      >
        <KeptForm id={formId} method="post" subject={`reveal-${id}`} refused={message === null ? undefined : outcome}>
          <input type="hidden" name="act" value="reveal" />
          <p>{m.desk_applicants_reveal_text()}</p>
          <TextField
            name="reason"
            label={m.desk_applicants_reveal_reason()}
            minLength={10}
            maxLength={500}
            error={message ?? undefined}
          />
        </KeptForm>
      </Dialog>
    </>
  );
}
