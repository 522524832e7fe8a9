import { Icon } from "../../../ui/icons/icon.tsx";
import { type Applicant, nameInitials } from "../viewer.ts";
import styles from "./avatar.module.css";
import { unreadMark } from "./unread.ts";

/** A person's photo, or initials when there is none, with the job-seeking dot and how much is unread; their words stand beside it. */
export function Avatar({ viewer }: { readonly viewer: Applicant }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {viewer.photoUrl === null ? <Initials name={viewer.name} /> : <img src={viewer.photoUrl} alt="" />}
      <span className={styles.dot} data-state={viewer.seeking} />
      {viewer.unread > 0 && <span className={styles.unread}>{unreadMark(viewer.unread)}</span>}
    </span>
  );
}

function Initials({ name }: { readonly name: string }) {
  return nameInitials(name) || <Icon name="user" />;
}
