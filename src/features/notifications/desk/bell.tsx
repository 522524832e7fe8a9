import { Link } from "react-router";
import { m } from "#messages";
import { numberText } from "../../../i18n/formats.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import styles from "./bell.module.css";
import { useUnread } from "./use-unread.ts";

/** To one's notices, with how many were not read. */
export function Bell() {
  const { total, totalIsMore } = useUnread();
  const count = `${numberText(total)}${totalIsMore ? "+" : ""}`;
  const label = total === 0 ? m.desk_notices_title() : m.desk_shell_bell({ count });
  return (
    <Link to="/staff/notices" className={styles.bell} aria-label={label} title={label}>
      <Icon name="bell" size={18} />
      {total > 0 && <b aria-hidden="true">{count}</b>}
    </Link>
  );
}
