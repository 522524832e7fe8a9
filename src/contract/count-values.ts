/** Names and values of a JSON body, counted before anything is made of them: the largest form has some thousands. */
export const mostValues = 20_000;

const [quote, backslash, comma, colon, bracket, brace] = [...'"\\,:[{'].map((sign) => sign.charCodeAt(0));

/** Whether a JSON text holds more names and values than {@link mostValues}. Each needs a sign outside of all strings. */
export function hasTooManyValues(text: string): boolean {
  let count = 0;
  let isInString = false;
  for (let at = 0; at < text.length && count <= mostValues; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) isInString = !isInString;
    else if (isInString && sign === backslash) at += 1;
    else if (!isInString && (sign === comma || sign === colon || sign === bracket || sign === brace)) count += 1;
  }
  return count > mostValues;
}
