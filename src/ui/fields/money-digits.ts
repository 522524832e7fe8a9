/** "7500000" becomes "7.500.000"; everything but digits is dropped, leading zeros too. */
export function groupDigits(text: string, separator: "." | "," = "."): string {
  return plainDigits(text).replace(/\B(?=(\d{3})+$)/g, separator);
}

/** "Rp 7.500.000" becomes "7500000", as a server wants it. */
export function plainDigits(text: string): string {
  return text.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
}

/** Where the caret belongs in a grouped text so that as many digits stay before it as were there. */
export function caretAfterDigits(grouped: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < grouped.length; at++) {
    if (seen === digits) return at;
    if (/\d/.test(grouped.charAt(at))) seen++;
  }
  return grouped.length;
}
