/** By what an application that followed a suggestion is counted (suggestions §1 "links"). */
export const suggestionsMedia = "email-saran";

/** Where an applicant sees what is suggested, and when. */
export const suggestionsPagePath = "/account#suggestions";
