import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { m } from "#messages";
import { classNames } from "../../../../../ui/class-names.ts";
import { useHydrated } from "../../../../../ui/hydrated.ts";
import { Icon } from "../../../../../ui/icons/icon.tsx";
import type { IconName } from "../../../../../ui/icons/icon-paths.ts";
import { VisuallyHidden } from "../../../../../ui/layout/text.tsx";
import { Cover } from "../../../../../ui/patterns/cover.tsx";
import { nextSlide, previousSlide, type Slide, slideShow } from "../../../fair/talent-programme.ts";
import progressBarsStyles from "./progress-bars.module.css";
import roundButtonStyles from "./round-button.module.css";
import styles from "./slides.module.css";

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
  /**
   * Whether it continues on its own: not before it is shown, not while paused, and under reduced motion only when
   * asked.
   */
  isPlaying: boolean;
  show(index: number): void;
  playOrPause(): void;
}

/** Input events by which a person moves the strip. */
const byHand = ["pointerdown", "wheel", "keydown"] as const;

/**
 * Tells at which slide the strip came to rest after someone moved it; our own scrolling may be overtaken on its way.
 */
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
function useSlideShow(strip: RefObject<HTMLElement | null>, isShown: boolean): SlideShow {
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

interface SlidesProps {
  readonly slides: readonly Slide[];
  /** Whether anybody sees it. */
  readonly isShown: boolean;
}

/** The pictures of the programme: a strip that can be swiped, and a slide show once the scripts are there. */
export function Slides({ slides, isShown }: SlidesProps) {
  const strip = useRef<HTMLUListElement>(null);
  const { index, isPlaying, show, playOrPause } = useSlideShow(strip, isShown);
  const hydrated = useHydrated();
  return (
    <section className={styles.slides} aria-label={m.fair_slides()} aria-roledescription={m.fair_slides_kind()}>
      <ul
        ref={strip}
        className={styles.strip}
        aria-label={m.fair_slides()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard, and not every browser sees to it
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (WCAG 2.1.1)
      >
        {slides.map((slide) => (
          <li key={slide.title} className={styles.slide}>
            <Cover name={slide.title} dye={slide.dye} pattern={slide.pattern} className={styles.picture} />
            <div className={styles.words}>
              <strong>{slide.title}</strong>
              <p>{slide.text}</p>
            </div>
          </li>
        ))}
      </ul>
      {hydrated && (
        <>
          <ProgressBars count={slides.length} index={index} isPlaying={isPlaying} />
          <div className={styles.controls}>
            <RoundButton icon="chevron-left" label={m.fair_previous()} onClick={() => show(previousSlide(index))} />
            <RoundButton
              icon={isPlaying ? "player-pause" : "player-play"}
              label={isPlaying ? m.fair_pause() : m.fair_play()}
              onClick={playOrPause}
            />
            <RoundButton icon="chevron-right" label={m.fair_next()} onClick={() => show(nextSlide(index))} />
          </div>
          <VisuallyHidden as="p" aria-live={isPlaying ? "off" : "polite"}>
            {m.fair_slide({ number: index + 1, total: slides.length, title: slides[index]?.title ?? "" })}
          </VisuallyHidden>
        </>
      )}
    </section>
  );
}

interface ProgressBarsProps {
  readonly count: number;
  readonly index: number;
  readonly isPlaying: boolean;
}

/** One bar a slide: those before are full, the present one fills in the time that the slide has. */
function ProgressBars({ count, index, isPlaying }: ProgressBarsProps) {
  return (
    <div className={progressBarsStyles.bars} aria-hidden="true">
      {places(count).map((place) =>
        place === index ? (
          <Filling key={place} isPlaying={isPlaying} />
        ) : (
          <i key={place} className={progressBarsStyles.bar} data-state={place < index ? "done" : "next"} />
        ),
      )}
    </div>
  );
}

/** A bar is identified by its position alone. */
function places(count: number): number[] {
  return [...Array(count).keys()];
}

/** Runs with the slide's own time, so it is said once, in talent-programme.ts. */
function Filling({ isPlaying }: { readonly isPlaying: boolean }) {
  const fill = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isPlaying) return;
    const run = fill.current?.animate({ scale: ["0 1", "1 1"] }, { duration: slideShow.everyMs, fill: "forwards" });
    return () => run?.cancel();
  }, [isPlaying]);
  return (
    <i className={progressBarsStyles.bar} data-state="now">
      <i ref={fill} className={progressBarsStyles.fill} />
    </i>
  );
}

interface RoundButtonProps extends ComponentProps<"button"> {
  readonly icon: IconName;
  readonly label: string;
}

/** A round indigo button that stays readable on any pattern. */
export function RoundButton({ icon, label, className, ...rest }: RoundButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={classNames(roundButtonStyles.round, className)}>
      <Icon name={icon} />
    </button>
  );
}
