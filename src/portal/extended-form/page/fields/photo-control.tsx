import { m } from "#messages";
import { Text } from "../../../../ui/layout/text.tsx";
import { PhotoPicker } from "../../../resume/form/files/photo-picker.tsx";
import { useFormParts } from "../frame/form-context.ts";
import styles from "./photo-control.module.css";
import type { ControlProps } from "./use-form-field.ts";
import { useFormField } from "./use-form-field.ts";

/** The photo: chosen here, kept in this browser until the server has it. */
export function PhotoControl({ path, words }: ControlProps) {
  const { photo } = useFormParts();
  const { text, error } = useFormField(path);
  return (
    <div className={styles.control}>
      <PhotoPicker
        id={path}
        photo={photo.file}
        photoUrl={photo.url}
        stored={text}
        error={photo.fault ?? error ?? words.error}
        onPhoto={photo.choose}
      />
      <Text as="div" look="small" tone="warning" role="status">
        {photo.waiting === "in-browser" && m.flk_page_photo_waits()}
        {photo.waiting === "on-page" && m.flk_page_photo_waits_on_page()}
      </Text>
    </div>
  );
}
