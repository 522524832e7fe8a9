import { useId } from "react";
import { Form, Link, useLocation } from "react-router";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import type { ViewOutcome } from "./act-on-views.ts";
import styles from "./view-menu.module.css";
import type { SavedViews } from "./views.calls.ts";

/** The address of a list as a view has it: its filters, and the chosen columns. */
function getViewPath({ query, columns }: SavedViews[number]): string {
  const address = new URLSearchParams(query);
  if (columns.length > 0) address.set("columns", columns.join(","));
  return `?${address}`;
}

interface ViewMenuProps {
  readonly views: SavedViews;
  readonly outcome: ViewOutcome | undefined;
  /** With which a new view may be shared; null where the list is of no one company. */
  readonly companyId: number | null;
}

/** Saved ways to look at the list: to open, to keep the present one, to forget. */
export function ViewMenu({ views, outcome, companyId }: ViewMenuProps) {
  const id = useId();
  const { search } = useLocation();
  return (
    <div className={styles.menu}>
      <Button small kind="secondary" icon="bookmark" popoverTarget={id}>
        {m.desk_applicants_views()}
      </Button>
      <div id={id} popover="auto" className={styles.panel}>
        <h2>{m.desk_applicants_views()}</h2>
        {views.length === 0 && <p className={styles.none}>{m.desk_applicants_view_none()}</p>}
        <ul>
          {views.map((view) => (
            <li key={view.id}>
              <Link to={getViewPath(view)}>{view.name}</Link>
              {view.isOwn ? (
                <Form method="post" action={search || "."}>
                  <input type="hidden" name="forget" value={view.id} />
                  <input type="hidden" name="version" value={view.version} />
                  <button type="submit" aria-label={m.desk_applicants_view_delete({ name: view.name })}>
                    <Icon name="trash" size={18} />
                  </button>
                </Form>
              ) : (
                <small>{m.desk_applicants_view_of({ name: view.ownerName })}</small>
              )}
            </li>
          ))}
        </ul>
        <NewView search={search} companyId={companyId} />
        {outcome?.message && (
          <p role="alert" className={styles.refused}>
            {outcome.message}
          </p>
        )}
      </div>
    </div>
  );
}

function NewView({ search, companyId }: { readonly search: string; readonly companyId: number | null }) {
  return (
    <Form method="post" action={search || "."} className={styles.keep}>
      <input type="hidden" name="query" value={search.replace(/^\?/, "")} />
      <label>
        {m.desk_applicants_view_name()}
        <input name="name" required maxLength={60} />
      </label>
      {companyId !== null && (
        <label className={styles.share}>
          <input type="checkbox" name="sharedWith" value={companyId} />
          {m.desk_applicants_view_shared()}
        </label>
      )}
      <Button small type="submit">
        {m.desk_applicants_view_save()}
      </Button>
    </Form>
  );
}
