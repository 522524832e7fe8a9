import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useViewer } from "../use-viewer.ts";
import styles from "./desk-keys.module.css";
import { useAllowedKeys } from "./shortcuts.ts";
import { type Bindings, useKeys } from "./use-keys.ts";

/** The keys that work on every page of the desk, and their help. */
export function DeskKeys() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const allowed = useAllowedKeys();
  const to = (path: string) => () => void navigate(path);
  const places: Bindings = {
    "g d": to("/staff"),
    "g v": to("/staff/vacancies"),
    "g a": to("/staff/applications"),
    "g h": to("/staff/held"),
  };
  const open = Object.entries(places).filter(([keys]) => allowed.some((shortcut) => shortcut.keys === keys));
  useKeys({ ...Object.fromEntries(open), "?": () => setOpen(true) });
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
  const allowed = useAllowedKeys();
  return (
    <>
      <dl className={styles.keys}>
        {allowed.map(({ keys, text }) => (
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
