import { useEffect, useState } from "react";
import { m } from "#messages";
import { deskApi } from "../../../../contract/desk-api.ts";
import { siteBase } from "../../../../contract/site-base.ts";
import { numberText } from "../../../../i18n/formats.ts";
import { Button, ButtonFace } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import styles from "./cv-pages.module.css";
import { type CvAnswer, cvPagesCall } from "./page.calls.ts";

type State = { status: "loading" } | { status: "drawn"; cv: CvAnswer } | { status: "refused"; message: string };

const moreText = (count: number) => m.desk_applicants_cv_more({ count, text: numberText(count) });

/** Asks for the pages once. */
function usePages(id: number): State {
  const [state, setState] = useState<State>({ status: "loading" });
  useEffect(() => {
    const stop = new AbortController();
    const show = (next: State) => stop.signal.aborted || setState(next);
    deskApi
      .send(cvPagesCall, { path: { id } }, { signal: stop.signal })
      .then((sent) =>
        show(
          sent.status === "accepted"
            ? { status: "drawn", cv: sent.answer }
            : { status: "refused", message: sent.message },
        ),
      )
      .catch(() => {});
    return () => stop.abort();
  }, [id]);
  return state;
}

/** The CV as drawn pages with their text over them, so that it can be read aloud, marked and copied; never the file itself. */
export function CvPages({ id, name }: { readonly id: number; readonly name: string | null }) {
  const [turn, setTurn] = useState(0);
  return (
    <section className={styles.cv} aria-label={m.desk_applicants_part_cv()}>
      <div className={styles.head}>
        <p>{name}</p>
        <a className={styles.download} href={`${siteBase}/api/v1/staff/applications/${id}/files/cv`} download>
          <ButtonFace icon="download">{m.desk_applicants_cv_download()}</ButtonFace>
        </a>
      </div>
      <p className={styles.said}>{m.desk_applicants_cv_said()}</p>
      <Drawn key={turn} id={id} again={() => setTurn(turn + 1)} />
    </section>
  );
}

function Drawn({ id, again }: { readonly id: number; readonly again: () => void }) {
  const state = usePages(id);
  if (state.status === "loading") return <p role="status">{m.desk_applicants_cv_drawing()}</p>;
  if (state.status === "drawn") return <Pages id={id} cv={state.cv} />;
  return (
    <Notice tone="warning" announce="alert">
      {state.message}{" "}
      <Button small kind="secondary" onClick={again}>
        {m.desk_applicants_try_again()}
      </Button>
    </Notice>
  );
}

function Pages({ id, cv }: { readonly id: number; readonly cv: CvAnswer }) {
  return (
    <ol className={styles.pages}>
      {cv.pages.map((page, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <li key={place}>
          <CvPage id={id} number={place + 1} count={cv.count} page={page} />
        </li>
      ))}
      {cv.count > cv.pages.length && (
        <li>
          <p>{moreText(cv.count - cv.pages.length)}</p>
        </li>
      )}
    </ol>
  );
}

interface CvPageProps {
  readonly id: number;
  readonly number: number;
  readonly count: number;
  readonly page: CvAnswer["pages"][number];
}

function CvPage({ id, number, count, page: { width, height, pieces } }: CvPageProps) {
  return (
    <figure className={styles.page}>
      <img
        src={`${siteBase}/api/v1/staff/applications/${id}/cv-pages/${number}`}
        width={Math.round(width)}
        height={Math.round(height)}
        alt=""
        loading="lazy"
      />
      <svg viewBox={`0 0 ${width} ${height}`}>
        <title>{m.desk_applicants_cv_page({ number, count })}</title>
        {pieces.map(({ text, x, y, width: length, height: size }) => (
          <text key={`${x} ${y} ${text}`} x={x} y={y} fontSize={size} textLength={length > 0 ? length : undefined}>
            {text}
          </text>
        ))}
      </svg>
    </figure>
  );
}
