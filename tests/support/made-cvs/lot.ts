/** Numbers by lot from a seed (mulberry32), so that the same set is made on every machine. */
export class Lot {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  of<Thing>(things: readonly Thing[]): Thing {
    const thing = things[this.between(0, things.length - 1)];
    if (thing === undefined) throw new Error("There is nothing to draw from.");
    return thing;
  }

  happens(share: number): boolean {
    return this.next() < share;
  }

  some<Thing>(things: readonly Thing[], count: number): Thing[] {
    const left = [...things];
    const drawn: Thing[] = [];
    while (drawn.length < count && left.length > 0) drawn.push(...left.splice(this.between(0, left.length - 1), 1));
    return drawn;
  }
}
