import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { m } from "#messages";
import { Button } from "../../ui/actions/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useViewer } from "../shell/use-viewer.ts";
import styles from "./desk-keys.module.css";
import { useKeys } from "./use-keys.ts";

/** Every shortcut with what it does, in the order in which help tells them. */
const shortcuts: readonly (readonly [keys: string, text: () => string])[] = [
  ["j k", m.desk_keys_rows],
  ["Enter", m.desk_keys_open],
  ["x", m.desk_keys_select],
  ["Shift+x", m.desk_keys_select_to],
  ["m", m.desk_keys_move],
  ["e", m.desk_keys_end],
  ["i", m.desk_keys_invite],
  ["0 1 2 3", m.desk_keys_stars],
  ["c", m.desk_keys_compare],
  ["u", m.desk_keys_undo],
  ["[ ]", m.desk_keys_neighbours],
  ["/", m.desk_keys_search],
  ["f", m.desk_keys_filters],
  ["g d", m.desk_keys_day],
  ["g v", m.desk_keys_vacancies],
  ["g a", m.desk_keys_applications],
  ["?", m.desk_keys_help],
];

/** The keys that work on every page of the desk, and their help. */
export function DeskKeys() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const to = (path: string) => () => void navigate(path);
  useKeys({
    "g d": to("/staff"),
    "g v": to("/staff/vacancies"),
    "g a": to("/staff/applications"),
    "?": () => setOpen(true),
  });
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={m.desk_keys_title()}
      actions={<Button onClick={() => setOpen(false)}>{m.desk_keys_close()}</Button>}
    >
      <KeyList />
    </Dialog>
  );
}

function KeyList() {
  const { keysOff } = useViewer();
  return (
    <>
      <dl className={styles.keys}>
        {shortcuts.map(([keys, text]) => (
          <div key={keys}>
            <dt>
              {keys.split(" ").map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text()}</dd>
          </div>
        ))}
      </dl>
      <p>
        {keysOff ? m.desk_keys_are_off() : m.desk_keys_can_be_off()}{" "}
        <Link to="/staff/me">{m.desk_keys_settings()}</Link>
      </p>
    </>
  );
}
