import { m } from "#messages";
import type { IconName } from "../../../ui/icons/icon-paths.ts";
import type { Failure } from "./failure.ts";

interface FailureWords {
  icon: IconName;
  tone?: "warm" | "danger";
  title: () => string;
  text: () => string;
  /** The one way on. */
  way: "home" | "vacancies" | "reload" | "again";
}

/** What each screen shows (S20). */
export const failureWords: Record<Failure["kind"], FailureWords> = {
  missing: { icon: "map-search", title: m.shell_missing_title, text: m.shell_missing_text, way: "home" },
  closed: {
    icon: "calendar-off",
    tone: "warm",
    title: m.shell_closed_title,
    text: m.shell_closed_text,
    way: "vacancies",
  },
  gone: { icon: "calendar-off", tone: "warm", title: m.shell_gone_title, text: m.shell_gone_text, way: "vacancies" },
  expired: { icon: "link-off", tone: "warm", title: m.shell_expired_title, text: m.shell_expired_text, way: "home" },
  early: { icon: "clock-hour-4", title: m.shell_early_title, text: m.shell_early_text, way: "home" },
  "event-early": {
    icon: "clock-hour-4",
    title: m.shell_event_early_title,
    text: m.shell_event_early_text,
    way: "home",
  },
  invalid: { icon: "link-off", tone: "danger", title: m.shell_invalid_title, text: m.shell_invalid_text, way: "home" },
  offline: { icon: "wifi-off", tone: "warm", title: m.shell_offline_title, text: m.shell_offline_text, way: "reload" },
  busy: { icon: "clock-hour-4", tone: "warm", title: m.shell_busy_title, text: m.shell_busy_text, way: "again" },
  maintenance: {
    icon: "tool",
    tone: "warm",
    title: m.shell_maintenance_title,
    text: m.shell_maintenance_text,
    way: "again",
  },
  unavailable: {
    icon: "tool",
    tone: "warm",
    title: m.shell_unavailable_title,
    text: m.shell_unavailable_text,
    way: "again",
  },
  fault: { icon: "tool", tone: "danger", title: m.shell_fault_title, text: m.shell_fault_text, way: "again" },
  refused: { icon: "alert-circle", tone: "danger", title: m.shell_oops, text: m.shell_refused_text, way: "again" },
};
