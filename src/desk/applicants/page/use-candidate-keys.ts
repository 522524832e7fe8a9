import { useNavigate, useSubmit } from "react-router";
import { useKeys } from "../../keys/use-keys.ts";
import type { CandidateAnswer } from "./page.calls.ts";

/** What keys do on a candidate's page (recruiting §8). */
export function useCandidateKeys({ previous, next }: CandidateAnswer, list: string): void {
  const navigate = useNavigate();
  const submit = useSubmit();
  const to = (id: number | null) => () => {
    if (id !== null) void navigate(`/staff/applications/${id}?list=${encodeURIComponent(list)}`);
  };
  const star = (stars: number) => () => void submit({ act: "stars", stars }, { method: "post" });
  useKeys({ "[": to(previous), "]": to(next), "0": star(0), "1": star(1), "2": star(2), "3": star(3) });
}
