import type { z } from "zod";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { beginning } from "../choices.server.ts";
import { longestList, type StoredList, storedLists, studyYears } from "../lists.ts";
import { firstEntries } from "../master-data.queries.server.ts";
import type { MasterEntry } from "./master-data.calls.ts";
import type { masterLists } from "./master-data.schema.ts";
import { wireEntry, withOwnNames } from "./wire-entry.server.ts";

type Choices = Promise<{ id: number; text: string }[]>;

/** Ports: what later rooms give as lists. */
export interface ListPorts {
  /** Companies, as the list `branch`. */
  branches(db: Db): Choices;
  /** Upcoming and ongoing events, as the list `events`. */
  events(db: Db, language: Language): Choices;
}

/** What a made list needs: the database, the language and the year in Asia/Jakarta. */
export interface ListContext {
  db: Db;
  language: Language;
  year: number;
  ports: ListPorts;
}

export function yearEntries(year: number): MasterEntry[] {
  return studyYears(year).map((id) => ({ id, text: String(id) }));
}

/** Every list of §3 "Master data"; of a long one the first 50. */
export async function readLists({ db, language, year, ports }: ListContext): Promise<z.infer<typeof masterLists>> {
  const first = await firstEntries(db, storedLists, language, longestList);
  const of = (list: StoredList) => beginning(first.filter((entry) => entry.list === list));
  const plain = (list: StoredList) => of(list).map(wireEntry);
  return {
    workExperience: plain("workExperience"),
    degree: plain("degree"),
    institution: plain("institution"),
    major: plain("major"),
    organisationPosition: plain("organisationPosition"),
    organisationScope: plain("organisationScope"),
    function: plain("function"),
    rank: plain("rank"),
    domicile: plain("domicile"),
    years: yearEntries(year),
    seekingJobStatus: plain("seekingJobStatus"),
    emailSuggestionPeriod: plain("emailSuggestionPeriod"),
    events: await ports.events(db, language),
    industry: of("industry").map(withOwnNames.industry),
    salary: of("salary").map(withOwnNames.salary),
    positionType: of("positionType").map(withOwnNames.positionType),
    branch: await ports.branches(db),
    platform: of("platform").map(withOwnNames.platform),
    recruitmentPhase: plain("recruitmentPhase"),
  };
}
