export { platformDetails, salaryBandDetails } from "./entry-details.schema.ts";
