import type { Ref, RefCallback } from "react";

/** Joins class names; what is missing leaves no gap. Nothing at all gives no attribute. */
export function classNames(...names: readonly (string | undefined | false)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}

/** One ref for two: a component's own and the one its caller passed. */
export function mergeRefs<Element>(...refs: readonly (Ref<Element> | undefined)[]): RefCallback<Element> {
  return (element) => {
    const undo = refs.map((ref) => attach(ref, element));
    return () => {
      for (const detach of undo) detach();
    };
  };
}

function attach<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === "function") {
    const cleanup = ref(element);
    return typeof cleanup === "function" ? cleanup : () => ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
