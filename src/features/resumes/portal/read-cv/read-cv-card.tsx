import { type ChangeEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { ShowMore } from "../../../../ui/display/details.tsx";
import { Tag } from "../../../../ui/display/tag.tsx";
import { LiveRegion } from "../../../../ui/feedback/live-region.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { FilePick } from "../../../../ui/files/file-drop.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { pictureTypes } from "../form/files/draw-cv.ts";
import { cvChangeGroups, getLabel, isUnsure } from "./change-groups.ts";
import styles from "./read-cv.module.css";
import type { CvChange } from "./read-cv.schema.ts";
import { type CvReading, type CvReview, type CvTaker, isPdf, useReadCv } from "./use-read-cv.ts";

const accept = ".pdf,.docx,.zip,.json,application/pdf";

/** "Isi dari CV": a file is read, and what it says is shown before anything is filled in. */
export function ReadCvCard({ taker }: { readonly taker: CvTaker }) {
  const { reading, pages, choose, close, take } = useReadCv(taker);
  const hintId = useId();
  const isReading = reading.status === "reading";
  const keepsCv = taker.cv !== null;
  const input = (before: readonly File[]) => ({
    "aria-describedby": hintId,
    // Not disabled: that would take the focus away, and the dialog could not give it back.
    "aria-disabled": isReading || undefined,
    onClick: (event: MouseEvent) => isReading && event.preventDefault(),
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const files = [...(event.target.files ?? [])];
      event.target.value = "";
      if (files.length > 0 && !isReading) void choose([...before, ...files]);
    },
  });
  return (
    <Card as="section" inset="roomy" aria-labelledby={`${hintId}-title`}>
      <Stack gap={12}>
        <div className={styles.row}>
          <div className={styles.words}>
            <Text as="h2" look="h3" id={`${hintId}-title`}>
              {m.resumes_read_cv_title()}
            </Text>
            <Text tone="muted" look="small" id={hintId}>
              {keepsCv ? m.resumes_read_cv_hint_kept() : m.resumes_read_cv_hint()}
            </Text>
          </div>
          <Row gap={8}>
            <FilePick
              {...input([])}
              icon="cloud-upload"
              accept={keepsCv ? `${accept},${pictureTypes}` : accept}
              multiple={keepsCv}
            >
              {isReading ? m.resumes_read_cv_reading() : m.resumes_read_cv_choose()}
            </FilePick>
            {keepsCv && (
              <FilePick {...input(pages)} icon="camera" accept={pictureTypes} capture="environment">
                {pages.length === 0 ? m.resumes_read_cv_camera() : m.resumes_read_cv_camera_next()}
              </FilePick>
            )}
          </Row>
        </div>
        <LiveRegion>{isReading && m.resumes_read_cv_reading()}</LiveRegion>
        <Outcome reading={reading} />
      </Stack>
      {reading.status === "review" && (
        <ReviewDialog review={reading.review} keepsCv={keepsCv} onClose={close} onTake={take} />
      )}
    </Card>
  );
}

/** What became of a file, said aloud. */
function Outcome({ reading }: { readonly reading: CvReading }) {
  return (
    <div role="status" className={styles.outcome}>
      {reading.status === "refused" && <Notice tone="danger">{reading.message}</Notice>}
      {reading.status === "kept-unread" && <Notice>{m.resumes_read_cv_kept_unread({ name: reading.name })}</Notice>}
      {reading.status === "pictures" && <Notice>{m.resumes_read_cv_pictures({ count: reading.pages.length })}</Notice>}
      {reading.status === "nothing-new" && (
        <Notice>{reading.isKept ? m.resumes_read_cv_kept_nothing() : m.resumes_read_cv_nothing()}</Notice>
      )}
      {reading.status === "filled" && (
        <Notice tone="success">{m.resumes_read_cv_filled({ count: reading.count })}</Notice>
      )}
    </div>
  );
}

interface ReviewDialogProps {
  readonly review: CvReview;
  /** Where a CV is there already, the file takes its place only if the person says so. */
  readonly keepsCv: boolean;
  readonly onClose: () => void;
  readonly onTake: (changes: readonly CvChange[], cv: File | null) => void;
}

/** Which changes are ticked, by their paths; what is unsure starts unticked. */
function useTicks(changes: readonly CvChange[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter((each) => !isUnsure(each)).map(({ path }) => path)),
  );
  const isAll = ticked.size === changes.length;
  return {
    ticked,
    isAll,
    taken: changes.filter(({ path }) => ticked.has(path)),
    tick(path: string) {
      const next = new Set(ticked);
      if (!next.delete(path)) next.add(path);
      setTicked(next);
    },
    tickAll: () => setTicked(new Set(isAll ? [] : changes.map(({ path }) => path))),
  };
}

/** What a CV says, change by change, each with its own line; nothing is filled in before it is taken. */
function ReviewDialog({ review, keepsCv, onClose, onTake }: ReviewDialogProps) {
  const { changes, emails, unread, file, isKept } = review;
  const { ticked, taken, isAll, tick, tickAll } = useTicks(changes);
  const [replaces, setReplaces] = useState(false);
  const take = () => taken.length > 0 && onTake(taken, replaces ? file : null);
  const actions = (
    <>
      <Button kind="secondary" onClick={onClose}>
        {m.resumes_form_cancel()}
      </Button>
      <Button aria-disabled={taken.length === 0 || undefined} onClick={take}>
        {m.resumes_read_cv_take({ count: taken.length })}
      </Button>
    </>
  );
  return (
    <Dialog open broad onClose={onClose} title={m.resumes_read_cv_review()} actions={actions}>
      <p>
        {m.resumes_read_cv_review_text()} {changes.some(isUnsure) && m.resumes_read_cv_review_unsure()}
      </p>
      {emails !== null && <Notice>{m.resumes_read_cv_emails(emails)}</Notice>}
      <TickAll isAll={isAll} isSome={taken.length > 0} onTick={tickAll} />
      <Stack gap={20}>
        {cvChangeGroups(changes).map(({ title, changes: own }) => (
          <fieldset key={title} className={styles.group}>
            <legend>{title}</legend>
            {own.map((change) => (
              <ChangeTick key={change.path} change={change} isTicked={ticked.has(change.path)} onTick={tick} />
            ))}
          </fieldset>
        ))}
      </Stack>
      <Unread lines={unread} />
      {isKept && <p>{m.resumes_read_cv_kept({ name: file.name })}</p>}
      {isPdf(file) && keepsCv && !isKept && (
        <Checkbox
          label={m.resumes_read_cv_keep()}
          note={file.name}
          checked={replaces}
          onChange={() => setReplaces(!replaces)}
        />
      )}
    </Dialog>
  );
}

interface TickAllProps {
  readonly isAll: boolean;
  readonly isSome: boolean;
  readonly onTick: () => void;
}

/** All or none; a dash where some are ticked. */
function TickAll({ isAll, isSome, onTick }: TickAllProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isSome && !isAll;
  }, [isAll, isSome]);
  return <Checkbox ref={box} label={m.resumes_read_cv_all()} checked={isAll} onChange={onTick} />;
}

interface ChangeTickProps {
  readonly change: CvChange;
  readonly isTicked: boolean;
  readonly onTick: (path: string) => void;
}

/** What a field would hold, what it holds now, and the line of the CV that says so. */
function ChangeTick({ change, isTicked, onTick }: ChangeTickProps) {
  const { path, before, after, source } = change;
  const label = (
    <>
      {getLabel(change)}: <strong>{after}</strong>{" "}
      {isUnsure(change) && <Tag tone="warning">{m.resumes_read_cv_unsure()}</Tag>}
    </>
  );
  const note = (
    <>
      {before !== null && <span className={styles.before}>{m.resumes_read_cv_before({ before })}</span>}
      {source !== after && <span>{m.resumes_read_cv_source({ source })}</span>}
    </>
  );
  return <Checkbox checked={isTicked} onChange={() => onTick(path)} label={label} note={note} />;
}

/** Lines that say something no field takes: a fourth job, a school without a name. */
function Unread({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ShowMore summary={m.resumes_read_cv_unread({ count: lines.length })}>
      <ul className={styles.unread}>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ShowMore>
  );
}
