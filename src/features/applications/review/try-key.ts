import { formNames } from "./form-names.ts";

function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function contentOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(([name]) => name !== formNames.key);
  return JSON.stringify(fields);
}

/**
 * Gives each try an idempotency key: the same content sent again after a lost connection has the same key, so that an
 * application that did arrive is not made twice; other content has another.
 */
export function createTryKey() {
  let last = { content: "", key: "" };
  return {
    mark(form: HTMLFormElement): void {
      const content = contentOf(form);
      if (content !== last.content) last = { content, key: randomKey() };
      const field = form.elements.namedItem(formNames.key);
      if (field instanceof HTMLInputElement) field.value = last.key;
    },
  };
}
