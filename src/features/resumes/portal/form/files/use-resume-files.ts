import { useCallback, useEffect, useMemo, useState } from "react";

/** A photo or CV that was chosen and is not saved yet. */
export interface NewFiles {
  photo: File | null;
  cv: File | null;
}

export interface ResumeFiles extends NewFiles {
  /** Address under which the new photo can be shown, while there is one that can be drawn. */
  photoUrl: string | undefined;
  choose: (files: Partial<NewFiles>) => void;
}

/** The address of a file on this page, for as long as it is shown. */
function useFileUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (file === null) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** Files chosen in the form; `onChoose` keeps them for after a reload. */
export function useResumeFiles(onChoose: (files: Partial<NewFiles>) => void): ResumeFiles {
  const [files, setFiles] = useState<NewFiles>({ photo: null, cv: null });
  const photoUrl = useFileUrl(files.photo);
  const choose = useCallback(
    (chosen: Partial<NewFiles>) => {
      setFiles((before) => ({ ...before, ...chosen }));
      onChoose(chosen);
    },
    [onChoose],
  );
  return useMemo(() => ({ ...files, photoUrl, choose }), [files, photoUrl, choose]);
}
