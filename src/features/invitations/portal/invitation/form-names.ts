/** Field of a wished time in the form. */
export function wishedName(place: number): string {
  return `wished-${place + 1}`;
}
