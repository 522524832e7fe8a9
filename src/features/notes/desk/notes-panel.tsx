import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { m } from "#messages";
import { momentText } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { WorkSection } from "../../../ui/dense/work-page.tsx";
import { ShowMore } from "../../../ui/display/details.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { useSending, useTurn } from "../../../ui/forms/form.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { useOwnAddress } from "../../desk-base/use-own-address.ts";
import { KeptForm } from "../../staff/desk/drafts/kept-form.tsx";
import type { NoteOutcome } from "./act-on-note.ts";
import { NoteFields, useNoteDraft } from "./note-fields.tsx";
import type { NoteAnswer, NotesAnswer } from "./notes.calls.ts";
import styles from "./notes.module.css";

interface NotesPanelProps {
  readonly applicationId: number;
  readonly notes: NotesAnswer;
  /** Of the last form, where it was one of these. */
  readonly outcome: NoteOutcome | undefined;
}

/** What staff wrote of an application, the newest last, and where more is written. */
export function NotesPanel({ applicationId, notes, outcome }: NotesPanelProps) {
  const { data, readers } = notes;
  const refused = outcome?.message == null ? undefined : outcome;
  const sent = useSent(outcome);
  return (
    <WorkSection title={m.desk_notes_title()}>
      {data.length === 0 && (
        <Text look="small" tone="muted">
          {m.desk_notes_none()}
        </Text>
      )}
      <Older next={notes.next} />
      <ol className={styles.notes}>
        {data.toReversed().map((note) => (
          <li key={note.id}>
            <NoteItem note={note} readers={readers} refused={refused?.noteId === note.id ? refused : undefined} />
          </li>
        ))}
      </ol>
      <NewNote
        key={sent}
        applicationId={applicationId}
        readers={readers}
        refused={refused?.noteId === null ? refused : undefined}
      />
    </WorkSection>
  );
}

/**
 * Counts the new notes that were sent: each begins the form again, empty or with what was refused; other forms do not.
 */
function useSent(outcome: NoteOutcome | undefined): number {
  const now = outcome?.act === "note-write" ? outcome : undefined;
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  return useTurn(now ?? last);
}

/** To notes that do not fit on a page, and back. */
function Older({ next }: { readonly next: string | null }) {
  const [query] = useSearchParams();
  const address = useOwnAddress();
  if (next === null && !query.has("notes")) return null;
  return (
    <p className={styles.older}>
      {next !== null && (
        <Link to={address({ notes: next })} preventScrollReset>
          {m.desk_notes_older()}
        </Link>
      )}
      {query.has("notes") && (
        <Link to={address({ notes: null })} preventScrollReset>
          {m.desk_notes_newest()}
        </Link>
      )}
    </p>
  );
}

interface NoteItemProps {
  readonly note: NoteAnswer;
  readonly readers: NotesAnswer["readers"];
  readonly refused: NoteOutcome | undefined;
}

function NoteItem({ note, readers, refused }: NoteItemProps) {
  const { author, text, mentions, writtenAt, changedAt, changeableUntil } = note;
  const names = mentions.map(({ name }) => `@${name}`).join(", ");
  return (
    <article className={styles.note}>
      <p className={styles.by}>
        <strong>{author.name}</strong> <span>{momentText(writtenAt)}</span>
        {changedAt !== null && <span>{m.desk_notes_changed({ moment: momentText(changedAt) })}</span>}
      </p>
      <p className={styles.text}>{text}</p>
      {names !== "" && <p className={styles.called}>{m.desk_notes_mentioned({ names })}</p>}
      {refused !== undefined && <Refused message={refused.message} />}
      {changeableUntil !== null && (
        <ShowMore key={note.version} summary={m.desk_notes_change()}>
          <ChangeNote note={note} until={changeableUntil} readers={readers} refused={refused} />
        </ShowMore>
      )}
    </article>
  );
}

function Refused({ message }: { readonly message: string | null }) {
  return (
    <Notice tone="danger" announce="alert">
      {m.desk_notes_refused()}: {message}
    </Notice>
  );
}

function ChangeNote({ note, until, readers, refused }: NoteItemProps & { readonly until: string }) {
  const busy = useSending();
  const first = refused?.act === "note-change" ? refused.text : note.text;
  const all = withCalled(readers, note);
  const draft = useNoteDraft(first, all);
  return (
    <KeptForm
      method="post"
      subject={`note-${note.id}`}
      refused={refused}
      className={styles.form}
      onSubmit={draft.check}
      preventScrollReset
    >
      <input type="hidden" name="noteId" value={note.id} />
      <input type="hidden" name="version" value={note.version} />
      <NoteFields
        id={`note-${note.id}`}
        label={m.desk_notes_change_text()}
        draft={draft}
        first={first}
        mentions={refused?.mentions ?? note.mentions.map(({ id }) => id)}
        readers={all}
      />
      <Text look="small" tone="muted">
        {m.desk_notes_change_until({ moment: momentText(until) })}
      </Text>
      <div className={styles.buttons}>
        <Button small type="submit" name="act" value="note-change" busy={busy}>
          {m.desk_notes_change_save()}
        </Button>
        <Button small type="submit" kind="danger-line" name="act" value="note-delete" formNoValidate busy={busy}>
          {m.desk_notes_delete()}
        </Button>
      </div>
    </KeptForm>
  );
}

/** Anyone who was called stays so, although they may not see it any more. */
function withCalled(readers: NotesAnswer["readers"], { mentions }: NoteAnswer): NotesAnswer["readers"] {
  const gone = mentions.filter(({ id }) => !readers.some((reader) => reader.id === id));
  return [...readers, ...gone];
}

function NewNote({
  applicationId,
  readers,
  refused,
}: Pick<NoteItemProps, "readers" | "refused"> & { readonly applicationId: number }) {
  const busy = useSending();
  const address = useOwnAddress();
  const first = refused?.text ?? "";
  const draft = useNoteDraft(first, readers);
  return (
    // It is the newest: it leads to where it is seen.
    <KeptForm
      method="post"
      action={address({ notes: null })}
      subject={`note-new-${applicationId}`}
      refused={refused}
      className={styles.form}
      onSubmit={draft.check}
      preventScrollReset
    >
      {refused !== undefined && <Refused message={refused.message} />}
      <NoteFields
        id="note-new"
        label={m.desk_notes_text()}
        draft={draft}
        first={first}
        mentions={refused?.mentions ?? []}
        readers={readers}
      />
      <Button small type="submit" kind="secondary" name="act" value="note-write" busy={busy}>
        {m.desk_notes_save()}
      </Button>
    </KeptForm>
  );
}
