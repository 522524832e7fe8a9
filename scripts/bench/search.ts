import { embeddedDatabases, type FilledDatabases, type Size, serverDatabases, sizes } from "./databases.ts";
import { type ListCalls, listCalls } from "./list-calls.ts";
import { median } from "./median.ts";
import { atMost, type Figure, textFigure } from "./table.ts";

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

/** Place, salary and a function, and the counts of every filter within them. */
const filters = (turn: number) => ({
  PlaceId: [places[turn % places.length]],
  SalaryFrom: 5_000_000,
  VacancyDepartmentId: [1 + (turn % 13)],
});

/** West Java, East Java, North Sumatra, Jakarta: areas of the list are counted alike in every database. */
const places = [526, 529, 516, 525];

/** Another city, regency or province to start from each time, and another page. */
const near = (turn: number) => ({ NearId: 1 + ((turn * 37) % 552), PageNo: 1 + (turn % 5) });
const typed = ["gu", "kepala gud", "anal", "teknisi", "jak", "cahaya", "INV-12", "sura"];

/** Figures of the calls beside the list, each with what it may take at 100,000. */
const besides: readonly { what: string; budget: number; ask: (calls: ListCalls, turn: number) => Promise<unknown> }[] =
  [
    { what: "list by place, salary and function", budget: 10, ask: ({ list }, turn) => list(filters(turn)) },
    {
      what: "counts of every filter within these",
      budget: 10,
      ask: ({ get }, turn) => get("search-dropdown", filters(turn)),
    },
    {
      what: "counts beside a word and two filters",
      budget: 10,
      ask: ({ get }, turn) => get("search-dropdown", search(turn)),
    },
    { what: "list of everything, nearest first", budget: 10, ask: ({ list }, turn) => list(near(turn)) },
    {
      what: "list by a word and two filters, nearest first",
      budget: 10,
      ask: ({ list }, turn) => list({ ...search(turn), ...near(turn) }),
    },
    {
      what: "suggestions while typing",
      budget: 50,
      ask: ({ get }, turn) => get("search-suggestions", { SearchString: typed[turn % typed.length] }),
    },
  ];

// Ten a page, so that page 100 is the last one of a thousand vacancies.
const firstPage = () => ({ PageNo: 1, PageSize: 10 });
const hundredthPage = () => ({ PageNo: 100, PageSize: 10 });

type Asks = ReadonlyMap<Size, ListCalls>;

/** p50 in ms of each database's calls, made in turns so that whatever else the machine does hits all alike. */
async function p50s(asks: Asks, ask: (calls: ListCalls, turn: number) => Promise<unknown>): Promise<Map<Size, number>> {
  const times = new Map<Size, number[]>(sizes.map((size) => [size, []]));
  for (let turn = -WARM_UP; turn < CALLS; turn++) {
    for (const [size, calls] of asks) {
      const began = performance.now();
      await ask(calls, turn + WARM_UP);
      if (turn >= 0) times.get(size)?.push(performance.now() - began);
    }
  }
  return new Map([...times].map(([size, list]) => [size, median(list)]));
}

async function searchFigures(name: string, asks: Asks): Promise<Figure[]> {
  const found = await p50s(asks, ({ list }, turn) => list(search(turn)));
  return sizes.map((size) => {
    const [p50, budget] = [found.get(size) ?? 0, budgets[size]];
    const what = `${name}: search, ${size.toLocaleString("en")} vacancies, p50`;
    return budget === null ? textFigure(what, `${p50.toFixed(2)} ms`) : atMost(what, p50, budget, " ms");
  });
}

async function growthFigure(name: string, asks: Asks, page: number): Promise<Figure> {
  const p50 = await p50s(asks, ({ list }) => list(page === 1 ? firstPage() : hundredthPage()));
  const growth = (p50.get(100_000) ?? 0) / (p50.get(1000) ?? 1);
  const figure = atMost(`${name}: list page ${page}, 100,000 ÷ 1,000 vacancies`, growth, GROWTH);
  const times = sizes.map((size) => `${(p50.get(size) ?? 0).toFixed(2)}`).join(" / ");
  return { ...figure, value: `${figure.value} (${times} ms)` };
}

async function besideFigures(name: string, asks: Asks): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { what, budget, ask } of besides) {
    const p50 = (await p50s(asks, ask)).get(100_000) ?? 0;
    figures.push(atMost(`${name}: ${what}, 100,000 vacancies, p50`, p50, budget, " ms"));
  }
  return figures;
}

async function measure(name: string, databases: FilledDatabases): Promise<Figure[]> {
  const asks = new Map<Size, ListCalls>();
  for (const [size, database] of databases.bySize) asks.set(size, await listCalls(database));
  const figures = await searchFigures(name, asks);
  for (const page of [1, 100]) figures.push(await growthFigure(name, asks, page));
  figures.push(...(await besideFigures(name, asks)));
  await databases.close();
  return figures;
}

/** Searches and lists over 1,000, 10,000 and 100,000 vacancies, on both databases. */
export async function measureSearch(): Promise<Figure[]> {
  const embedded = await measure("embedded", await embeddedDatabases());
  const server = await serverDatabases();
  if (typeof server === "string") return [...embedded, textFigure("PostgreSQL", server)];
  return [...embedded, ...(await measure("PostgreSQL", server))];
}
