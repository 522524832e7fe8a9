export { type ConsentCode, consentCodes } from "./consent-codes.ts";
