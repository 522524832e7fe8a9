import { useState } from "react";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { loadNewest } from "./newest-version.ts";
import styles from "./version-notice.module.css";

/** 'Not the latest version': a button empties the caches and reloads the page; what was typed waits in its draft. */
export function VersionNotice({ onClose }: { readonly onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const load = () => {
    setBusy(true);
    void loadNewest();
  };
  return (
    <section className={styles.notice} aria-label={m.shell_version_title()}>
      <Icon name="refresh" />
      <p role="status">
        <strong>{m.shell_version_title()}</strong> {m.shell_version_text()}
      </p>
      <Button small busy={busy} onClick={load}>
        {m.shell_version_load()}
      </Button>
      <IconButton icon="x" small kind="quiet" label={m.shell_close()} onClick={onClose} />
    </section>
  );
}
