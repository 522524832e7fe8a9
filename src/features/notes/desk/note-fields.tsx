import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { counted, listText } from "../../../i18n/formats.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { MentionArea } from "../../../ui/search-select/mention-area.tsx";
import { findMentions, findQuery, findReaders } from "../mentions.ts";
import { longestNote } from "../note.ts";
import type { NotesAnswer } from "./notes.calls.ts";

type Readers = NotesAnswer["readers"];

/** A note while it is written: its text, whom it mentions, and which names after "@" are nobody's. */
interface NoteDraft {
  text: string;
  setText: (text: string) => void;
  pick: (id: number) => void;
  ids: readonly number[];
  unknown: readonly string[];
  /** True once saving was stopped for such a name. */
  isWarned: boolean;
  /** Stops the first press that saves a note with such a name; the second one saves it. */
  check: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** A draft of a note that begins with the text `first`; `readers` may be mentioned. */
export function useNoteDraft(first: string, readers: Readers): NoteDraft {
  const [text, setText] = useState(first);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [warned, setWarned] = useState("");
  const { ids, unknown } = findMentions(text, readers, picked);
  const names = unknown.join();
  return {
    ...{ text, setText, ids, unknown, isWarned: names !== "" && warned === names },
    pick: (id) => setPicked([...picked, id]),
    check(event) {
      const { submitter } = event.nativeEvent;
      const isDelete = submitter instanceof HTMLButtonElement && submitter.formNoValidate;
      if (isDelete || names === "" || warned === names) return;
      event.preventDefault();
      setWarned(names);
    },
  };
}

interface NoteFieldsProps {
  readonly id: string;
  readonly label: string;
  readonly draft: NoteDraft;
  readonly first: string;
  /** Who was mentioned before without standing in the text. */
  readonly mentions: readonly number[];
  readonly readers: Readers;
}

/** The note's text; "@" opens the people who may be mentioned. */
export function NoteFields({ id, label, draft, first, mentions, readers }: NoteFieldsProps) {
  const { setText, pick, ids } = draft;
  const inText = findMentions(first, readers).ids;
  const others = readers.filter((reader) => mentions.includes(reader.id) && !inText.includes(reader.id));
  const lookUp = (text: string, caret: number) => {
    const query = findQuery(text, caret);
    if (query === null) return null;
    const found = findReaders(query.words, readers).map((reader) => ({ value: String(reader.id), label: reader.name }));
    return { from: query.from, found };
  };
  return (
    <>
      <MentionArea
        id={id}
        name="text"
        rows={3}
        required
        maxLength={longestNote}
        label={label}
        hint={readers.length > 0 ? m.desk_notes_mention_hint() : undefined}
        defaultValue={first}
        below={m.desk_notes_may_ask()}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        lookUp={lookUp}
        onPick={({ value }) => pick(Number(value))}
        texts={{ label: m.desk_notes_mention(), count: (found) => m.desk_notes_mention_found(counted(found)) }}
      />
      {others.map((reader) => (
        <Checkbox
          key={reader.id}
          name="mentions"
          value={reader.id}
          defaultChecked
          label={m.desk_notes_mentioned({ names: `@${reader.name}` })}
        />
      ))}
      {ids.map((each) => (
        <input key={each} type="hidden" name="mentions" value={each} />
      ))}
      <MentionState draft={draft} readers={readers} />
    </>
  );
}

/** Who will be notified, and which names are unknown. */
function MentionState({ draft: { ids, unknown, isWarned }, readers }: { draft: NoteDraft; readers: Readers }) {
  const warning = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWarned) warning.current?.scrollIntoView({ block: "nearest" });
  }, [isWarned]);
  const names = readers.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <div ref={warning}>
      {names.length > 0 && (
        <Text look="small" tone="muted">
          {m.desk_notes_mention_told({ names: listText(names) })}
        </Text>
      )}
      {unknown.length > 0 && (
        <Notice key={isWarned ? "stopped" : "typed"} tone="warning" announce={isWarned ? "alert" : "status"}>
          {m.desk_notes_mention_unknown({ names: listText(unknown.map((name) => `@${name}`)) })}{" "}
          {isWarned && m.desk_notes_mention_save_anyway()}
        </Notice>
      )}
    </div>
  );
}
