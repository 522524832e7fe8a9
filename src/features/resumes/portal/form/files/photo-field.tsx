import { useFormContext, useWatch } from "react-hook-form";
import { useResumeForm } from "../frame/form-context.ts";
import { useFieldError } from "../sections/fields.tsx";
import type { ResumeValues } from "../values/resume-values.schema.ts";
import { PhotoPicker } from "./photo-picker.tsx";

const name = "personalData.oldImageUrl";

/** The photo: chosen, turned, cut and made smaller in the browser (P9). */
export function PhotoField() {
  const { clearErrors } = useFormContext<ResumeValues>();
  const { files } = useResumeForm();
  const stored = useWatch<ResumeValues, typeof name>({ name });
  const choose = (photo: File) => {
    files.choose({ photo });
    clearErrors(name);
  };
  return (
    <PhotoPicker
      id={name}
      photo={files.photo}
      photoUrl={files.photoUrl}
      stored={stored}
      error={useFieldError(name)}
      onPhoto={choose}
    />
  );
}
