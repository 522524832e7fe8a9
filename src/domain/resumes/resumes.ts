export { completeSections, missing, type ResumePath, type Section, sectionOf, sections } from "./completeness.ts";
export { cvKindOf } from "./cv/kinds/cv-kind.ts";
export { type EmailPeriod, emailPeriods, isEmailPeriod, rarerPeriods } from "./email-period.ts";
export { resumeCv, resumePhoto } from "./files.ts";
export {
  type Change,
  changeSchema,
  changesBetween,
  type JsonResume,
  jsonResumeSchema,
} from "./json-resume/json-resume.ts";
export { type LeftOut, type LeftOutSection, leftOutOf, leftOutSections } from "./json-resume/left-out.ts";
export { type ForeignResume, largestFile, readJsonResume } from "./json-resume/read-json-resume.ts";
export type {
  Consents,
  Education,
  Experience,
  Internship,
  Organisation,
  OtherIds,
  PersonalData,
  Resume,
} from "./resume.ts";
export { emptyResume } from "./resume.ts";
export { birthDays, birthMonths, birthYears, chooseBirthDate, isBirthDate } from "./rules/birth-date.ts";
export {
  type CalendarDay,
  compareDays,
  daysInMonth,
  formatDay,
  isDay,
  parseDay,
  todayInJakarta,
} from "./rules/calendar.ts";
export { gradeFault, graduationFault, isStudyingTooLong, yearLimits } from "./rules/education.ts";
export { type CharacterSet, inUsualSigns, isAllowed, onlyAllowed } from "./rules/free-text.ts";
export { isBeforeBirth, lifetimeFaults } from "./rules/lifetime.ts";
export { categories, genders, lineLength, listLimits } from "./rules/limits.ts";
export { defaultCountryCode, type PhoneParts, splitPhone } from "./rules/phone.ts";
export { salaryLimits } from "./rules/salary.ts";
export { isUpToDate } from "./rules/staleness.ts";
export { beyondLifetime, type Fault, faultsOf, readForm, withMissing, without } from "./whole-form.ts";
