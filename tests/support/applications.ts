import { applicationPorts } from "../../src/app/endpoints.ts";
import { applicationEndpoints } from "../../src/features/applications/portal/applications.api.server.ts";
import { companyKey, ensureCompanies } from "../../src/features/companies/ensure-companies.server.ts";
import { invitationEndpoints } from "../../src/features/invitations/portal/invitations.api.server.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { aReadyApplicant, type Portal, portalOfTest } from "./applicants.ts";
import type { TestPlatform, TestPlatformOptions } from "./platform.ts";

/** The portal up to applying, with `work` done behind it, on a database of its own with the reference lists. */
export function applyingOfTest(
  work: (platform: Platform) => Promise<void> = async () => {},
  options: Partial<TestPlatformOptions> = {},
) {
  const siteName = () => "Situs Karier";
  const endpoints = (platform: TestPlatform) => [
    ...applicationEndpoints({ platform, siteName, ports: applicationPorts(platform) }),
    ...invitationEndpoints({ platform, siteName }),
  ];
  return portalOfTest(endpoints, work, options);
}

let codes = 0;

/** An open vacancy of a company of its own. */
export async function aVacancy({ database }: TestPlatform, closesAt = new Date("2099-01-01T00:00:00+07:00")) {
  codes += 1;
  const slug = `perusahaan-${codes}`;
  const name = `Perusahaan ${codes}`;
  const companies = await database.transact((tx) => ensureCompanies(tx, [name]));
  const company_id = companies.get(companyKey(name)) ?? 0;
  const work = { key_id: slug, key_en: slug, text_id: "Teknologi Informasi", text_en: "Information Technology" };
  const { id: function_id } = await database.db
    .insertInto("vacancy_functions")
    .values(work)
    .returning("id")
    .executeTakeFirstOrThrow();
  return database.db
    .insertInto("vacancies")
    .values({
      code: slug,
      company_id,
      function_id,
      category: 1,
      title_id: "Analis Data",
      title_en: "Data Analyst",
      description_id: "",
      description_en: "",
      requirement_id: "",
      requirement_en: "",
      locations: ["Jakarta"],
      employment_type: null,
      salary_min: null,
      salary_max: null,
      posted_at: new Date("2026-11-01T00:00:00Z"),
      end_date: "2098-12-31",
      closes_at: closesAt,
      openings: null,
      reply_days: null,
      content_hash: slug,
    })
    .returning(["id", "code"])
    .executeTakeFirstOrThrow();
}

/** Someone who applied to a vacancy of his own; `apply` does it again. */
export async function anApplication(portal: Portal) {
  const someone = await aReadyApplicant(portal);
  const { visitor } = someone;
  const { id: VacancyId, code } = await aVacancy(portal.platform);
  const apply = async () => {
    const sent = await visitor.json("submit-application", { VacancyId, grecaptcha: await visitor.captcha() });
    return Number(sent.body["applicationId"]);
  };
  return { ...someone, vacancyId: VacancyId, code, apply, applicationId: await apply() };
}
