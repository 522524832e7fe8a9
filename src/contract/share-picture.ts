import type { Language } from "../i18n/language.ts";
import { type MarkChoice, nameHash } from "../ui/patterns/company-mark.ts";

/** Kinds of pictures; `logo` is a company's square mark, the others are for shared links. */
export const pictureKinds = ["site", "vacancy", "company", "logo", "news", "event"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** The words and the cloth of a picture. */
export interface SharePicture {
  /** The large words. */
  title: string;
  /** Above them: whose it is, or what kind of thing. */
  above: string;
  /** Below them: place, date; may be empty. */
  below: string;
  /** Whose mark it carries, and how that is dyed. */
  name: string;
  mark: MarkChoice;
}

/** Grows when pictures are drawn in another way, so that nobody keeps an old one. */
const DRAWING = 1;

/** Names a picture's contents: a picture that would look different has another. */
export function pictureHash(picture: SharePicture, language: Language): string {
  const { title, above, below, name, mark } = picture;
  const drawn = [DRAWING, language, title, above, below, name, mark.dye ?? "", mark.pattern ?? ""];
  return nameHash(JSON.stringify(drawn)).toString(36);
}

/** Where the picture of a thing is, below the site's root; it may be kept forever. */
export function picturePath(kind: PictureKind, id: string | number, picture: SharePicture, language: Language): string {
  return `/pictures/${kind}/${id}/${language}-${pictureHash(picture, language)}.png`;
}
