/** What people write around a number is dropped on leaving the field: spaces, signs, and the 0 before a national number. Letters stay, so that an error can be shown. */
export function tidyPhone(text: string): string {
  return text.replace(/[\s\p{Cf}\p{Pd}().·_/]/gu, "").replace(/^0+/, "");
}
