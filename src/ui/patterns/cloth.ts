/** One stripe of a cloth; its looks are named in kain.module.css. */
export interface Stripe {
  /** Pixels across; "rest" takes what is left. */
  readonly width: 3 | 4 | 6 | 8 | 14 | 24 | 28 | 54 | 72 | 144 | "rest";
  readonly ground: "night" | "deep" | "nila" | "kunyit" | "katun" | "soga";
  /** "tenun-lying" is for cloths that lie across. */
  readonly weave?: "tenun" | "tenun-lying" | "parang" | "kawung" | "tumpal" | undefined;
  /** Colour of the pattern; katun by default. */
  readonly thread?: "kunyit" | "soga" | "sand" | undefined;
  /** Colour of tenun's core; kunyit by default. */
  readonly core?: "katun" | undefined;
  /** Left out on narrower views. */
  readonly from?: "medium" | "wide" | undefined;
}

export type Cloth = readonly Stripe[];

const night = (width: 6 | 8 | 14): Stripe => ({ width, ground: "night" });
const kunyit = (width: 3 | 4): Stripe => ({ width, ground: "kunyit" });
const katun = (width: 3 | 4): Stripe => ({ width, ground: "katun" });
const parang: Stripe = { width: 24, ground: "soga", weave: "parang", thread: "kunyit" };
const tenun: Stripe = { width: 54, ground: "deep", weave: "tenun" };
const wide = (...stripes: Cloth): Cloth => stripes.map((stripe) => ({ ...stripe, from: "wide" }));

/** The hanging cloth of the home page's hero. */
export const heroCloth: Cloth = [
  ...[night(14), kunyit(4), night(8), tenun, night(8), katun(3), parang, katun(3), night(8)],
  { width: 144, ground: "nila", weave: "kawung", from: "medium" },
  ...wide(night(8), katun(3), parang, katun(3), night(8), tenun, night(8)),
  ...[kunyit(4), night(14)],
];

/** The cloth at the end of a page's broad head. */
export const bandCloth: Cloth = [
  ...[night(8), kunyit(4), night(6), tenun, night(6), katun(3), parang, katun(3), night(6)],
  { width: 144, ground: "nila", weave: "kawung" },
  ...[night(6), kunyit(4), night(8)],
];

/** A narrow lying strip: the menu's foot, the hero on phones. */
export const stripCloth: Cloth = [
  ...[night(6), kunyit(3)],
  { width: 28, ground: "deep", weave: "tenun-lying" },
  ...[kunyit(3), { width: 4, ground: "deep" } as const],
];

/** The parang ribbon beside the sign-in panel and on woven covers. */
export const panelRibbon: Cloth = [night(6), kunyit(3), parang, kunyit(3), night(6)];

/** The tenun ribbon that crosses generated covers. */
export const coverRibbon: Cloth = [night(6), kunyit(3), tenun, kunyit(3), night(6)];

/** Beside the endpoint for students and fresh graduates. */
export const sogaCloth: Cloth = [
  { width: 6, ground: "soga" },
  katun(4),
  { width: 72, ground: "kunyit", weave: "kawung", thread: "soga" },
  ...wide(katun(4), { width: 72, ground: "soga", weave: "kawung", thread: "sand" }),
];

/** Beside the endpoint for professionals. */
export const nilaCloth: Cloth = [
  { width: 6, ground: "kunyit" },
  katun(4),
  { width: 72, ground: "nila", weave: "tenun" },
  ...wide(katun(4), { width: 72, ground: "deep", weave: "tenun", thread: "kunyit", core: "katun" }),
];
