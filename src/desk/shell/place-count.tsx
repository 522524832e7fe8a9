import { m } from "#messages";
import { numberText } from "../../i18n/formats.ts";
import { VisuallyHidden } from "../../ui/layout/text.tsx";
import type { DeskViewer } from "../account/session.calls.ts";
import styles from "./place-count.module.css";
import type { Place } from "./places.ts";
import { useUnread } from "./use-unread.ts";

interface PlaceCountProps {
  readonly of: NonNullable<Place["counts"]>;
  readonly viewer: DeskViewer;
}

/** How much waits at a place, beside it; nothing where nothing does. */
export function PlaceCount({ of, viewer }: PlaceCountProps) {
  const unread = useUnread();
  const { total, totalIsMore } = of === "notices" ? unread : { total: viewer.waiting[of], totalIsMore: false };
  if (total === 0) return null;
  return (
    <b className={styles.count}>
      {numberText(total)}
      {totalIsMore && "+"}
      <VisuallyHidden as="span"> {of === "notices" ? m.desk_shell_unread() : m.desk_shell_waiting()}</VisuallyHidden>
    </b>
  );
}
