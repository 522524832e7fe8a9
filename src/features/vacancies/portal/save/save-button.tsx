import { type FormEvent, type ReactNode, useContext } from "react";
import { useFetcher, useLocation } from "react-router";
import { m } from "#messages";
import { OwnMarks } from "../../../../contract/own-marks.ts";
import { UserName } from "../../../../contract/user-name.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import styles from "./save-button.module.css";
import { outcomeWords, type SaveOutcome, saveNames, savePath } from "./saving.ts";

interface SaveButtonProps {
  readonly vacancy: Savable;
}

/** A bookmark on a card, 44 px. */
export function SaveMark({ vacancy }: SaveButtonProps) {
  const saving = useSaving(vacancy);
  return (
    <SaveForm vacancy={vacancy} saving={saving} look="mark">
      <MarkButton vacancy={vacancy} saving={saving} />
    </SaveForm>
  );
}

/** The same with a line around it, beside others in a bar. */
export function SaveSquare({ vacancy }: SaveButtonProps) {
  const saving = useSaving(vacancy);
  return (
    <SaveForm vacancy={vacancy} saving={saving} look="square">
      <MarkButton vacancy={vacancy} saving={saving} />
    </SaveForm>
  );
}

/** A button with words, as wide as its place. */
export function SaveWide({ vacancy }: SaveButtonProps) {
  const saving = useSaving(vacancy);
  const { isSaved, isBusy } = saving;
  const words = isSaved ? m.vacancies_save_saved() : m.vacancies_save();
  const busyWords = isSaved ? m.vacancies_save_saving() : m.vacancies_save_removing();
  return (
    <SaveForm vacancy={vacancy} saving={saving} look="wide">
      <Button type="submit" kind="secondary" wide busy={isBusy} icon={isSaved ? "bookmark-filled" : "bookmark"}>
        {isBusy ? busyWords : words}
      </Button>
    </SaveForm>
  );
}

interface PartProps extends SaveButtonProps {
  readonly saving: ReturnType<typeof useSaving>;
}

function MarkButton({ vacancy, saving: { isSaved, isBusy } }: PartProps) {
  return (
    <button
      type="submit"
      className={styles.button}
      aria-label={m.vacancies_save_one({ title: vacancy.title })}
      aria-pressed={isSaved}
      aria-busy={isBusy || undefined}
    >
      <Icon name="bookmark" size={24} />
    </button>
  );
}

interface SaveFormProps extends PartProps {
  readonly look: "mark" | "square" | "wide";
  readonly children: ReactNode;
}

/** A plain form, which works before and without script; a guest is led to sign in and back (S2). */
function SaveForm({ vacancy, saving, look, children }: SaveFormProps) {
  const { pathname, search } = useLocation();
  const { Form, isSaved, isBusy, outcome } = saving;
  const onSubmit = (event: FormEvent) => {
    if (isBusy) event.preventDefault();
  };
  return (
    <Form method="post" action={savePath} className={styles.save} data-look={look} onSubmit={onSubmit}>
      <input type="hidden" name={saveNames.vacancy} value={vacancy.id} />
      <input type="hidden" name={saveNames.wanted} value={isSaved ? "0" : "1"} />
      <input type="hidden" name={saveNames.userLogin} value={useContext(UserName) ?? ""} />
      <input type="hidden" name={saveNames.back} value={pathname + search} />
      {children}
      <output className={styles.told}>
        {outcome && (
          <span key={outcome.at} data-status={outcome.status}>
            {outcomeWords(outcome)}
          </span>
        )}
      </output>
    </Form>
  );
}

/** A vacancy that can be saved, as its page was loaded with it. */
interface Savable {
  readonly id: number;
  readonly title: string;
  readonly isSaved: boolean;
}

/** The state of saving a vacancy; the same for every button of that vacancy on a page. */
function useSaving({ id, isSaved: isLoadedSaved }: Savable) {
  const isSaved = useContext(OwnMarks).saved.has(id) || isLoadedSaved;
  const fetcher = useFetcher<SaveOutcome>({ key: `save-${id}` });
  const submitted = fetcher.formData?.get(saveNames.wanted);
  const outcome = fetcher.data ?? null;
  const known = outcome === null ? isSaved : outcome.wanted === (outcome.status === "done");
  const isBusy = fetcher.state !== "idle";
  return {
    Form: fetcher.Form,
    isBusy,
    /** While under way as it was asked for. */
    isSaved: submitted === undefined || submitted === null ? known : submitted === "1",
    /** The result of the last try; null while there was none or one is running. */
    outcome: isBusy ? null : outcome,
  };
}
