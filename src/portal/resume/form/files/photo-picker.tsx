import { type ChangeEvent, useId } from "react";
import { m } from "#messages";
import { FilePick } from "../../../../ui/files/file-drop.tsx";
import { PhotoRow } from "../../../../ui/files/file-row.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import styles from "./file-fields.module.css";
import { isTif, photoTypes } from "./file-kinds.ts";
import { useChoosePhoto } from "./use-choose-photo.ts";
import { useFaceWarning } from "./use-face-warning.ts";

interface PhotoPickerProps {
  readonly id: string;
  /** Chosen and not saved yet. */
  readonly photo: File | null;
  readonly photoUrl: string | undefined;
  /** Address of the one that is stored, "" without one. */
  readonly stored: string;
  readonly error: string | undefined;
  readonly onPhoto: (photo: File) => void;
}

/** Chooses a photo: turned, cut and made smaller in the browser; whatever form it is for. */
export function PhotoPicker({ id, photo, photoUrl, stored, error: missing, onPhoto }: PhotoPickerProps) {
  const chosen = useChoosePhoto(onPhoto);
  const error = chosen.fault ?? missing;
  const ids = { hint: useId(), error: useId() };
  const hasPhoto = photo !== null || stored !== "";
  const isFaceless = useFaceWarning(photoUrl);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (file) void chosen.choose(file);
  };
  return (
    <PhotoRow src={shownUrl(photo, photoUrl, stored)} alt={m.resumes_form_photo_alt()} invalid={error !== undefined}>
      <Text as="div" className={styles.label}>
        {m.resumes_form_photo()}
      </Text>
      <Text id={ids.hint} look="small" tone="muted">
        {m.resumes_form_photo_hint()}
      </Text>
      <FilePick
        id={id}
        icon="camera"
        accept={photoTypes.accept}
        onChange={choose}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${ids.hint} ${ids.error}`}
      >
        {hasPhoto ? m.resumes_form_photo_change() : m.resumes_form_photo_choose()}
      </FilePick>
      {photo !== null && isTif(photo.name) && (
        <Text look="small" tone="muted">
          {m.resumes_form_photo_tif({ name: photo.name })}
        </Text>
      )}
      <div id={ids.error} role="status">
        {error !== undefined && <FileError text={error} />}
        {error === undefined && isFaceless && <FileWarning text={m.resumes_form_photo_faceless()} />}
      </div>
      <CropDialog picture={chosen.picture} onCancel={chosen.cancel} onDone={chosen.take} />
    </PhotoRow>
  );
}

function shownUrl(photo: File | null, url: string | undefined, stored: string): string | undefined {
  if (photo !== null) return isTif(photo.name) ? undefined : url;
  return stored === "" ? undefined : stored;
}

function FileWarning({ text }: { readonly text: string }) {
  return (
    <p className={styles.warning}>
      <Icon name="alert-circle" size={18} />
      <span>{text}</span>
    </p>
  );
}

/** What is wrong with a file, as fields say it. */
export function FileError({ text }: { readonly text: string }) {
  return (
    <p className={styles.error}>
      <Icon name="alert-circle" size={18} />
      <span>{text}</span>
    </p>
  );
}
