import { m } from "#messages";
import type { RawRequest } from "../../contract/endpoint.server.ts";
import { notFound, type Refusal } from "../../contract/reply.ts";
import { type Variant, variants } from "../../domain/extended-forms/definition/field.ts";

const noSuchForm = () => notFound(m.contract_not_found());

function variantOf(name: string | undefined): Variant | null {
  return variants.find((variant) => variant === name) ?? null;
}

/** Answers 404 for a variant that there is not. */
export async function findVariant({ path }: RawRequest): Promise<Refusal | null> {
  return variantOf(path["variant"]) === null ? noSuchForm() : null;
}

/** Does the work for the variant that a path names. */
export async function ofVariant<Answer>(
  path: { variant: string },
  work: (variant: Variant) => Promise<Answer>,
): Promise<Answer | Refusal> {
  const variant = variantOf(path.variant);
  return variant === null ? noSuchForm() : work(variant);
}
