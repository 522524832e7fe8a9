import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./dialog.module.css";

interface DialogProps {
  readonly open: boolean;
  /** Escape was pressed, or the browser closed it; set `open` to false. */
  readonly onClose: () => void;
  readonly title: string;
  /** Room for more than words: up to 680 px. */
  readonly broad?: boolean | undefined;
  readonly children?: ReactNode;
  /** Buttons, the safe one first: it gets the focus. */
  readonly actions: ReactNode;
}

/** A question that must be answered first. The browser keeps the focus inside and gives it back to the opener. */
export function Dialog({ open, onClose, title, broad, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-broad={broad || undefined}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles.inner}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}
