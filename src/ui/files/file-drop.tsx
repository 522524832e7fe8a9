import { type ComponentProps, type DragEvent, type ReactNode, useState } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import styles from "./file-drop.module.css";

interface FileDropProps extends Omit<ComponentProps<"input">, "type" | "title"> {
  /** "Tarik CV ke sini" */
  readonly title: string;
  /** "PDF, paling besar 5 MB" */
  readonly note: ReactNode;
  /** "Pilih berkas" */
  readonly choose: string;
  /** Shown while a file hangs over it: "Lepaskan di sini". */
  readonly release: string;
  /** Files that were dropped; chosen ones come through onChange. */
  readonly onDropFiles: (files: readonly File[]) => void;
}

/** A field for a file: press to choose, or drop. Without script the native input sends the file with the form. */
export function FileDrop({ title, note, choose, release, onDropFiles, ...input }: FileDropProps) {
  const [over, setOver] = useState(false);
  const hang = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDropFiles([...event.dataTransfer.files]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an extra; the input inside does it all
    <label
      className={styles.drop}
      data-over={over || undefined}
      onDragEnter={hang}
      onDragOver={hang}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input {...input} type="file" className={styles.native} />
      <Icon name="cloud-upload" size={32} className={styles.icon} />
      <strong>{over ? release : title}</strong>
      <span className={styles.note}>{note}</span>
      <span className={styles.choose}>{choose}</span>
    </label>
  );
}

interface FilePickProps extends Omit<ComponentProps<"input">, "type"> {
  readonly icon?: "camera" | "cloud-upload" | undefined;
  readonly children: ReactNode;
}

/**
 * A file input that looks like a small button: "Pilih foto". One that opens the camera (`capture`) is shown to fingers
 * alone: who points with a mouse has no camera at hand.
 */
export function FilePick({ icon, children, ...input }: FilePickProps) {
  return (
    <label className={classNames(styles.choose, input.capture !== undefined && styles.camera)}>
      <input {...input} type="file" className={styles.native} />
      {icon && <Icon name={icon} />}
      {children}
    </label>
  );
}
