import { m } from "#messages";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { Container } from "../../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import { QuietGround } from "../../../../ui/patterns/quiet-ground.tsx";
import { categoryPath, helpPath } from "../../help-paths.ts";
import { SearchForm } from "../find/search-form.tsx";
import styles from "./category-head.module.css";
import type { CategoryData } from "./load-category.ts";

/** Where one is, what the category is about, and the field to search in all of them. */
export function CategoryHead({ category, sub }: Pick<CategoryData, "category" | "sub">) {
  const { categoryId, name, icon, summary, subcategories } = category;
  const part = subcategories.find(({ subCategoryId }) => subCategoryId === sub);
  const way = [
    { text: m.help_crumb_home(), to: "/" },
    { text: m.help_title(), to: helpPath },
  ];
  return (
    <QuietGround>
      <Container className={styles.head}>
        <Breadcrumbs
          label={m.help_crumbs()}
          trail={part ? [...way, { text: name, to: categoryPath(categoryId) }] : way}
          current={part?.name ?? name}
        />
        <div className={styles.name}>
          <span className={styles.icon}>
            <Icon name={icon} size={32} />
          </span>
          <div>
            <h1 tabIndex={-1}>{name}</h1>
            <p>{summary}</p>
          </div>
        </div>
        <SearchForm />
      </Container>
    </QuietGround>
  );
}
