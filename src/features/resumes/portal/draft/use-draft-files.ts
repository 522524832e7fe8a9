import { useCallback, useEffect } from "react";
import type { NewFiles, ResumeFiles } from "../form/files/use-resume-files.ts";
import { keepDraftFiles, readDraftFiles } from "./file-draft.ts";
import type { LocalDraftName } from "./local-draft.ts";

/** Keeps chosen files in this browser for after a reload. */
export function useKeepFiles(name: LocalDraftName, owner: string): (files: Partial<NewFiles>) => void {
  return useCallback((files) => void keepDraftFiles(name, owner, files), [name, owner]);
}

/** Brings back the files that waited in this browser. */
export function useKeptFiles(name: LocalDraftName, owner: string, { choose }: ResumeFiles): void {
  useEffect(() => {
    void readDraftFiles(name, owner).then(({ photo, cv }) => {
      if (photo !== null || cv !== null) choose({ ...(photo && { photo }), ...(cv && { cv }) });
    });
  }, [name, owner, choose]);
}
