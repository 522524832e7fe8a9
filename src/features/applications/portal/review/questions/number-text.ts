/** Thousands parted by points or by commas, as either language writes them, or not parted at all. */
const indonesian = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/;
const english = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const plain = /^-?\d+([.,]\d+)?$/;

/** A number as somebody typed it; null for what is none. */
export function numberIn(typed: string): number | null {
  const text = typed.replace(/\s/g, "");
  if (indonesian.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  if (english.test(text)) return Number(text.replaceAll(",", ""));
  return plain.test(text) ? Number(text.replace(",", ".")) : null;
}
