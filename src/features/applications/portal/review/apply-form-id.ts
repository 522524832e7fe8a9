/** The form around a review; its button is in the bar. */
export const applyFormId = "apply";
