import { m } from "#messages";
import { timeText } from "../../../../../i18n/formats.ts";
import type { IconName } from "../../../../../ui/icons/icon-paths.ts";
import type { DraftState } from "../../../../drafts/portal/keep/keeper.ts";

interface DraftWords {
  icon: IconName;
  text: string;
}

/** What the save bar says of the draft (design "Forms"); `saved` of one that the server has. */
export function draftWords(
  state: DraftState<unknown>,
  isOnline: boolean,
  saved: (words: { time: string }) => string = m.resumes_form_draft_saved,
): DraftWords {
  if (!isOnline && state.status !== "lost") return { icon: "cloud-off", text: m.resumes_form_draft_offline() };
  switch (state.status) {
    case "untouched":
      return { icon: "info-circle", text: m.resumes_form_draft_untouched() };
    case "saving":
      return { icon: "cloud-upload", text: m.resumes_form_draft_saving() };
    case "saved":
      return { icon: "cloud-check", text: saved({ time: timeText(state.at) }) };
    case "in-browser":
      return { icon: "cloud-off", text: whyText(state.why) };
    case "lost":
      return { icon: "alert-triangle", text: m.resumes_form_draft_lost() };
    case "conflict":
      return { icon: "alert-triangle", text: m.resumes_form_draft_conflict() };
  }
}

function whyText(why: "offline" | "signed-out" | "fault"): string {
  if (why === "offline") return m.resumes_form_draft_offline();
  return why === "signed-out" ? m.resumes_form_draft_signed_out() : m.resumes_form_draft_in_browser();
}
