import { z } from "zod";
import type { ApplicationStatus, PhaseStatus } from "../application.ts";

/** Until version 2, details told an application's status by the specification's number. */
export const numberedStatus = z.literal([1, 2, 3, 4]).transform((number): ApplicationStatus => byNumber[number]);

const byNumber = { 1: "on-process", 2: "hired", 3: "not-continued", 4: "vacancy-closed" } as const;

/** Before details had versions, the sample's progress named its phase by code, and how far it was by a label. */
export const sampleProgress = z.object({
  phase: z.string(),
  status: z
    .literal(["On Process", "Passed", "Not Continued", "Vacancy has been Closed"])
    .transform((label): PhaseStatus => byLabel[label]),
});

const byLabel = {
  "On Process": "on-process",
  Passed: "passed",
  "Not Continued": "not-continued",
  "Vacancy has been Closed": "vacancy-closed",
} as const;
