import { picturePath, type SharePicture } from "../../contract/share-picture.ts";
import { site } from "../../contract/site.ts";
import type { Language } from "../../i18n/language.ts";

/** The picture of a shared link to a page without its own: the site's name and description. */
export function sitePicture(language: Language): SharePicture {
  const mark = { dye: "nila", pattern: "kawung" } as const;
  return { title: site.name, above: "", below: site.description[language], name: site.name, mark };
}

/** Where that picture is. */
export function sitePicturePath(language: Language): string {
  return picturePath("site", "card", sitePicture(language), language);
}
