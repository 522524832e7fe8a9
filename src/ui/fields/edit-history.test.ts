// Shows: J10
import { expect, it } from "vitest";
import { beginHistory, type EditHistory, keptSteps, recordEdit, redo, undo } from "./edit-history.ts";

const written = (text: string) => ({ text, caret: text.length });

/** A history with each text as a step of its own. */
function stepped(...texts: string[]): EditHistory {
  const begun = beginHistory(written(""));
  return texts.reduce((history, text) => recordEdit(history, written(text), { kind: "insertLineBreak", at: 0 }), begun);
}

it("undoes five steps and no more", () => {
  let history = stepped("1", "12", "123", "1234", "12345", "123456");
  for (let step = 0; step < keptSteps; step += 1) history = undo(history);
  expect(history.present.text).toBe("1");
  expect(undo(history).present.text).toBe("1");
});

it("goes forward again as far as it went back", () => {
  const history = redo(redo(redo(undo(undo(stepped("a", "b", "c"))))));
  expect(history.present.text).toBe("c");
});

it("forgets what lay ahead once something new is written", () => {
  const history = recordEdit(undo(stepped("a", "b")), written("x"), { kind: "insertText", at: 0 });
  expect(redo(history).present.text).toBe("x");
  expect(undo(history).present.text).toBe("a");
});

it("takes letters typed in one go for one step, and a pause or another kind of edit for the next", () => {
  const typed = [
    { text: "s", edit: { kind: "insertText", at: 0 } },
    { text: "sa", edit: { kind: "insertText", at: 300 } },
    { text: "sat", edit: { kind: "insertText", at: 2_000 } },
    { text: "sa", edit: { kind: "deleteContentBackward", at: 2_100 } },
  ];
  const all = typed.reduce(
    (history, { text, edit }) => recordEdit(history, written(text), edit),
    beginHistory(written("")),
  );
  expect(all.past.map((step) => step.text)).toEqual(["", "sa", "sat"]);
});

it("puts the caret back in its place", () => {
  const history = recordEdit(beginHistory({ text: "ab", caret: 1 }), { text: "axb", caret: 2 }, { kind: "x", at: 0 });
  expect(undo(history).present).toEqual({ text: "ab", caret: 1 });
});
