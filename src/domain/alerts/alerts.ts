export {
  type AlertSearch,
  type Frequency,
  frequencies,
  longestName,
  mostAlerts,
  usualFrequency,
} from "./alert.ts";
export { alertsPath, keepAlertPath } from "./alert-paths.ts";
