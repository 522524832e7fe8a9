import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { type NamedThing, namedThing } from "../../../../contract/named-thing.server.ts";
import { pathId } from "../../../../contract/path.schema.ts";
import { accept, notFound, type Reply, refuseWith } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { askingOf, limited } from "../../../desk-base/asking.server.ts";
import { variants } from "../../../extended-forms/definition/field.ts";
import { forEachKind, type Makers, mapFields, type OfKind } from "../../../resumes/field-kinds.ts";
import { listAround } from "../../list/list-candidates.server.ts";
import { readStars, readTimeline } from "../../page/read-answers.server.ts";
import { candidateThing, readCandidate, readSnapshot } from "../../page/read-candidate.server.ts";
import { neighboursOf, readForm } from "../../page/read-form.server.ts";
import { factFields, resumeParts } from "../../page/resume-sight.ts";
import { isLimited } from "../../see-person.server.ts";
import { rowAnswer } from "../applicants.schema.ts";
import { readListText } from "../read-list.server.ts";
import {
  type AroundAnswer,
  type CandidateAnswer,
  candidateCall,
  type FormAnswer,
  formCall,
  listAroundCall,
  type SnapshotAnswer,
  type StarAnswer,
  snapshotCall,
  starCall,
  timelineCall,
} from "./page.calls.ts";
import { answersAnswer, number, resumeAnswer, text } from "./page.schema.ts";

const changed = z.array(z.enum(resumeParts));

const eventAnswer = z.object({
  at: z.string(),
  by: z.enum(["applicant", "hiring", "system"]),
  kind: z.enum(["submitted", "edited", "progressed", "withdrawn", "answered", "form-answered"]),
  version: number,
  phase: text,
  news: text,
  answer: z.enum(["accept", "decline", "reschedule"]).nullable(),
  gives: z.boolean().nullable(),
  words: text,
});

/** The application that a call names. */
export function applicationThing({ database: { db } }: Platform): NamedThing {
  return namedThing(["path", "id"], pathId, (id) => candidateThing(db, id));
}

const missing = () => notFound(m.contract_not_found());

const path = z.object({ id: pathId });
/** Longest query of a list, as an address holds one. */
const longestList = 4_000;
const listText = z.string().max(longestList, "too-long").default("");

/** The answer's value for each kind of personal fact. */
const answered = {
  ...forEachKind(() => text),
  ...{ choice: () => number, found: () => number, duration: () => number, salary: () => number },
  ...{ year: () => number, grade: () => number, tick: () => z.boolean() },
  gender: () => z.union([z.literal(1), z.literal(2)]).nullable(),
  category: () => z.union([z.literal(1), z.literal(2)]).nullable(),
} satisfies Makers<OfKind>;

export const pageAnswer = z.object({
  row: rowAnswer,
  person: z.object({
    ...mapFields(factFields, "name", answered),
    hasPhoto: z.boolean(),
    cv: z.object({ name: z.string() }).nullable(),
  }),
  resume: resumeAnswer.nullable(),
  version: number,
  versions: z.array(z.object({ version: z.number(), at: z.string(), changed })),
  answers: answersAnswer,
  timeline: z.array(eventAnswer),
  stars: z.array(z.object({ id: z.number(), at: z.string() })),
  /** The extended form, where it was asked for. */
  form: z
    .object({
      status: z.enum(["asked", "given", "declined", "removed"]),
      askedAt: z.string(),
      answeredAt: text,
    })
    .nullable(),
  others: z.array(z.object({ row: rowAnswer, isOwn: z.boolean() })),
  previous: number,
  next: number,
});

function pageEndpoint(platform: Platform, thing: NamedThing): Endpoint {
  return deskEndpoint(candidateCall, {
    request: z.object({ path, query: z.object({ list: listText }) }),
    answer: pageAnswer,
    thing,
    async handle({ path: { id }, query: { list } }, context): Promise<Reply<CandidateAnswer>> {
      const asking = askingOf(context, "candidate.read");
      const opened = list === "" ? null : readListText(list, asking.reach, "list");
      if (opened !== null && "status" in opened) return opened;
      const page = await readCandidate(platform, asking, id);
      if (page === null) return missing();
      if (isLimited(page)) return limited(page);
      // A list that cannot be read has no neighbours.
      const neighbours =
        opened === null ? { previous: null, next: null } : await neighboursOf(platform, asking, id, opened);
      return accept({ ...page, ...neighbours });
    },
  });
}

export const aroundAnswer = z.object({
  data: z.array(rowAnswer),
  total: z.number(),
  totalIsMore: z.boolean(),
  /** From 1; null where the application has left the list. */
  position: number,
});

/** Applications that are listed on each side of one. */
const eachSide = 25;

function aroundEndpoint(platform: Platform, thing: NamedThing): Endpoint {
  return deskEndpoint(listAroundCall, {
    request: z.object({ path, query: z.object({ list: listText }) }),
    answer: aroundAnswer,
    thing,
    async handle({ path: { id }, query: { list } }, context): Promise<Reply<AroundAnswer>> {
      const asking = askingOf(context, "candidate.read");
      const opened = readListText(list, asking.reach, "list");
      if (opened !== null && "status" in opened) return opened;
      // A list that cannot be read lists nobody.
      if (opened === null) return accept({ data: [], total: 0, totalIsMore: false, position: null });
      const { candidates, ...counts } = await listAround(platform, asking, id, opened, eachSide);
      return accept({ data: candidates, ...counts });
    },
  });
}

export const snapshotAnswer = z.object({ version: z.number(), at: z.string(), resume: resumeAnswer, changed });

function snapshotEndpoint(platform: Platform, thing: NamedThing): Endpoint {
  return deskEndpoint(snapshotCall, {
    request: z.object({ path: path.extend({ version: pathId }) }),
    answer: snapshotAnswer,
    thing,
    async handle({ path: { id, version } }, context): Promise<Reply<SnapshotAnswer>> {
      const snapshot = await readSnapshot(platform, askingOf(context, "candidate.read"), id, version);
      if (isLimited(snapshot)) return limited(snapshot);
      return snapshot === null ? missing() : accept(snapshot);
    },
  });
}

export const formAnswer = z.object({
  /** null where the company has none. */
  data: z
    .object({
      variant: z.enum(variants),
      givenAt: z.string(),
      sections: z.array(
        z.object({
          title: z.string(),
          entries: z.array(
            z.object({
              title: z.string(),
              /** From 1, of a group that repeats. */
              number,
              rows: z.array(z.object({ label: z.string(), texts: z.array(z.string()), isRanked: z.boolean() })),
            }),
          ),
        }),
      ),
    })
    .nullable(),
});

function formEndpoint(platform: Platform, thing: NamedThing): Endpoint {
  return deskEndpoint(formCall, {
    request: z.object({ path }),
    answer: formAnswer,
    thing,
    async handle({ path: { id } }, context): Promise<Reply<FormAnswer>> {
      const read = await readForm(platform, askingOf(context, "candidate.read"), id);
      if (read.status === "blind") return refuseWith(403, "blind", m.desk_applicants_blind());
      if (read.status === "none") return accept({ data: null });
      if (read.status === "limited") return limited(read);
      if (read.status !== "form") return missing();
      const { givenAt, ...form } = read.form;
      return accept({ data: { ...form, givenAt: givenAt.toISOString() } });
    },
  });
}

export const timelineAnswer = z.object({ data: z.array(eventAnswer) });

export const starAnswer = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      submittedAt: text,
      /** null while it is hidden who wrote it, or where nothing is written. */
      questions: z.array(z.object({ question: z.string(), answers: z.array(z.object({ label: z.string(), text })) })),
      isHidden: z.boolean(),
    }),
  ),
});

/** An application's page, its versions, what happened to it, its STAR forms, the extended form. */
export function pageEndpoints(platform: Platform): Endpoint[] {
  const thing = applicationThing(platform);
  return [
    pageEndpoint(platform, thing),
    aroundEndpoint(platform, thing),
    snapshotEndpoint(platform, thing),
    formEndpoint(platform, thing),
    deskEndpoint(timelineCall, {
      request: z.object({ path }),
      answer: timelineAnswer,
      thing,
      async handle({ path: { id } }, context) {
        const timeline = await readTimeline(platform, askingOf(context, "candidate.read"), id);
        if (isLimited(timeline)) return limited(timeline);
        return timeline === null ? missing() : accept({ data: timeline });
      },
    }),
    deskEndpoint(starCall, {
      request: z.object({ path }),
      answer: starAnswer,
      thing,
      async handle({ path: { id } }, context): Promise<Reply<StarAnswer>> {
        const stars = await readStars(platform, askingOf(context, "candidate.read"), id);
        if (isLimited(stars)) return limited(stars);
        return stars === null ? missing() : accept({ data: stars });
      },
    }),
  ];
}
