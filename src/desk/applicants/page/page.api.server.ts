import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { type NamedThing, namedThing } from "../../../contract/named-thing.server.ts";
import { pathId } from "../../../contract/path.schema.ts";
import { accept, notFound, type Reply, refuseWith, tooMany } from "../../../contract/reply.ts";
import {
  type CandidatePage,
  candidateThing,
  countPage,
  neighboursOf,
  readCandidate,
  readForm,
  readSnapshot,
  readStars,
  readTimeline,
} from "../../../domain/candidates/candidates.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { askingOf } from "../asking.server.ts";
import { wireRow } from "../list/list.api.server.ts";
import { readListText } from "../read-list.server.ts";
import {
  type CandidateAnswer,
  candidateCall,
  type FormAnswer,
  formCall,
  type SnapshotAnswer,
  type StarAnswer,
  snapshotCall,
  starCall,
  timelineCall,
} from "./page.calls.ts";
import { formAnswer, pageAnswer, snapshotAnswer, starAnswer, timelineAnswer } from "./page.schema.ts";

/** The application that a call names. */
export function applicationThing({ database: { db } }: Platform): NamedThing {
  return namedThing(["path", "id"], pathId, (id) => candidateThing(db, id));
}

const missing = () => notFound(m.contract_not_found());

type Neighbours = Awaited<ReturnType<typeof neighboursOf>>;

const wireEvents = (timeline: CandidatePage["timeline"]) =>
  timeline.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));

function wireRequest(form: CandidatePage["form"]): CandidateAnswer["form"] {
  if (form === null) return null;
  const { status, askedAt, answeredAt } = form;
  return { status, askedAt: askedAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}

function wirePage(page: CandidatePage, neighbours: Neighbours): CandidateAnswer {
  return {
    ...page,
    ...neighbours,
    row: wireRow(page.row),
    versions: page.versions.map(({ at, ...version }) => ({ ...version, at: at.toISOString() })),
    timeline: wireEvents(page.timeline),
    stars: page.stars.map(({ id, at }) => ({ id, at: at.toISOString() })),
    form: wireRequest(page.form),
    others: page.others.map(({ row, isOwn }) => ({ row: wireRow(row), isOwn })),
  };
}

const path = z.object({ id: pathId });
/** Longest query of a list, as an address holds one. */
const longestList = 4_000;

function pageEndpoint(platform: Platform, thing: NamedThing): Endpoint {
  return deskEndpoint(candidateCall, {
    request: z.object({ path, query: z.object({ list: z.string().max(longestList, "too-long").default("") }) }),
    answer: pageAnswer,
    thing,
    async handle({ path: { id }, query: { list } }, context): Promise<Reply<CandidateAnswer>> {
      const asking = askingOf(context, "candidate.read");
      const opened = list === "" ? null : readListText(list, asking.reach, "list");
      if (opened !== null && "status" in opened) return opened;
      const retryAfter = await countPage(platform, asking);
      if (retryAfter !== null) return tooMany(m.desk_applicants_too_many_pages(), retryAfter);
      const page = await readCandidate(platform, asking, id);
      if (page === null) return missing();
      // A list that cannot be read has no neighbours.
      const neighbours = opened === null ? { previous: null, next: null } : await neighboursOf(platform, asking, id, opened);
      return accept(wirePage(page, neighbours));
    },
  });
}

function snapshotEndpoint(platform: Platform, thing: NamedThing): Endpoint {
  return deskEndpoint(snapshotCall, {
    request: z.object({ path: path.extend({ version: pathId }) }),
    answer: snapshotAnswer,
    thing,
    async handle({ path: { id, version } }, context): Promise<Reply<SnapshotAnswer>> {
      const snapshot = await readSnapshot(platform, askingOf(context, "candidate.read"), id, version);
      return snapshot === null ? missing() : accept({ ...snapshot, at: snapshot.at.toISOString() });
    },
  });
}

function formEndpoint(platform: Platform, thing: NamedThing): Endpoint {
  return deskEndpoint(formCall, {
    request: z.object({ path }),
    answer: formAnswer,
    thing,
    async handle({ path: { id } }, context): Promise<Reply<FormAnswer>> {
      const read = await readForm(platform, askingOf(context, "candidate.read"), id);
      if (read.status === "blind") return refuseWith(403, "blind", m.desk_applicants_blind());
      if (read.status === "none") return accept({ data: null });
      if (read.status !== "form") return missing();
      const { givenAt, ...form } = read.form;
      return accept({ data: { ...form, givenAt: givenAt.toISOString() } });
    },
  });
}

/** An application's page, its versions, what happened to it, its STAR forms, the extended form. */
export function pageEndpoints(platform: Platform): Endpoint[] {
  const thing = applicationThing(platform);
  return [
    pageEndpoint(platform, thing),
    snapshotEndpoint(platform, thing),
    formEndpoint(platform, thing),
    deskEndpoint(timelineCall, {
      request: z.object({ path }),
      answer: timelineAnswer,
      thing,
      async handle({ path: { id } }, context) {
        const timeline = await readTimeline(platform, askingOf(context, "candidate.read"), id);
        return timeline === null ? missing() : accept({ data: wireEvents(timeline) });
      },
    }),
    deskEndpoint(starCall, {
      request: z.object({ path }),
      answer: starAnswer,
      thing,
      async handle({ path: { id } }, context): Promise<Reply<StarAnswer>> {
        const stars = await readStars(platform, askingOf(context, "candidate.read"), id);
        return stars === null ? missing() : accept({ data: stars });
      },
    }),
  ];
}
