import { Form } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { helpPath, longestSearch } from "../help.ts";
import styles from "./search-form.module.css";

/** The words that one asks with. */
export function SearchForm({ words = "" }: { readonly words?: string }) {
  return (
    <search className={styles.search}>
      <Form method="get" action={`${helpPath}/search`} key={words}>
        <TextInput
          type="search"
          name="q"
          icon="search"
          aria-label={m.help_search_label()}
          placeholder={m.help_search_example()}
          defaultValue={words}
          maxLength={longestSearch}
          enterKeyHint="search"
        />
        <Button type="submit" icon="search" aria-label={m.help_search_button()}>
          <span>{m.help_search_button()}</span>
        </Button>
      </Form>
    </search>
  );
}
