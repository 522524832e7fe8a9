/** What became of a photo: the server has it, it is tried again by itself or once something came back, or it is not wanted. */
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
