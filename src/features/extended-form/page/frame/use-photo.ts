import { useCallback, useEffect, useMemo, useState } from "react";
import { keepDraftFiles, readDraftFiles } from "../../../resumes/draft/file-draft.ts";
import type { KeptForm } from "../keep/form-keeper.ts";

/** A photo that was chosen and that the server does not have yet. */
export interface FormPhoto {
  file: File | null;
  /** Address under which it can be shown. */
  url: string | undefined;
  choose: (file: File) => void;
}

/** Sends a photo; answers whether the server has it now. */
export type SendPhoto = (photo: File) => Promise<boolean>;

/**
 * The photo is kept in this browser at once and sent as soon as that is possible: now, when the network is back, or when
 * the page is opened again.
 */
export function usePhoto({ name, owner }: KeptForm, send: SendPhoto): FormPhoto {
  const [photo, setPhoto] = useState<{ file: File; url: string } | null>(null);
  const show = useCallback((file: File | null) => {
    setPhoto((before) => {
      if (before !== null) URL.revokeObjectURL(before.url);
      return file === null ? null : { file, url: URL.createObjectURL(file) };
    });
  }, []);
  const choose = useCallback(
    (file: File) => {
      show(file);
      void keepDraftFiles(name, String(owner), { photo: file });
    },
    [name, owner, show],
  );
  useEffect(() => {
    void readDraftFiles(name, String(owner)).then((kept) => kept.photo !== null && show(kept.photo));
  }, [name, owner, show]);
  const file = photo?.file ?? null;
  useEffect(() => {
    if (file === null) return;
    const hand = async () => {
      if (!(await send(file))) return;
      await keepDraftFiles(name, String(owner), { photo: null });
      setPhoto((now) => (now?.file === file ? null : now));
    };
    void hand();
    const again = () => void hand();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [file, send, name, owner]);
  return useMemo(() => ({ file, url: photo?.url, choose }), [file, photo, choose]);
}
