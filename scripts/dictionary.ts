/** `npm run dictionary -- check`: finds what the dictionary of the search says twice, or against itself. */
import { checkDictionary } from "../src/features/vacancies/search/dictionary/check-dictionary.ts";

if (process.argv[2] !== "check") {
  console.error("npm run dictionary -- check");
  process.exit(1);
}
const { phrases, contradictions } = checkDictionary();
for (const { phrase, reason } of contradictions) console.error(`"${phrase}" ${reason}.`);
console.log(`${phrases} phrases, ${contradictions.length} contradictions.`);
process.exitCode = contradictions.length === 0 ? 0 : 1;
