import { Link } from "react-router";
import { m } from "#messages";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { sectionTitle } from "../../../resumes/portal/form/frame/section-words.ts";
import styles from "./missing-notice.module.css";
import type { MissingPart } from "./missing-parts.ts";
import { editPath } from "./review-address.ts";

/** As many sentences as can be read at a glance; the form has the rest. */
const shownWants = 3;

function wantsText(wants: readonly string[]): string {
  const sections = wants.slice(0, shownWants).join(" ");
  if (wants.length <= shownWants) return sections;
  return m.applications_review_wants_more({ shown: sections, count: wants.length - shownWants });
}

interface MissingNoticeProps {
  readonly missing: readonly MissingPart[];
  /** Where one comes back to after a change. */
  readonly back: string;
}

/** The resume's missing sections, each a link to fill it in and return (§8). */
export function MissingNotice({ missing, back }: MissingNoticeProps) {
  return (
    <div id="missing" className={styles.place}>
      <Notice tone="warning">
        <h2 className={styles.title}>{m.applications_profile_incomplete()}</h2>
        <MissingList missing={missing} back={back} />
      </Notice>
    </div>
  );
}

/** Sections that are to be filled in or mended, each with what to do there. */
export function MissingList({ missing, back }: MissingNoticeProps) {
  return (
    <ul className={styles.list}>
      {missing.map(({ section, wants }) => (
        <li key={section}>
          <Link to={editPath(section, back)}>{sectionTitle(section)}</Link>
          <span>{wantsText(wants)}</span>
        </li>
      ))}
    </ul>
  );
}
