import { m } from "#messages";
import { longestNote } from "../../../domain/notes/note.ts";
import { ShowMore } from "../../../ui/display/details.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { TextArea } from "../../../ui/fields/text-field.tsx";
import type { NotesAnswer } from "../notes.calls.ts";
import styles from "./notes.module.css";

interface NoteFieldsProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly mentions: readonly number[];
  readonly readers: NotesAnswer["readers"];
  readonly error: string | undefined;
}

/** What a note says and whom it calls. */
export function NoteFields({ id, label, text, mentions, readers, error }: NoteFieldsProps) {
  return (
    <>
      <TextArea
        id={id}
        name="text"
        rows={3}
        required
        maxLength={longestNote}
        label={label}
        defaultValue={text}
        error={error}
        below={m.desk_notes_may_ask()}
      />
      {readers.length > 0 && (
        <ShowMore summary={m.desk_notes_mention()}>
          <fieldset className={styles.mentions}>
            <legend>{m.desk_notes_mention_hint()}</legend>
            {readers.map((reader) => (
              <Checkbox
                key={reader.id}
                name="mentions"
                value={reader.id}
                defaultChecked={mentions.includes(reader.id)}
                label={reader.name}
              />
            ))}
          </fieldset>
        </ShowMore>
      )}
    </>
  );
}
