import { z } from "zod";
import { isBrokenText } from "../../../contract/clean-text.ts";
import { blankIsAbsent, numberOfText } from "../../../contract/field-values.ts";
import { actKinds } from "../../applications/act/act.schema.ts";
import { outcomes } from "../../decisions/standing.ts";
import {
  type CandidateSort,
  candidateSorts,
  facetNames,
  mustFilters,
  scheduledFilters,
  waitingFilters,
} from "../candidate.ts";

/** Longest search (recruiting §5: words in snapshot and CV). */
const longestWords = 200;
/** Values of one filter. */
const mostValues = 50;

/** A list comes as its name repeated, or once with commas. */
function listOfText(value: unknown): unknown {
  const values = [value].flat().filter((each) => each !== undefined);
  return values.flatMap((each) => (typeof each === "string" ? each.split(",").filter((text) => text !== "") : [each]));
}

/** Which applications are compared. */
export const compareQuery = z.object({
  ids: z.preprocess(
    listOfText,
    z
      .array(z.preprocess(numberOfText, z.int("number").positive("number")))
      .min(2, "too-few")
      .max(4, "too-many"),
  ),
});

const list = <Value>(each: z.ZodType<Value>) => z.preprocess(listOfText, z.array(each).max(mostValues, "too-many"));

const id = z.preprocess(
  numberOfText,
  z
    .int("number")
    .min(0, "too-small")
    .max(2 ** 31 - 1, "too-large"),
);

/** How many stars an application has. */
export const starCount = z.int("number").min(0, "too-small").max(3, "too-large");

const stars = z.preprocess(numberOfText, starCount);

const number = z.preprocess(
  (value) => blankIsAbsent(numberOfText(value)),
  z.int("number").min(0, "too-small").max(1_000_000_000_000, "too-large").optional(),
);

const day = z.preprocess(blankIsAbsent, z.iso.date("date").optional());

const tab = z.preprocess(
  (value) => (value === undefined || value === "all" || value === "ended" ? (value ?? "all") : numberOfText(value)),
  z.union(
    [
      z.literal("all"),
      z.literal("ended"),
      z
        .int()
        .min(0)
        .max(2 ** 31 - 1),
    ],
    "choice",
  ),
);

/** A text without characters that the database refuses; checked here also for a query in a body. */
const sound = (most: number) =>
  z
    .string()
    .max(most, "too-long")
    .refine((text) => !isBrokenText(text), "characters");

/** The text of the search from everywhere. */
export const searchText = z.preprocess(
  (value) => (typeof value === "string" ? value.trim() : value),
  z
    .string("required")
    .min(2, "required")
    .max(100, "too-long")
    .refine((text) => !isBrokenText(text), "characters"),
);

/** The filters of the table as calls and addresses spell them. */
export const filterQuery = z.looseObject({
  vacancyId: list(id),
  companyId: list(id),
  tab,
  q: z.preprocess((value) => value ?? "", sound(longestWords)),
  scoreFrom: number,
  scoreTo: number,
  stars: list(stars),
  degree: list(id),
  institution: list(id),
  domicile: list(id),
  experienceFrom: number,
  experienceTo: number,
  salaryFrom: number,
  salaryTo: number,
  appliedFrom: day,
  appliedTo: day,
  waiting: list(z.enum(waitingFilters, "choice")),
  must: list(z.enum(mustFilters, "choice")),
  source: list(sound(100)),
  outcome: list(z.enum(outcomes, "choice")),
  scheduled: list(z.enum(scheduledFilters, "choice")),
  ownerId: list(id),
  decidedBy: list(id),
});

export type FilterQuery = z.infer<typeof filterQuery>;

/** What is counted beside the table: every facet but those that are not wanted. */
export const facetsQuery = filterQuery.extend({ without: list(z.enum(facetNames, "choice")) });

export type FacetsQuery = z.infer<typeof facetsQuery>;

/** Forbidden sorts and filters (recruiting, "Never"), under every name. */
const forbidden =
  /^-?(has|is|with)?(photo|picture|foto|gender|sex|jeniskelamin|kelamin|age|usia|umur|birth|dob|tanggallahir|religion|faith|agama)/i;

/** Names of a query's parameters that would sort or filter by a forbidden field. */
export function forbiddenIn(query: Readonly<Record<string, unknown>>): string[] {
  const isNamed = (name: string) => forbidden.test(name.replaceAll(/[_\s]/g, ""));
  const isSortNamed = (value: unknown) => [value].flat().some((one) => typeof one === "string" && isNamed(one));
  return Object.entries(query).flatMap(([name, value]) =>
    isNamed(name) || (name === "sort" && isSortNamed(value)) ? [name] : [],
  );
}

export interface SortWish {
  sort: CandidateSort;
  isDescending: boolean;
}

/** Parses a sort such as "-score"; null for an unknown one. */
export function readSort(text: string): SortWish | null {
  const isDescending = text.startsWith("-");
  const name = isDescending ? text.slice(1) : text;
  const sort = candidateSorts.find((each) => each === name);
  return sort === undefined ? null : { sort, isDescending };
}

export const defaultSort = "-score";

const sortText = z.preprocess((value) => value ?? defaultSort, z.string().max(40, "too-long"));

const limit = z.preprocess(
  (value) => blankIsAbsent(numberOfText(value)),
  z.int("number").min(1, "too-small").max(200, "too-large").default(50),
);

/** A page of the table. */
export const listQuery = filterQuery.extend({
  sort: sortText.refine((text) => readSort(text) !== null || forbiddenIn({ sort: text }).length > 0, "choice"),
  limit,
  cursor: z.string().max(1_000, "too-long").optional(),
});

export type ListQuery = z.infer<typeof listQuery>;

const reason = z.object({ code: z.string(), text: z.string(), points: z.number(), most: z.number() });

const standingAnswer = z.object({
  outcome: z.enum(outcomes),
  scheduled: z.object({ kind: z.enum(actKinds), phase: z.string().nullable(), releaseAt: z.iso.datetime() }).nullable(),
});

export const rowAnswer = z.object({
  id: z.number(),
  vacancy: z.object({ id: z.number(), title: z.string() }),
  who: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("named"), name: z.string() }),
    z.object({ kind: z.literal("hidden"), code: z.string() }),
    z.object({ kind: z.literal("gone"), code: z.string() }),
  ]),
  isReduced: z.boolean(),
  phase: z.object({ id: z.number(), name: z.string() }).nullable(),
  status: z.enum(["on-process", "hired", "not-continued", "vacancy-closed"]),
  standing: standingAnswer,
  appliedAt: z.string(),
  waitingSince: z.string(),
  dueOn: z.string().nullable(),
  isLate: z.boolean(),
  score: z.number().nullable(),
  reasons: z.array(reason),
  degree: z.string().nullable(),
  major: z.string().nullable(),
  institution: z.string().nullable(),
  experienceMonths: z.number().nullable(),
  domicile: z.string().nullable(),
  salary: z.number().nullable(),
  source: z.string(),
  mustMissed: z.number().nullable(),
  stars: z.number(),
  isOpened: z.boolean(),
  shared: z.object({ byHand: z.boolean(), withCv: z.boolean() }),
  isRevealed: z.boolean(),
});
