import { z } from "zod";
import type {
  contactCentreDetails,
  phaseDetails,
  platformDetails,
  salaryBandDetails,
} from "../entry-details.schema.ts";
import { type KeptList, otherCode } from "../lists.ts";
import { foldText, todaysSpelling } from "../spelling.ts";
import { type DataFile, readRows } from "./read-rows.server.ts";
import { institutionNames, provinceLabel, provinceShortNames, regencyNames } from "./short-names.ts";

const filled = z.string().trim().min(1);
const wholeNumber = filled.regex(/^\d+$/, "not a whole number").transform(Number);
const maybeWholeNumber = z
  .string()
  .regex(/^\d*$/, "not a whole number")
  .transform((text) => (text === "" ? null : Number(text)));
const names = { id_name: filled, en_name: filled };

const namedRow = z.object(names);
const codedRow = z.object({ code: filled, ...names });
const numberedRow = z.object({ id: wholeNumber, code: filled, ...names });
const platformRow = z.object({ id: wholeNumber, type: filled, ...names });
const institutionRow = z.object({ domain: filled, name: filled, city: z.string().trim() });
const provinceRow = z.object({ code: filled, name: filled });
const regencyRow = z.object({ code: filled, province_code: filled, name: filled });
const salaryBandRow = z.object({ code: filled, upper_bound: wholeNumber, ...names });
const phaseRow = z.object({
  code: filled,
  ...names,
  id_description: filled,
  en_description: filled,
  id_prepare: z.string().default(""),
  en_prepare: z.string().default(""),
  promised_days: maybeWholeNumber,
});
const contactCentreRow = z.object({
  id: wholeNumber,
  platform_id: wholeNumber,
  ...names,
  id_description: z.string(),
  en_description: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  id_hours: z.string(),
  en_hours: z.string(),
});

/** An entry as a file has it, before it gets an id (unless the wire fixes that). */
export interface DraftEntry {
  id?: number;
  code: string | null;
  text_id: string;
  text_en: string;
  short_names: string[];
  search_text: string;
  details:
    | Record<string, never>
    | z.infer<typeof salaryBandDetails>
    | z.infer<typeof platformDetails>
    | z.infer<typeof phaseDetails>
    | z.infer<typeof contactCentreDetails>;
}

/** The files that make a list together, and how. */
export interface ListFiles {
  list: KeptList;
  files: readonly string[];
  read(files: readonly DataFile[]): DraftEntry[];
}

type Names = { id_name: string; en_name: string };

function draft(names: Names, more: Partial<DraftEntry> = {}): DraftEntry {
  const { id_name: text_id, en_name: text_en } = names;
  const search_text = foldText(text_id === text_en ? text_id : `${text_id} ${text_en}`);
  return { code: null, text_id, text_en, short_names: [], search_text, details: {}, ...more };
}

const other = () => draft({ id_name: "Lainnya", en_name: "Others" }, { code: otherCode });

/** A list of one file, a row an entry. */
function plain<Row>(
  list: KeptList,
  file: string,
  schema: z.ZodType<Row>,
  toDraft: (row: Row) => DraftEntry,
  withOther = false,
): ListFiles {
  return {
    list,
    files: [file],
    read: (files) => [...files.flatMap((file) => readRows(file, schema)).map(toDraft), ...(withOther ? [other()] : [])],
  };
}

const named = (list: KeptList, file: string) => plain(list, file, namedRow, (row) => draft(row), true);
const coded = (list: KeptList, file: string, withOther = false) =>
  plain(list, file, codedRow, (row) => draft(row, { code: row.code }), withOther);

const institutions = plain(
  "institution",
  "idn-institutions.csv",
  institutionRow,
  ({ domain, name, city }) => {
    const short_names = institutionNames(name, domain);
    const search_text = foldText([name, todaysSpelling(name), ...short_names, domain, city].join(" "));
    return draft({ id_name: name, en_name: name }, { code: domain, short_names, search_text });
  },
  true,
);

/** Regencies with their province behind, then the provinces themselves. */
const domiciles: ListFiles = {
  list: "domicile",
  files: ["idn-provinces.csv", "idn-regencies.csv"],
  read(files) {
    const getRows = (name: string) => files.filter((file) => file.name === name);
    const provinces = getRows("idn-provinces.csv").flatMap((file) => readRows(file, provinceRow));
    const regencies = getRows("idn-regencies.csv").flatMap((file) => readRows(file, regencyRow));
    const named = new Map(
      provinces.map(({ code, name }) => [code, { label: provinceLabel(name), shorts: provinceShortNames(code, name) }]),
    );
    return [
      ...regencies.map(({ code, province_code, name }) => {
        const province = named.get(province_code);
        const text = province ? `${name}, ${province.label}` : name;
        const short_names = regencyNames(name);
        const search_text = foldText([text, ...short_names, ...(province?.shorts ?? [])].join(" "));
        return draft({ id_name: text, en_name: text }, { code, short_names, search_text });
      }),
      ...provinces.map(({ code, name }) => {
        const { label = name, shorts = [] } = named.get(code) ?? {};
        const search_text = foldText([label, ...shorts].join(" "));
        return draft({ id_name: label, en_name: label }, { code, short_names: shorts, search_text });
      }),
      other(),
    ];
  },
};

const platforms = plain("platform", "platforms.csv", platformRow, (row) =>
  draft(row, { id: row.id, code: row.type, details: { type: row.type } }),
);

const salaryBands = plain("salary", "salary-bands.csv", salaryBandRow, (row) =>
  draft(row, { code: row.code, details: { upperBound: row.upper_bound } }),
);

const phases = plain("recruitmentPhase", "recruitment-phases.csv", phaseRow, (row) =>
  draft(row, {
    code: row.code,
    details: {
      ...{ descriptionId: row.id_description, descriptionEn: row.en_description },
      ...{ prepareId: row.id_prepare, prepareEn: row.en_prepare, promisedDays: row.promised_days },
    },
  }),
);

const contactCentres = plain("contactCentre", "contact-centres.csv", contactCentreRow, (row) => {
  const { platform_id: platformId, email, phone, whatsapp } = row;
  const descriptions = { descriptionId: row.id_description, descriptionEn: row.en_description };
  const hours = { hoursId: row.id_hours, hoursEn: row.en_hours };
  return draft(row, { id: row.id, details: { platformId, ...descriptions, email, phone, whatsapp, ...hours } });
});

/** Lists that no call returns. `social-activities.csv` and `facilities.csv` have their own "Lainnya". */
const otherFiles: readonly ListFiles[] = [
  plain("gender", "genders.csv", numberedRow, (row) => draft(row, { id: row.id, code: row.code })),
  coded("nationality", "nationalities.csv"),
  coded("maritalStatus", "marital-status.csv"),
  coded("familyTitle", "family-titles.csv"),
  coded("familyEducation", "family-educations.csv"),
  coded("occupation", "occupations.csv", true),
  coded("publicationType", "publication-types.csv"),
  coded("hobby", "hobbies.csv"),
  coded("socialActivity", "social-activities.csv"),
  coded("placement", "placements.csv"),
  coded("workCity", "work-cities.csv"),
  coded("activityPriority", "activity-priorities.csv"),
  coded("facility", "facilities.csv"),
  coded("referenceRelation", "reference-relations.csv", true),
];

/** Every list and the files of `content/master-data` that make it. */
export const listFiles: readonly ListFiles[] = [
  plain("workExperience", "experience-categories.csv", numberedRow, (row) =>
    draft(row, { id: row.id, code: row.code }),
  ),
  coded("degree", "degrees.csv"),
  institutions,
  named("major", "majors.csv"),
  coded("organisationPosition", "organisation-positions.csv"),
  coded("organisationScope", "organisation-scopes.csv"),
  named("function", "functions.csv"),
  coded("rank", "ranks.csv", true),
  domiciles,
  coded("seekingJobStatus", "seeking-statuses.csv"),
  coded("emailSuggestionPeriod", "email-periods.csv"),
  named("industry", "industries.csv"),
  salaryBands,
  coded("positionType", "position-types.csv"),
  platforms,
  phases,
  contactCentres,
  ...otherFiles,
];
