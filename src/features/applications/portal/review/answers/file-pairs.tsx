import { m } from "#messages";
import { PairList } from "../../../../../ui/display/pair-list.tsx";
import styles from "./file-pairs.module.css";

interface FilePairsProps {
  readonly photo: string | null;
  readonly cvName: string | null;
  readonly cvUrl: string | null;
}

/** The photo and the CV that go along. */
export function FilePairs({ photo, cvName, cvUrl }: FilePairsProps) {
  const none = <span className={styles.lacking}>{m.applications_review_not_filled()}</span>;
  const picture = photo !== null && (
    <img className={styles.photo} src={photo} alt={m.applications_review_photo_alt()} width={72} height={72} />
  );
  const document = cvName !== null && (
    <a className={styles.cv} href={cvUrl ?? undefined} download>
      {cvName}
    </a>
  );
  return (
    <PairList
      pairs={[
        { label: m.applications_review_photo(), value: picture || none },
        { label: m.applications_review_cv(), value: document || none },
      ]}
    />
  );
}
