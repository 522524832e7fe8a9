import { Link } from "react-router";
import { m } from "#messages";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { useViewer } from "../../identity/desk/use-viewer.ts";

/** Why nothing is decided here, and the way to take the vacancy over for those who may. */
export function LedByImport({ vacancyId }: { readonly vacancyId: number }) {
  const mayTakeOver = useViewer().actions.includes("posting.edit");
  return (
    <Notice>
      {m.desk_acts_led_by_import()}{" "}
      {mayTakeOver && <Link to={`/staff/vacancies/${vacancyId}?act=take-over`}>{m.desk_acts_take_over()}</Link>}
    </Notice>
  );
}
