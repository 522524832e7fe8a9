export { answerSurvey } from "./answer/answer-survey.server.ts";
export { isSurveyOf, readSurvey } from "./answer/read-survey.server.ts";
export { offerSurvey } from "./offer/offer-survey.server.ts";
export { surveyAbout } from "./offer/waiting-survey.server.ts";
export { hideOthers, lockEntries, type PutEntry, putEntry } from "./pack/put-survey.store.server.ts";
export { surveysPersonalData } from "./personal-data.server.ts";
export { allEntries } from "./questionnaire.store.server.ts";
export { seedDemonstrationSurvey } from "./sample/seed-survey.server.ts";
export { answeredSurveys, countOffered } from "./survey.store.server.ts";
