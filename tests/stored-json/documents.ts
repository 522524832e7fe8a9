import { searchDocument } from "../../src/features/alerts/stored-search.server.ts";
import { answerDocument } from "../../src/features/applications/application.queries.server.ts";
import { workDocument } from "../../src/features/bulk-actions/stored-work.server.ts";
import { actDocument } from "../../src/features/decisions/stored-act.server.ts";
import { draftDocument } from "../../src/features/drafts/draft.queries.server.ts";
import { formDocument } from "../../src/features/extended-forms/extended-forms.queries.server.ts";
import { starAnswersDocument, starFormDocument } from "../../src/features/interviews/star.queries.server.ts";
import { consentsDocument, resumeDocument } from "../../src/features/resumes/stored-resume.server.ts";
import { scorecardDocument } from "../../src/features/scorecards/scorecard.queries.server.ts";
import { chosenDocument, ratingsDocument } from "../../src/features/surveys/survey.queries.server.ts";
import { someValuesDocument, vacancyDocument } from "../../src/features/vacancies/imported/stored-values.server.ts";
import { questionDocument } from "../../src/features/vacancies/questions/question.queries.server.ts";
import type { JsonDocument } from "../../src/platform/database/json-document.ts";

/** A column with documents: how they are read, and what the fixtures of every version say. */
export interface Column {
  document: Pick<JsonDocument<unknown>, "version" | "read"> & { rewritten(stored: unknown): string };
}

function column<Value>(document: JsonDocument<Value>): Column {
  const { version, read, write } = document;
  return { document: { version, read, rewritten: (stored) => write(read(stored)) } };
}

/** Every column that holds documents. */
export const columns: Readonly<Record<string, Column>> = {
  "resumes.document": column(resumeDocument),
  "application_snapshots.document": column(resumeDocument),
  "application_snapshots.consents": column(consentsDocument),
  "drafts.data": column(draftDocument),
  "extended_forms.document": column(formDocument),
  "form_requests.copy": column(formDocument),
  "star_forms.document": column(starFormDocument),
  "applicant_stars.answers": column(starAnswersDocument),
  "applicant_stars.asked": column(starFormDocument),
  "surveys.chosen": column(chosenDocument),
  "survey_entries.ratings": column(ratingsDocument),
  "vacancy_drafts.document": column(vacancyDocument),
  "vacancy_versions.document": column(vacancyDocument),
  "vacancy_imports.said": column(someValuesDocument),
  "vacancy_imports.pending": column(someValuesDocument),
  "vacancy_questions.document": column(questionDocument),
  "application_answers.value": column(answerDocument),
  "acts.details": column(actDocument),
  "bulk_jobs.work": column(workDocument),
  "scorecards.draft": column(scorecardDocument),
  "scorecard_versions.document": column(scorecardDocument),
  "alerts.search": column(searchDocument),
  "alert_wishes.search": column(searchDocument),
};

/** Columns of JSON that hold no document of their own, each with its reason. */
export const others: Readonly<Record<string, string>> = {
  "application_events.details": "the row has a column with their version; stored-events.test.ts reads each",
  "application_phases.activities":
    "a value of the row, replaced with each row of the hiring system, read by its store's schema",
  "application_phases.invitation":
    "a value of the row, replaced with each row of the hiring system, read by its store's schema",
  "application_phases.next_step":
    "a value of the row, replaced with each row of the hiring system, read by its store's schema",
  "applications.end_words": "a text in both languages, read by its store's schema",
  "content_pages.sections": "replaced with each content pack, read by its store's schema",
  "desk_applications.reasons": "computed again whenever the rules of the lists grow, read by its store's schema",
  "events.schedule": "replaced with each content pack, read by its store's schema",
  "invitations.wished_times": "a list of moments, read by its store's schema",
  "master_entries.details": "replaced with each load of the lists, read by entry-details.schema.ts",
  "resumes.earlier_statuses": "numbers by version, forgotten with the next save, read by its store's schema",
  "site_settings.site": "replaced with each content pack, read by its store's schema",
  "talent_programmes.name": "replaced with each content pack, read by its store's schema",
  "talent_programmes.paragraphs": "replaced with each content pack, read by its store's schema",
  "talent_programmes.slides": "replaced with each content pack, read by its store's schema",
  "talent_programmes.title": "replaced with each content pack, read by its store's schema",
};
