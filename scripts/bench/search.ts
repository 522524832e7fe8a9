import { embeddedDatabases, type FilledDatabases, type Size, serverDatabases, sizes } from "./databases.ts";
import { type AskList, listCalls } from "./list-calls.ts";
import { median } from "./median.ts";
import { atMost, type Figure, told } from "./table.ts";

const CALLS = 200;
// V8 optimises what was called often, and this takes hundreds of calls.
const WARM_UP = 500;
const GROWTH = 1.2;

/** p50 budgets of a search by how many vacancies there are (ms). */
const budgets: Record<Size, number | null> = { 1000: null, 10000: 3, 100000: 10 };

const words = ["gudang", "akuntan", "analis", "teknisi", "perawat", "manager", "engineer", "staf", "kepala", "data"];

/** A word and two filters, another mixture each time; ids of functions begin at 1 in every database. */
function search(turn: number): object {
  return {
    SearchString: words[turn % words.length],
    VacancyDepartmentId: [1 + (turn % 13)],
    CategoryType: 1 + (turn % 2),
  };
}

// Ten a page, so that page 100 is the last one of a thousand vacancies.
const firstPage = () => ({ PageNo: 1, PageSize: 10 });
const hundredthPage = () => ({ PageNo: 100, PageSize: 10 });

/** p50 in ms of each database's calls, made in turns so that whatever else the machine does hits all alike. */
async function p50s(asks: ReadonlyMap<Size, AskList>, body: (turn: number) => object): Promise<Map<Size, number>> {
  const times = new Map<Size, number[]>(sizes.map((size) => [size, []]));
  for (let turn = -WARM_UP; turn < CALLS; turn++) {
    for (const [size, ask] of asks) {
      const began = performance.now();
      await ask(body(turn + WARM_UP));
      if (turn >= 0) times.get(size)?.push(performance.now() - began);
    }
  }
  return new Map([...times].map(([size, list]) => [size, median(list)]));
}

async function searchFigures(name: string, asks: ReadonlyMap<Size, AskList>): Promise<Figure[]> {
  const found = await p50s(asks, search);
  return sizes.map((size) => {
    const [p50, budget] = [found.get(size) ?? 0, budgets[size]];
    const what = `${name}: search, ${size.toLocaleString("en")} vacancies, p50`;
    return budget === null ? told(what, `${p50.toFixed(2)} ms`) : atMost(what, p50, budget, " ms");
  });
}

async function growthFigure(name: string, asks: ReadonlyMap<Size, AskList>, page: number): Promise<Figure> {
  const p50 = await p50s(asks, page === 1 ? firstPage : hundredthPage);
  const growth = (p50.get(100_000) ?? 0) / (p50.get(1000) ?? 1);
  const figure = atMost(`${name}: list page ${page}, 100,000 ÷ 1,000 vacancies`, growth, GROWTH);
  const times = sizes.map((size) => `${(p50.get(size) ?? 0).toFixed(2)}`).join(" / ");
  return { ...figure, value: `${figure.value} (${times} ms)` };
}

async function measure(name: string, databases: FilledDatabases): Promise<Figure[]> {
  const asks = new Map<Size, AskList>();
  for (const [size, database] of databases.bySize) asks.set(size, await listCalls(database));
  const figures = await searchFigures(name, asks);
  for (const page of [1, 100]) figures.push(await growthFigure(name, asks, page));
  await databases.close();
  return figures;
}

/** Searches and lists over 1,000, 10,000 and 100,000 vacancies, on both databases. */
export async function measureSearch(): Promise<Figure[]> {
  const embedded = await measure("embedded", await embeddedDatabases());
  const server = await serverDatabases();
  if (typeof server === "string") return [...embedded, told("PostgreSQL", server)];
  return [...embedded, ...(await measure("PostgreSQL", server))];
}
