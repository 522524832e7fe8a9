import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { keepDraftFiles, readDraftFiles } from "../../../../resumes/portal/draft/file-draft.ts";
import type { KeptForm } from "../keep/form-keeper.ts";

/** A photo's state: stored on the server, tried again automatically or after another request, or removed. */
export type PhotoSent = "sent" | "again" | "later" | { refused: string };

interface Handing {
  send: () => Promise<PhotoSent>;
  /** Calls the listener when a try is worth it again: the network is back, a save went through. @returns the way to stop */
  onBack: (listener: () => void) => () => void;
  /** Hears of each try. */
  told: (sent: PhotoSent) => void;
}

const retryMs = 10_000;

/** Hands a photo over, one try at a time, until the server has it or does not want it. @returns the way to stop */
export function handOver({ send, onBack, told }: Handing): () => void {
  let isOver = false;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hand = async () => {
    if (isBusy || isOver) return;
    clearTimeout(timer);
    isBusy = true;
    const sent = await send();
    isBusy = false;
    if (isOver) return;
    if (sent === "again") timer = setTimeout(start, retryMs);
    isOver = sent !== "again" && sent !== "later";
    told(sent);
  };
  const start = () => void hand();
  start();
  const unhear = onBack(start);
  return () => {
    isOver = true;
    clearTimeout(timer);
    unhear();
  };
}

/** Where a photo is that the server could not be given yet: in this browser, or on this page alone. */
type Waiting = "in-browser" | "on-page";

/** A photo that was chosen and that the server does not have yet. */
export interface FormPhoto {
  file: File | null;
  /** Address under which it can be shown. */
  url: string | undefined;
  /** Told once sending it has failed; it is tried again. */
  waiting: Waiting | null;
  /** Why the server does not want it; another one has to be chosen. */
  fault: string | undefined;
  choose: (file: File) => void;
  /** The server has it in another way. */
  forget: () => Promise<void>;
}

interface PhotoWay {
  send: (photo: File) => Promise<PhotoSent>;
  /** Calls the listener when a save went through. @returns the way to stop */
  onSaved: (listener: () => void) => () => void;
}

/** One after the other: the photo that was chosen last is sent last. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.current.then(work);
    last.current = done.catch(() => null);
    return done;
  }, []);
}

interface PhotoState {
  file: File;
  url: string;
}

/** The photo as it is shown; an address that is no longer shown is given back. */
function useHeld() {
  const [held, setHeld] = useState<PhotoState | null>(null);
  const show = useCallback((file: File | null) => {
    setHeld((before) => {
      if (before !== null) URL.revokeObjectURL(before.url);
      return file === null ? null : { file, url: URL.createObjectURL(file) };
    });
  }, []);
  return { held, show };
}

/**
 * The photo is kept in this browser at once and sent as soon as that is possible: now, when the network or the server is
 * back, after signing in again, or when the page is opened again.
 */
export function usePhoto({ name, owner }: KeptForm, { send, onSaved }: PhotoWay): FormPhoto {
  const { held, show } = useHeld();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [fault, setFault] = useState<string>();
  const isCurrent = useRef(true);
  const inTurn = useTurns();
  const choose = useCallback(
    (file: File) => {
      setFault(undefined);
      setWaiting(null);
      show(file);
      void keepDraftFiles(name, String(owner), { photo: file }).then((isKept) => {
        isCurrent.current = isKept;
      });
    },
    [name, owner, show],
  );
  const forget = useCallback(async () => {
    await keepDraftFiles(name, String(owner), { photo: null });
    setWaiting(null);
    show(null);
  }, [name, owner, show]);
  useEffect(() => {
    void readDraftFiles(name, String(owner)).then((found) => found.photo !== null && show(found.photo));
  }, [name, owner, show]);
  const file = held?.file ?? null;
  useEffect(() => {
    if (file === null) return;
    return handOver({
      send: async () => inTurn(async () => send(file)),
      onBack: (listener) => {
        addEventListener("online", listener);
        const unhear = onSaved(listener);
        return () => {
          removeEventListener("online", listener);
          unhear();
        };
      },
      told: (sent) => {
        if (sent === "again" || sent === "later") return setWaiting(isCurrent.current ? "in-browser" : "on-page");
        if (sent !== "sent") setFault(sent.refused);
        void forget();
      },
    });
  }, [file, send, onSaved, inTurn, forget]);
  return useMemo(
    () => ({ file, url: held?.url, waiting, fault, choose, forget }),
    [file, held, waiting, fault, choose, forget],
  );
}
