import { data } from "react-router";
import { leadToOwnAddress, need, type PageRequest } from "../../../../contract/page.ts";
import { idOf } from "../../../../contract/page-id.ts";
import { categoryPath } from "../../help-paths.ts";
import { getCategoryQuestions, getHelpCategories, getHelpContact } from "../help.calls.ts";

/** A category with its questions, or with those of one sub-category (R30). */
export async function load({ api, params, url, language }: PageRequest<{ id: string }>) {
  const categoryId = idOf(params.id);
  leadToOwnAddress(url, [categoryPath(categoryId)]);
  const path = { lang: language };
  const [all, contact] = await Promise.all([
    api.send(getHelpCategories, { path }),
    api.send(getHelpContact, { body: { lang: language } }),
  ]);
  const { categories } = need(all, url);
  const category = categories.find((one) => one.categoryId === categoryId);
  if (!category) throw data({ code: "not-found" }, { status: 404 });
  const asked = Number(url.searchParams.get("sub"));
  // A part that there is no more shows the whole category.
  const sub = category.subcategories.find(({ subCategoryId }) => subCategoryId === asked)?.subCategoryId ?? null;
  const found = await api.send(getCategoryQuestions, {
    path: { ...path, categoryId },
    body: { SubCategoryId: sub ?? 0 },
  });
  return {
    category,
    sub,
    questions: need(found, url).questions,
    others: categories.filter((one) => one !== category),
    contact: need(contact, url),
    canonicalPath: categoryPath(categoryId, sub),
  };
}

export type CategoryData = Awaited<ReturnType<typeof load>>;
