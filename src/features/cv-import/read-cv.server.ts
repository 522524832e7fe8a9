import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { askProcess, type BoundedProcess, besideSelf } from "../../platform/files/bounded-process.ts";
import { atOnce } from "../../platform/limits/at-once.ts";
import type { CvWords } from "./cv-facts.ts";
import { findCvKind } from "./kinds/cv-kind.ts";
import { type CvReading, unreadStatuses } from "./kinds/cv-reading.ts";

const longest = { text: 600, entries: 60 } as const;
const text = z.string().max(longest.text);

function found<Value extends z.ZodType>(value: Value) {
  return z.object({ value, source: text, confidence: z.number().min(0).max(1) }).nullable();
}

const date = found(z.object({ year: z.int(), month: z.int().min(1).max(12).nullable() }));
const job = z.object({
  ...{ company: found(text), position: found(text), duty: found(text), department: found(text), industry: found(text) },
  ...{ start: date, end: date, isCurrent: z.boolean() },
});
const study = z.object({
  ...{
    institution: found(text),
    degree: found(text),
    major: found(text),
    start: date,
    end: date,
    isStudying: z.boolean(),
  },
  grade: found(z.object({ grade: z.number(), gradeScale: z.number() })),
});

/** As many entries as anybody looks at. */
function list<Entry extends z.ZodType>(entry: Entry) {
  return z.array(entry).transform((entries) => entries.slice(0, longest.entries));
}

/** The process's answer: it read a stranger's document, so that its output is parsed as untrusted input. */
const facts = z.object({
  ...{ name: found(text), email: found(text), phone: found(text), birthDate: found(text), domicile: found(text) },
  gender: found(z.literal([1, 2])),
  ...{ educations: list(study), jobs: list(job), internships: list(job) },
  organisations: list(z.object({ name: found(text), position: found(text) })),
  unread: list(text),
});

const answer = z.discriminatedUnion("status", [
  z.object({ status: z.literal("read"), facts }),
  z.object({ status: z.literal([...unreadStatuses]) }),
]);

export type ReadCvFile = CvReading | { status: "busy" };

/** So much processor time for one document, from when its process stands ready (promise 10). */
const cpuMs = 2_000;

/** Two documents at once, each a process of its own; a network waits with a part. */
const takeTurn = atOnce({ running: 2, waiting: 24, share: 8 });

/** The process's code: this folder as built; the sources' folder, whose rules it uses, as run by Node and the tests. */
function getProcess(): { path: string; code: string } {
  const path = besideSelf(import.meta.url, import.meta.url.endsWith(".ts") ? "cv-process.server" : "cv-process");
  const sources = join(dirname(path), "../..");
  const code = path.endsWith(".ts") && existsSync(join(sources, "routes.ts")) ? sources : dirname(path);
  return { path, code };
}

/**
 * Reads a person's facts from a CV, in a separate process that always ends (decision 31, 37).
 * Nothing of it is kept, and no line of it is logged.
 * @param network whose share of the queue it takes
 * @param of the process; that of a built site where its figures are measured
 */
export async function readCvFile(
  bytes: Uint8Array,
  input: { words: CvWords; thisYear: number; network?: string },
  of: BoundedProcess = getProcess(),
): Promise<ReadCvFile> {
  const { words, thisYear, network } = input;
  const kind = findCvKind(bytes);
  if (kind === null) return { status: "other" };
  const ask = () => askProcess({ ...of, args: [kind] }, { bytes, words, thisYear }, { cpuMs });
  const turn = await takeTurn(ask, network);
  // A machine without time says nothing of the file.
  if (turn.status === "busy" || turn.value.status === "late") return { status: "busy" };
  return answer.safeParse(turn.value.messages[0]).data ?? { status: "unreadable" };
}
