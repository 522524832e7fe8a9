import type { z } from "zod";
import type { Tx } from "../../../../platform/database/database.ts";
import { markdownToHtml } from "../../../../platform/formats/rich-text.ts";
import { type PackFault, PackFaults, type PackPart } from "../../../../platform/operations/content-pack/pack-part.ts";
import { getDay } from "../../../../platform/operations/content-pack/pack-values.ts";
import { type ReadPackFile, readEntries } from "../../../../platform/operations/content-pack/read-pack-file.ts";
import { companiesBySlug } from "../../../companies/organisation.server.ts";
import { tidySearch } from "../../../vacancies/close-vacancies.server.ts";
import { readPlaces } from "../../../vacancies/import/field-values.ts";
import { type PutCounts, putIncomingInto } from "../../../vacancies/import/put-incoming.server.ts";
import type { IncomingVacancy } from "../../../vacancies/import/read-vacancy-row.ts";
import { unknownFunctions } from "../../../vacancies/put/ensure-functions.server.ts";
import { dayBegins } from "../../../vacancies/vacancy.ts";
import { vacancyFile, vacancyTexts } from "./vacancy-file.server.ts";

type VacancyFile = ReadPackFile<z.infer<typeof vacancyFile>>;

interface Entry {
  file: VacancyFile;
  /** Its company is a slug still. */
  incoming: IncomingVacancy;
}

function faultAt({ path, getLine }: VacancyFile, name: string, reason: string): PackFault {
  return { path, line: getLine([name]), reason: `${name}: ${reason}` };
}

function getEntry(file: VacancyFile, today: string): Entry {
  const { values, sections } = file;
  const html = (name: (typeof vacancyTexts)[number]) => markdownToHtml(sections.get(name) ?? "");
  const incoming: IncomingVacancy = {
    code: values.code,
    company: values.company,
    titleId: values.title.id,
    titleEn: values.title.en,
    function: values.function,
    category: values.category,
    descriptionId: html("description.id"),
    descriptionEn: html("description.en"),
    requirementId: html("requirement.id"),
    requirementEn: html("requirement.en"),
    places: readPlaces(values.location),
    employment: values.employmentType,
    salaryMin: values.salary?.min ?? null,
    salaryMax: values.salary?.max ?? null,
    postedAt: dayBegins(getDay(values.posted, today)),
    endDay: getDay(values.closes, today),
    openings: values.openings,
    replyDays: values.replyDays ?? null,
  };
  return { file, incoming };
}

async function put(tx: Tx, entries: readonly Entry[], today: string): Promise<PutCounts> {
  const companies = await companiesBySlug(
    tx,
    entries.map(({ incoming }) => incoming.company),
  );
  const strange = new Set(
    await unknownFunctions(
      tx,
      entries.map(({ incoming }) => incoming.function),
    ),
  );
  const faults: PackFault[] = [];
  const all: IncomingVacancy[] = [];
  for (const { file, incoming } of entries) {
    const company = companies.get(incoming.company);
    if (!company) faults.push(faultAt(file, "company", `there is no company "${incoming.company}"`));
    else all.push({ ...incoming, company: company.name });
    if (strange.has(incoming.function))
      faults.push(faultAt(file, "function", `there is no function "${incoming.function}"`));
  }
  if (faults.length > 0) throw new PackFaults(faults);
  return putIncomingInto(tx, all, { now: dayBegins(today), takesAll: false });
}

/** The pack's folder `vacancies`: a file for each vacancy, identified by its code. */
export const vacancyPack: PackPart = {
  folder: "vacancies",
  read(files, today) {
    const entries = readEntries(files, vacancyFile, vacancyTexts, "code").map((file) => getEntry(file, today));
    const early = entries.filter(({ file: { values } }) => getDay(values.closes, today) < getDay(values.posted, today));
    if (early.length > 0)
      throw new PackFaults(early.map(({ file }) => faultAt(file, "closes", "this is before posted")));
    return { put: (tx) => put(tx, entries, today) };
  },
  afterwards: tidySearch,
};
