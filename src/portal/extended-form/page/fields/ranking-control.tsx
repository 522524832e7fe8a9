import { useState } from "react";
import { m } from "#messages";
import type { RankingField } from "../../../../domain/extended-forms/definition/field.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { moved } from "../../../../ui/ranking/order.ts";
import { Ranking } from "../../../../ui/ranking/ranking.tsx";
import { useFormParts } from "../frame/form-context.ts";
import { idsOf } from "./choices-control.tsx";
import { rankingWords } from "./ranking-words.ts";
import type { ControlProps } from "./use-form-field.ts";
import { useFormField } from "./use-form-field.ts";

/**
 * Every entry of a list, the dearest first. The order that stands there at first is nobody's answer: moving one of them, or
 * saying that it is right as it is, makes it one.
 */
export function RankingControl({ path, field, words }: ControlProps<RankingField>) {
  const { optionsOf, labelOf } = useFormParts();
  const { value, change } = useFormField(path);
  const chosen = idsOf(value);
  const others = optionsOf(field.list)
    .map((option) => Number(option.value))
    .filter((id) => !chosen.includes(id));
  const order = [...chosen, ...others];
  const [hasAgreed, setHasAgreed] = useState(false);
  const agree = () => {
    change(order);
    setHasAgreed(true);
  };
  return (
    <Ranking
      {...words}
      id={path}
      items={order.map((id) => ({ key: String(id), name: labelOf(field.list, id) }))}
      onMove={(from, to) => change(moved(order, from, to))}
      texts={rankingWords}
      below={<Agreement isOpen={others.length > 0} hasAgreed={hasAgreed} onAgree={agree} />}
    />
  );
}

interface AgreementProps {
  /** True until the order is somebody's answer. */
  readonly isOpen: boolean;
  readonly hasAgreed: boolean;
  readonly onAgree: () => void;
}

/** Makes the order that stands there the answer; once pressed it stays and says so, so that the focus is not lost. */
function Agreement({ isOpen, hasAgreed, onAgree }: AgreementProps) {
  if (isOpen) {
    return (
      <Button kind="secondary" small icon="check" onClick={onAgree}>
        {m.flk_page_rank_agree()}
      </Button>
    );
  }
  if (!hasAgreed) return null;
  return (
    <Button kind="secondary" small icon="check" aria-disabled>
      {m.flk_page_rank_agreed()}
    </Button>
  );
}
