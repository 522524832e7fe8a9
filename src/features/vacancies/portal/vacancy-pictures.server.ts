import type { PictureSource } from "../../../contract/public-file.server.ts";
import type { Db } from "../../../platform/database/database.ts";
import { companyFace } from "../../companies/organisation.server.ts";
import { cardData } from "./card-data.ts";
import { companyLogo, companyPicture, vacancyPicture } from "./pictures.ts";
import { itemsById } from "./vacancy-items.server.ts";

/** An id as addresses write it. */
function findId(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Pictures of shared links to vacancies and companies, and companies' logos. */
export function vacancyPictures(db: Db): PictureSource[] {
  const vacancy: PictureSource = {
    kind: "vacancy",
    async read(text, language) {
      const id = findId(text);
      const [item] = id === null ? [] : await itemsById({ db, language, applicantId: null }, [id]);
      return item ? vacancyPicture(cardData(item)) : null;
    },
  };
  const company: PictureSource = {
    kind: "company",
    async read(text, language) {
      const id = findId(text);
      const face = id === null ? null : await companyFace(db, id, language);
      return face && companyPicture(face);
    },
  };
  const logo: PictureSource = {
    kind: "logo",
    async read(text, language) {
      const id = findId(text);
      const face = id === null ? null : await companyFace(db, id, language);
      return face && companyLogo(face.name, face);
    },
  };
  return [vacancy, company, logo];
}
