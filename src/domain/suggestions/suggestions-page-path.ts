/** Where an applicant sees what is suggested, and when. */
export const suggestionsPagePath = "/account/my-account#suggestions";
