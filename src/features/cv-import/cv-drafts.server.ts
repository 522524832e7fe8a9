import { foldText } from "../reference-data/spelling.ts";
import type { ResumePath } from "../resumes/completeness.ts";
import { fitting } from "../resumes/json-resume/foreign-values.ts";
import { type CharacterSet, isAllowed } from "../resumes/rules/free-text.ts";
import type { Chosen } from "./cv-choices.server.ts";
import type { Found } from "./cv-facts.ts";

export type Scalar = string | number | boolean | null;

export interface Draft {
  path: ResumePath;
  values: Record<ResumePath, Scalar>;
  now: Record<ResumePath, Scalar>;
  source: string;
  confidence: number;
}

/** Changes of a resume, as they gather. */
export class Drafts {
  readonly drafts: Draft[] = [];

  add<Value>(path: ResumePath, found: Found<Value> | null, value: Scalar | undefined, now: Scalar): void {
    if (found === null || value === undefined || value === null || value === now) return;
    this.drafts.push({
      path,
      values: { [path]: value },
      now: { [path]: now },
      source: found.source,
      confidence: found.confidence,
    });
  }

  /** A field that is to be empty: the last year of a job that continues. */
  cleared(path: ResumePath, found: Found<unknown> | null, now: Scalar): void {
    if (found === null) return;
    const { source, confidence } = found;
    this.drafts.push({ path, values: { [path]: null }, now: { [path]: now }, source, confidence });
  }

  /** A text; less sure where our field does not take all of it. */
  text(path: ResumePath, found: Found<string> | null, set: CharacterSet, now: string | null): void {
    const value = fitting(found?.value, set);
    if (found === null || value === null || foldText(value) === foldText(now ?? "")) return;
    const isWhole = isAllowed(found.value, set) && found.value.length <= 100;
    this.add(path, { ...found, confidence: isWhole ? found.confidence : Math.min(found.confidence, 0.8) }, value, now);
  }

  choice(
    path: ResumePath,
    otherPath: ResumePath,
    found: Found<string> | null,
    chosen: Chosen,
    now: { id: number | null; other: string | null },
  ): void {
    if (found === null || chosen.id === null || (chosen.id === now.id && chosen.other === now.other)) return;
    const confidence = chosen.other === null ? found.confidence : Math.min(found.confidence, 0.85);
    const values = { [path]: chosen.id, [otherPath]: chosen.other };
    this.drafts.push({
      path,
      values,
      now: { [path]: now.id, [otherPath]: now.other },
      source: found.source,
      confidence,
    });
  }
}
