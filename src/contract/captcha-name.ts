/** Name of the field that carries a captcha's solution, in forms and on the wire. */
export const captchaName = "grecaptcha";

/** What it carries where a captcha that was solved in this browser lately counts (decision 56). */
export const passedCaptcha = "pass";
