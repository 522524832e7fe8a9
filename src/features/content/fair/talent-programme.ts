import type { Dye, Pattern } from "../../../ui/patterns/company-mark.ts";

/** The slide show of the talent programme (§2, §9). */
export const slideShow = { slides: 3, everyMs: 5000 } as const;

/** Paragraphs of the talent programme's text (§2). */
export const paragraphCount = 4;

/** The floating badge: pixels scrolled from which it shows, by the view's width, and how often it looks (§4, §9). */
export const badgeRule = { narrowUpTo: 1024, scrolledNarrow: 123, scrolledWide: 54, throttleMs: 250 } as const;

/** A picture of the slide show; without `imageUrl` it is drawn from dye and pattern. */
export interface Slide {
  imageUrl: string | null;
  title: string;
  text: string;
  dye: Dye;
  pattern: Pattern;
}

/** A programme that runs now, in one language. */
export interface TalentProgramme {
  /** The banner's title, such as "Bursa Karier 2026". */
  name: string;
  /** The modal's heading. */
  title: string;
  /** "YYYY-MM-DD" in Asia/Jakarta; both days belong to it. Without an end it runs until further notice. */
  startsOn: string;
  endsOn: string | null;
  slides: readonly Slide[];
  paragraphs: readonly string[];
  externalUrl: string;
}

/** The slide after the last one is the first (§2). */
export function nextSlide(index: number): number {
  return (index + 1) % slideShow.slides;
}

/** The slide before the first one is the last (§2). */
export function previousSlide(index: number): number {
  return (index + slideShow.slides - 1) % slideShow.slides;
}

/** Whether the floating badge shows, by pixels scrolled and the view's width (§4). */
export function isBadgeShown(scrolled: number, width: number): boolean {
  return scrolled > (width <= badgeRule.narrowUpTo ? badgeRule.scrolledNarrow : badgeRule.scrolledWide);
}
