import { z } from "zod";

const longest = 60;

const words = z.string().trim().min(1, "required").max(longest, "too-long");

export const newPair = z.object({ one: words, other: words });

export const mappedFunction = z.object({ value: words, functionId: z.number().int().positive() });
