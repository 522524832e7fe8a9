/** Name of the field that carries a captcha's solution, in forms and on the wire. */
export const captchaName = "grecaptcha";
