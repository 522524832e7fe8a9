export { offerSurvey } from "./offer/offer-survey.server.ts";
export { surveyAbout } from "./offer/waiting-survey.server.ts";
export { surveysPersonalData } from "./personal-data.server.ts";
export { seedDemonstrationSurvey } from "./sample/seed-survey.server.ts";
