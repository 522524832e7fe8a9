/**
 * Every table of the product, by name. Each feature adds its own by augmentation:
 * `declare module "../../platform/database/tables.ts" { interface Tables { vacancies: VacanciesTable } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by augmentation, which only an interface allows
export interface Tables {}
