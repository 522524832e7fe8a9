import type { Language } from "../../../../i18n/language.ts";
import { shownTexts } from "../../../../platform/formats/safe-mark.ts";
import { listQuestions, questionsOfVacancies } from "../../questions/question.queries.server.ts";
import { type Question, textIn } from "../../questions/question.ts";
import { cardsById, relatedIds, type Vacancy, vacancyById } from "../../vacancy.queries.server.ts";
import type { VacancyClosed, VacancyDetail, VacancyItem, VacancyQuestion } from "../vacancies.calls.ts";
import { lastSecond, type Reader, toItems } from "../vacancy-items.server.ts";

/** Vacancies like one that its page shows. */
const mostRelated = 4;

export type FoundVacancy =
  | { status: "open"; detail: VacancyDetail; relatedJob: VacancyItem[] }
  | { status: "closed"; closed: VacancyClosed };

/** A vacancy's questions for an applicant: never the required answers. */
function toQuestions(questions: readonly Question[], language: Language): VacancyQuestion[] {
  return questions.map(({ id, kind, words, options, required }) => ({
    ...{ questionId: id, kind, words: textIn(words, language), required },
    options: options.map((option, place) => ({ value: place + 1, text: textIn(option, language) })),
  }));
}

async function getDetail(vacancy: Vacancy, item: VacancyItem, reader: Reader): Promise<VacancyDetail> {
  const { language, replyDaysOf, selectionOf } = reader;
  const [description = "", requirement = ""] = await shownTexts(
    [vacancy.description, vacancy.requirement],
    vacancy.safe,
  );
  return {
    ...item,
    id: vacancy.id,
    titles: { id: vacancy.title_id, en: vacancy.title_en },
    code: vacancy.code,
    ...{ description, requirement },
    locations: vacancy.locations,
    openings: vacancy.openings,
    replyDays: vacancy.reply_days,
    usualReplyDays: (await replyDaysOf?.(vacancy.company_id)) ?? null,
    questions: toQuestions(await listQuestions(reader.db, vacancy.id), language),
    selection: (await selectionOf?.(vacancy, language)) ?? [],
  };
}

/** One vacancy with others like it; when it closed, or there never was one, only those. */
export async function readVacancy(reader: Reader, id: number): Promise<FoundVacancy> {
  const { db, language } = reader;
  const vacancy = await vacancyById(db, id, language);
  const near = new Set(await relatedIds(db, vacancy ?? null, mostRelated + 1));
  near.delete(id);
  const cards = await cardsById(reader, [...near].slice(0, mostRelated));
  const items = await toItems(reader, vacancy ? [...cards, vacancy] : cards);
  const item = items.find(({ vacancyId }) => vacancyId === id);
  const relatedJob = items.filter(({ vacancyId }) => vacancyId !== id);
  if (vacancy?.is_open && item) return { status: "open", detail: await getDetail(vacancy, item, reader), relatedJob };
  const closedAt = vacancy ? lastSecond(vacancy.closes_at) : null;
  const { title = null, companyName = null, branchId = null, isSaved = false } = item ?? {};
  const { departmentID = null, category = null } = item ?? {};
  const closed = { closedAt, title, companyName, branchId, departmentID, category, isSaved, relatedJob };
  return { status: "closed", closed };
}

/** A vacancy that is open, or is shown as if it were. */
export async function readOpen(reader: Reader, vacancy: Vacancy): Promise<VacancyDetail> {
  const [item] = await toItems(reader, [vacancy]);
  if (item === undefined) throw new Error(`Vacancy ${vacancy.id} has no company.`);
  return getDetail(vacancy, item, reader);
}

/** Vacancies by id, in the order of the ids, with the working days until an answer and what they ask; what there never was is left out. */
export async function readVacancies(reader: Reader, ids: readonly number[]) {
  const cards = await cardsById(reader, [...new Set(ids)]);
  const replyDays = new Map(cards.map((card) => [card.id, card.reply_days]));
  const items = await toItems(reader, cards);
  const questions = await questionsOfVacancies(reader.db, [...replyDays.keys()]);
  return items.map((item) => ({
    ...item,
    replyDays: replyDays.get(item.vacancyId) ?? null,
    questions: toQuestions(questions.get(item.vacancyId) ?? [], reader.language),
  }));
}
