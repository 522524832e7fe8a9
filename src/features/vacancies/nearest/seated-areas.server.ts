import type { Db } from "../../../platform/database/database.ts";
import { type Area, listAreas } from "../../reference-data/areas.server.ts";
import { seats } from "../../reference-data/seats.server.ts";
import { type Distances, distancesFrom, type SeatedArea } from "./distances.ts";

const made = new WeakMap<readonly Area[], readonly SeatedArea[]>();

/** Every area that one may start from: those whose seat is known. */
export async function seatedAreas(db: Db): Promise<readonly SeatedArea[]> {
  const [areas, known] = await Promise.all([listAreas(db), seats()]);
  const seated =
    made.get(areas) ??
    areas.flatMap(({ id, code, name, provinceId }) => {
      const seat = known.get(code);
      return seat === undefined ? [] : { id, name, provinceId, seat };
    });
  made.set(areas, seated);
  return seated;
}

/** Distances from a province, regency or city of the list "domicile"; null where there is none with this id. */
export async function findDistances(db: Db, id: number): Promise<Distances | null> {
  return distancesFrom(id, await seatedAreas(db));
}
