import { Fragment, type ReactNode } from "react";
import { Meter } from "../feedback/meter.tsx";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";
import styles from "./file-row.module.css";

interface FileRowProps {
  readonly name: string;
  /** "3,4 MB, 2 halaman" */
  readonly detail: ReactNode;
  readonly icon?: IconName | undefined;
  /** A button: "Ganti", "Batal". */
  readonly action?: ReactNode;
  /** While it is sent: 0 to 100, and what the bar is called. */
  readonly progress?: { readonly value: number; readonly label: string } | undefined;
}

/** A file that was chosen: its name, size and what can be done with it. */
export function FileRow({ name, detail, icon = "file-type-pdf", action, progress }: FileRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <b>{breakable(name)}</b>
        <small>{detail}</small>
      </span>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {progress && <Meter value={progress.value} max={100} label={progress.label} className={styles.meter} />}
    </div>
  );
}

interface PhotoRowProps {
  /** The picture's address; without it a frame with a figure. */
  readonly src?: string | undefined;
  readonly alt: string;
  readonly invalid?: boolean | undefined;
  /** Label, hint, buttons and error. */
  readonly children: ReactNode;
}

/** An upright photo, 104 × 128, with its words beside it. */
export function PhotoRow({ src, alt, invalid, children }: PhotoRowProps) {
  return (
    <div className={styles.photo} data-invalid={invalid || undefined}>
      {src === undefined ? (
        <span className={styles.frame} aria-hidden="true">
          <Icon name="user" size={32} />
        </span>
      ) : (
        // The words and fields around it come first.
        <img className={styles.frame} src={src} alt={alt} fetchPriority="low" />
      )}
      <div className={styles.beside}>{children}</div>
    </div>
  );
}

/** Lets a long file name break where its words end. */
function breakable(name: string): ReactNode {
  return name.split(/(?<=[_\-. ])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are told apart by their place
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
