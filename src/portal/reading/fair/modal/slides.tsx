import { useRef } from "react";
import { m } from "#messages";
import { nextSlide, previousSlide, type Slide } from "../../../../domain/content/fair/talent-programme.ts";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { Cover } from "../../../../ui/patterns/cover.tsx";
import { ProgressBars } from "./progress-bars.tsx";
import { RoundButton } from "./round-button.tsx";
import styles from "./slides.module.css";
import { useSlideShow } from "./use-slide-show.ts";

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
