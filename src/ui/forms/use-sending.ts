import { useNavigation } from "react-router";

/** True from the press on a form of this page until what it changed is read anew; following a link is no sending. */
export function useSending(): boolean {
  return useNavigation().formMethod === "POST";
}
