import { createStore, del, get, set, type UseStore } from "idb-keyval";
import { useCallback, useEffect } from "react";
import type { NewFiles, ResumeFiles } from "../form/files/use-resume-files.ts";
import type { LocalDraftName } from "./local-draft.ts";

interface KeptFile {
  owner: string;
  file: File;
}

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore("drafts", "files");
  return opened;
}

function isKept(value: unknown): value is KeptFile {
  return (
    typeof value === "object" && value !== null && "file" in value && value.file instanceof File && "owner" in value
  );
}

async function read(key: string, owner: string): Promise<File | null> {
  const stored: unknown = await get(key, store());
  return isKept(stored) && stored.owner === owner ? stored.file : null;
}

async function keep(key: string, owner: string, file: File | null | undefined): Promise<void> {
  if (file === null) await del(key, store());
  else if (file !== undefined) await set(key, { owner, file }, store());
}

/** Files chosen and not saved yet wait in this browser for a reload (readings, "Sign-up"). Never fails: without it one chooses again. */
export async function readDraftFiles(name: string, owner: string): Promise<NewFiles> {
  try {
    const [photo, cv] = await Promise.all([read(`${name}:photo`, owner), read(`${name}:cv`, owner)]);
    return { photo, cv };
  } catch {
    return { photo: null, cv: null };
  }
}

/** Keeps what was chosen; null forgets. @returns false when the browser keeps nothing */
export async function keepDraftFiles(name: string, owner: string, files: Partial<NewFiles>): Promise<boolean> {
  try {
    await Promise.all([keep(`${name}:photo`, owner, files.photo), keep(`${name}:cv`, owner, files.cv)]);
    return true;
  } catch {
    return false;
  }
}

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
