import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { nextSlide, slideShow } from "../../../../domain/content/fair/talent-programme.ts";

const stillness = "(prefers-reduced-motion: reduce)";

function onStillness(tell: () => void): () => void {
  const query = matchMedia(stillness);
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
}

function usePrefersStillness(): boolean {
  return useSyncExternalStore(
    onStillness,
    () => matchMedia(stillness).matches,
    () => true,
  );
}

interface SlideShow {
  index: number;
  /** Whether it goes on by itself: not before it is shown, not while paused, and under reduced motion only when asked. */
  isPlaying: boolean;
  show(index: number): void;
  playOrPause(): void;
}

/** What a person does to move the strip by hand. */
const byHand = ["pointerdown", "wheel", "keydown"] as const;

/** Tells at which slide the strip came to rest after somebody moved it; our own scrolling may be overtaken on its way. */
function useSwipe(strip: RefObject<HTMLElement | null>, tell: (index: number) => void): void {
  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    let isMoved = false;
    const touch = () => {
      isMoved = true;
    };
    const settle = () => {
      if (isMoved) tell(Math.round(element.scrollLeft / element.clientWidth));
      isMoved = false;
    };
    for (const kind of byHand) element.addEventListener(kind, touch, { passive: true });
    element.addEventListener("scrollend", settle);
    return () => {
      for (const kind of byHand) element.removeEventListener(kind, touch);
      element.removeEventListener("scrollend", settle);
    };
  }, [strip, tell]);
}

/** Goes through the slides; each manual step gives the next slide its full time (§2). */
export function useSlideShow(strip: RefObject<HTMLElement | null>, isShown: boolean): SlideShow {
  const [index, setIndex] = useState(0);
  const [wish, setWish] = useState<"play" | "pause">();
  const prefersStillness = usePrefersStillness();
  const isWanted = wish === undefined ? !prefersStillness : wish === "play";
  const isPlaying = isShown && isWanted;
  // With the slide itself: its time begins when it is shown.
  useLayoutEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setIndex(nextSlide(index)), slideShow.everyMs);
    return () => clearTimeout(timer);
  }, [isPlaying, index]);
  useEffect(() => {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  }, [strip, index]);
  useSwipe(strip, setIndex);
  return {
    index,
    isPlaying,
    show: setIndex,
    playOrPause: () => setWish(isWanted ? "pause" : "play"),
  };
}
