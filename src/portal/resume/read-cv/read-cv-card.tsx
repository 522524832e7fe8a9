import { type ChangeEvent, type MouseEvent, useId } from "react";
import { m } from "#messages";
import { Card } from "../../../ui/display/card.tsx";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { FilePick } from "../../../ui/files/file-drop.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import styles from "./read-cv.module.css";
import { ReviewDialog } from "./review-dialog.tsx";
import { type CvReading, type CvTaker, useReadCv } from "./use-read-cv.ts";

const accept = ".pdf,.docx,.zip,.json,application/pdf";

interface ReadCvCardProps {
  readonly taker: CvTaker;
  /** Whether the form keeps a CV: `none` where it has no place for one, `new` where none is there yet. */
  readonly keeps: "none" | "new" | "another";
}

/** "Isi dari CV": a file is read, and what it says is shown before anything is filled in. */
export function ReadCvCard({ taker, keeps }: ReadCvCardProps) {
  const { reading, read, close, take } = useReadCv(taker);
  const hintId = useId();
  const isReading = reading.status === "reading";
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (file !== undefined && !isReading) void read(file);
  };
  const hold = (event: MouseEvent) => isReading && event.preventDefault();
  return (
    <Card as="section" inset="roomy" aria-labelledby={`${hintId}-title`}>
      <Stack gap={12}>
        <div className={styles.row}>
          <div className={styles.words}>
            <Text as="h2" look="h3" id={`${hintId}-title`}>
              {m.resumes_read_cv_title()}
            </Text>
            <Text tone="muted" look="small" id={hintId}>
              {m.resumes_read_cv_hint()}
            </Text>
          </div>
          <FilePick
            icon="cloud-upload"
            accept={accept}
            aria-describedby={hintId}
            // Not disabled: that would take the focus away, and the dialog could not give it back.
            aria-disabled={isReading || undefined}
            onClick={hold}
            onChange={choose}
          >
            {isReading ? m.resumes_read_cv_reading() : m.resumes_read_cv_choose()}
          </FilePick>
        </div>
        <LiveRegion>{isReading && m.resumes_read_cv_reading()}</LiveRegion>
        <Outcome reading={reading} />
      </Stack>
      {reading.status === "review" && (
        <ReviewDialog review={reading.review} keeps={keeps} onClose={close} onTake={take} />
      )}
    </Card>
  );
}

/** What became of a file, said aloud. */
function Outcome({ reading }: { readonly reading: CvReading }) {
  return (
    <div role="status" className={styles.outcome}>
      {reading.status === "refused" && <Notice tone="danger">{reading.message}</Notice>}
      {reading.status === "nothing-new" && <Notice>{m.resumes_read_cv_nothing()}</Notice>}
      {reading.status === "filled" && (
        <Notice tone="success">{m.resumes_read_cv_filled({ count: reading.count })}</Notice>
      )}
    </div>
  );
}
