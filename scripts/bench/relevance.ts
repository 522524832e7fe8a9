import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrations } from "../../src/app/migrations.ts";
import { seedMasterData } from "../../src/features/reference-data/load/load-master-data.server.ts";
import { importVacancies } from "../../src/features/vacancies/import/import-vacancies.server.ts";
import { seedFunctions } from "../../src/features/vacancies/put/ensure-functions.server.ts";
import { type Database, openDatabase } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { loadSample } from "../../tests/support/sample.ts";
import { getTotals, type JudgedVacancy, type Judgement, judge, openJudged, readQueries } from "./relevance/judged.ts";
import { type Search, searchesOver } from "./relevance/searches.ts";
import { suggestionFigures } from "./relevance/suggestions.ts";
import { atLeast, type Figure, textFigure } from "./table.ts";

const ownQueries = ["queries", "later-queries", "everyday-queries", "control-queries"].map(
  (name) => `scripts/bench/relevance/${name}.json`,
);

const names = ["own queries", "own queries, written later", "own queries, everyday", "control queries"];

/** Columns of the file of adverts; `docs/search.md` says which file that is. */
const options = {
  map: {
    ...{ title_id: "job_title", location: "job_location", function: "job_department", company: "company" },
    ...{ code: "job_url", posting_date: "first_seen", employment_type: "job_type" },
  },
  set: { category: "2", end_date: "2099-12-31" },
  ...{ isDryRun: false, takesAll: false },
};

async function fill(database: Database, file: string): Promise<void> {
  await migrate(database, migrations);
  await seedMasterData(database);
  await seedFunctions(database);
  await loadSample(database, new Date());
  await importVacancies(database, readFileSync(file), options, new Date());
}

interface Judged {
  judgements: Judgement[];
  corrected: string[];
}

async function judgeAll(search: Search, queriesFile: string, vacancies: readonly JudgedVacancy[]): Promise<Judged> {
  const judged: Judged = { judgements: [], corrected: [] };
  for (const query of readQueries(queriesFile)) {
    const { ids, correctedTo } = await search(query.query);
    judged.judgements.push(judge(query, vacancies, ids));
    if (correctedTo !== null) judged.corrected.push(`${query.query} → ${correctedTo}`);
  }
  return judged;
}

function getFigures(name: string, file: string, { judgements, corrected }: Judged): Figure[] {
  const { recall, precision, empty, first } = getTotals(judgements);
  const what = `${names[ownQueries.indexOf(file)] ?? "given queries"} (${judgements.length}), ${name}`;
  if (name !== "this search") {
    const values = [recall, precision, first].map((value) => value.toFixed(2)).join(" / ");
    return [textFigure(`${what}: recall / precision / first hit`, `${values}, ${empty} empty`)];
  }
  return [
    atLeast(`${what}: recall in the first ten`, recall, 0.75, 0.85),
    atLeast(`${what}: precision in the first ten`, precision, 0.88, 0.93),
    atLeast(`${what}: first hit is relevant`, first, 0.85, 0.92),
    textFigure(`${what}: no hits although vacancies match`, String(empty)),
    textFigure(`${what}: corrected`, corrected.join("; ")),
  ];
}

/**
 * How relevant the first ten are, by judged queries: our own, and those of the files of `RELEVANCE_QUERIES`. The adverts
 * (`RELEVANCE_VACANCIES`) are not ours to publish.
 */
export async function measureRelevance(): Promise<Figure[]> {
  const file = process.env["RELEVANCE_VACANCIES"] ?? "";
  if (!existsSync(file)) return [textFigure("relevance", "not measured: RELEVANCE_VACANCIES names no file of adverts")];
  const queryFiles = (process.env["RELEVANCE_QUERIES"] ?? "").split(",").filter((path) => path !== "");
  const dataDir = await mkdtemp(join(tmpdir(), "bench-relevance-"));
  const database = await openDatabase({ dataDir });
  try {
    await fill(database, file);
    const vacancies = await openJudged(database.db);
    const figures: Figure[] = [];
    for (const queries of [...ownQueries, ...queryFiles]) {
      for (const [name, search] of await searchesOver(database, vacancies))
        figures.push(...getFigures(name, queries, await judgeAll(search, queries, vacancies)));
    }
    figures.push(...(await suggestionFigures(database.db, "scripts/bench/relevance/profiles.json", vacancies)));
    return figures;
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true });
  }
}
