/** Name of the field that carries a captcha's solution, in forms and on the wire. */
export const captchaName = "grecaptcha";

/** What it carries where a captcha that was solved in this browser lately counts (decision 56). */
export const passedCaptcha = "pass";

/** Marks the place of a captcha that scripts solve. */
export const captchaMark = "data-captcha";

/** In the `dataset` of a form that was sent before its scripts came: since when it waits for its captcha, in ms. */
export const heldSince = "heldSince";
