import { PhotoPicker } from "../../../resumes/form/files/photo-picker.tsx";
import { useFormParts } from "../frame/form-context.ts";
import type { ControlProps } from "./form-field.tsx";
import { useFormField } from "./use-form-field.ts";

/** The photo: chosen here, kept in this browser until the server has it. */
export function PhotoControl({ path, words }: ControlProps) {
  const { photo } = useFormParts();
  const { text, error } = useFormField(path);
  return (
    <PhotoPicker
      id={path}
      photo={photo.file}
      photoUrl={photo.url}
      stored={text}
      error={error ?? words.error}
      onPhoto={photo.choose}
    />
  );
}
