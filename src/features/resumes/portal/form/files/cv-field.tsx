import { type ChangeEvent, useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
import { FileDrop, FilePick } from "../../../../../ui/files/file-drop.tsx";
import { FileRow } from "../../../../../ui/files/file-row.tsx";
import { Row } from "../../../../../ui/layout/layout.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import { useResumeForm } from "../frame/form-context.ts";
import { useFieldError } from "../sections/fields.tsx";
import type { ResumeValues } from "../values/resume-values.schema.ts";
import styles from "./file-fields.module.css";
import { type CvFault, cvFault, cvTypes, sizeText } from "./file-kinds.ts";
import { FileError } from "./photo-picker.tsx";

const name = "personalData.cvName";

const faults = {
  type: m.documents_file_type_cv,
  large: m.documents_file_large_cv,
} as const satisfies Record<CvFault, () => string>;

/** The CV: pdf only, 5 MB at most (P9). */
export function CvField() {
  const { clearErrors } = useFormContext<ResumeValues>();
  const { files } = useResumeForm();
  const [fault, setFault] = useState<CvFault | null>(null);
  const missing = useFieldError(name);
  const error = fault === null ? missing : faults[fault]();
  const errorId = useId();
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const found = await cvFault(file);
    setFault(found);
    if (found !== null) return;
    files.choose({ cv: file });
    clearErrors(name);
  };
  const input = {
    id: name,
    accept: cvTypes.accept,
    "aria-invalid": error !== undefined || undefined,
    "aria-describedby": errorId,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const [file] = event.target.files ?? [];
      event.target.value = "";
      void choose(file);
    },
  };
  return (
    <div className={styles.field}>
      <Text as="div" className={styles.label}>
        {m.resumes_form_cv()}
      </Text>
      <CvBox input={input} onDrop={choose} onCancel={() => files.choose({ cv: null })} />
      <div id={errorId} role="status">
        {error !== undefined && <FileError text={error} />}
      </div>
    </div>
  );
}

interface CvBoxProps {
  readonly input: Omit<React.ComponentProps<"input">, "type" | "title">;
  readonly onDrop: (file: File | undefined) => Promise<void>;
  readonly onCancel: () => void;
}

/** "2 halaman, 412 KB"; without the pages where nobody counted them. */
function storedText(facts: ResumeValues["personalData"]["cvFacts"]): string {
  if (facts === null) return m.resumes_form_cv_stored();
  const size = sizeText(facts.bytes, getLocale());
  return facts.pages === null ? size : m.resumes_form_cv_pages({ count: facts.pages, size });
}

/** A new CV can be cancelled, whereupon the stored one counts again. */
function CvBox({ input, onDrop, onCancel }: CvBoxProps) {
  const { files } = useResumeForm();
  const { cvName: stored, cvFacts: facts } = useWatch<ResumeValues, "personalData">({ name: "personalData" });
  const replace = <FilePick {...input}>{m.resumes_form_cv_replace()}</FilePick>;
  if (files.cv !== null) {
    const size = sizeText(files.cv.size, getLocale());
    return (
      <FileRow
        name={files.cv.name}
        detail={m.resumes_form_cv_new({ size })}
        action={
          <Row gap={8}>
            {replace}
            <Button kind="quiet" small onClick={onCancel}>
              {m.resumes_form_cancel()}
            </Button>
          </Row>
        }
      />
    );
  }
  if (stored !== "") return <FileRow name={stored} detail={storedText(facts)} action={replace} />;
  return (
    <FileDrop
      {...input}
      title={m.resumes_form_cv_drop()}
      note={m.resumes_form_cv_hint()}
      choose={m.resumes_form_cv_choose()}
      release={m.resumes_form_cv_release()}
      onDropFiles={([file]) => void onDrop(file)}
    />
  );
}
