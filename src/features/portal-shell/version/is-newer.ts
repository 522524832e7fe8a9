/** Whether version `a` comes after `b`, number by number: "3.10.0" after "3.9.9". What is no version is never newer. */
export function isNewer(a: string, b: string): boolean {
  const [ours, theirs] = [numbers(b), numbers(a)];
  for (const [index, number] of theirs.entries()) {
    const other = ours[index] ?? 0;
    if (number !== other) return number > other;
  }
  return false;
}

function numbers(version: string): number[] {
  return /^\d+(\.\d+)*$/.test(version) ? version.split(".").map(Number) : [];
}
