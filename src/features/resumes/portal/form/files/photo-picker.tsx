import { type ChangeEvent, Suspense, useEffect, useId, useRef, useState } from "react";
import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Loading, Skeleton } from "../../../../../ui/feedback/skeleton.tsx";
import { FilePick } from "../../../../../ui/files/file-drop.tsx";
import { PhotoRow } from "../../../../../ui/files/file-row.tsx";
import { Icon } from "../../../../../ui/icons/icon.tsx";
import { Row } from "../../../../../ui/layout/layout.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import { lazyPart } from "../../../../../ui/lazy-part.ts";
import { Dialog } from "../../../../../ui/overlay/dialog.tsx";
import { type CutOut, drawPhoto, readPicture } from "./draw-photo.ts";
import styles from "./file-fields.module.css";
import { fileLimits, isTif, photoKindIn, photoTypes } from "./file-kinds.ts";

const PhotoCropper = lazyPart(async () => (await import("./photo-cropper.tsx")).PhotoCropper);

interface CropDialogProps {
  /** The photo that was chosen, read and drawable; null while none is. */
  readonly picture: HTMLImageElement | null;
  readonly onCancel: () => void;
  /** The cut photo; null when the browser could not make one. */
  readonly onDone: (photo: File | null) => void;
}

/** Lets the person choose which part of the photo is kept. */
function CropDialog({ picture, onCancel, onDone }: CropDialogProps) {
  // The first part comes once the cropper has come and has measured this very picture.
  const [chosen, setChosen] = useState<{ of: HTMLImageElement; cut: CutOut } | null>(null);
  const cut = chosen !== null && chosen.of === picture ? chosen.cut : null;
  const [busy, setBusy] = useState(false);
  const use = async () => {
    if (picture === null || cut === null) return;
    setBusy(true);
    const photo = await drawPhoto(picture, cut);
    setBusy(false);
    onDone(photo);
  };
  return (
    <Dialog
      open={picture !== null}
      onClose={onCancel}
      title={m.resumes_form_photo_crop_title()}
      actions={
        <>
          <Button kind="secondary" onClick={onCancel}>
            {m.resumes_form_cancel()}
          </Button>
          <Button icon="check" busy={busy || cut === null} onClick={use}>
            {m.resumes_form_photo_use()}
          </Button>
        </>
      }
    >
      <p>{m.resumes_form_photo_crop_text()}</p>
      {picture !== null && (
        <Suspense
          fallback={
            <Loading label={m.resumes_form_loading()}>
              <Skeleton shape="picture" />
            </Loading>
          }
        >
          <PhotoCropper url={picture.src} onCut={(area) => setChosen({ of: picture, cut: area })} />
        </Suspense>
      )}
    </Dialog>
  );
}

/** What was chosen: a picture to cut, a file to send as it is, or nothing usable. */
interface Choosing {
  picture: HTMLImageElement | null;
  fault: string | undefined;
}

const nothing: Choosing = { picture: null, fault: undefined };

/** From the chosen file to the photo that is sent (§5; readings, "Photos"). */
function useChoosePhoto(onPhoto: (photo: File) => void) {
  const [state, setState] = useState(nothing);
  const url = useRef<string>(undefined);
  const finish = (next: Choosing) => {
    if (url.current) URL.revokeObjectURL(url.current);
    url.current = undefined;
    setState(next);
  };
  const refuse = (fault: string) => finish({ picture: null, fault });
  const take = (photo: File | null) => {
    if (photo === null) return refuse(m.documents_file_broken());
    finish(nothing);
    onPhoto(photo);
  };
  const sendAsItIs = (file: File) => {
    if (file.size > fileLimits.photo) return refuse(m.documents_file_large_photo());
    // Its name shows the form that it cannot be drawn here.
    take(isTif(file.name) ? file : new File([file], `${file.name}.tif`, { type: "image/tiff" }));
  };
  const choose = async (file: File) => {
    const kind = await photoKindIn(file);
    if (kind === null) return refuse(m.documents_file_type_photo());
    const address = URL.createObjectURL(file);
    const picture = await readPicture(address);
    finish({ picture, fault: undefined });
    url.current = address;
    if (picture !== null) return;
    if (kind === "tif") return sendAsItIs(file);
    refuse(m.documents_file_broken());
  };
  return { ...state, choose, take, cancel: () => finish(nothing) };
}

interface PhotoPickerProps {
  readonly id: string;
  /** Chosen and not saved yet. */
  readonly photo: File | null;
  readonly photoUrl: string | undefined;
  /** Address of the one that is stored, "" without one. */
  readonly stored: string;
  readonly error: string | undefined;
  readonly onPhoto: (photo: File) => void;
}

/** Chooses a photo: turned, cut and made smaller in the browser; whatever form it is for. */
export function PhotoPicker({ id, photo, photoUrl, stored, error: missing, onPhoto }: PhotoPickerProps) {
  const chosen = useChoosePhoto(onPhoto);
  const error = chosen.fault ?? missing;
  const ids = { hint: useId(), error: useId() };
  const hasPhoto = photo !== null || stored !== "";
  const isFaceless = useFaceWarning(photoUrl);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (file) void chosen.choose(file);
  };
  return (
    <PhotoRow src={shownUrl(photo, photoUrl, stored)} alt={m.resumes_form_photo_alt()} invalid={error !== undefined}>
      <Text as="div" className={styles.label}>
        {m.resumes_form_photo()}
      </Text>
      <Text id={ids.hint} look="small" tone="muted">
        {m.resumes_form_photo_hint()}
      </Text>
      <Row gap={8}>
        <FilePick
          id={id}
          icon="camera"
          accept={photoTypes.accept}
          onChange={choose}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${ids.hint} ${ids.error}`}
        >
          {hasPhoto ? m.resumes_form_photo_change() : m.resumes_form_photo_choose()}
        </FilePick>
        <FilePick accept="image/*" capture="user" onChange={choose} aria-describedby={`${ids.hint} ${ids.error}`}>
          {m.resumes_form_photo_take()}
        </FilePick>
      </Row>
      {photo !== null && isTif(photo.name) && (
        <Text look="small" tone="muted">
          {m.resumes_form_photo_tif({ name: photo.name })}
        </Text>
      )}
      <div id={ids.error} role="status">
        {error !== undefined && <FileError text={error} />}
        {error === undefined && isFaceless && <FileWarning text={m.resumes_form_photo_faceless()} />}
      </div>
      <CropDialog picture={chosen.picture} onCancel={chosen.cancel} onDone={chosen.take} />
    </PhotoRow>
  );
}

function shownUrl(photo: File | null, url: string | undefined, stored: string): string | undefined {
  if (photo !== null) return isTif(photo.name) ? undefined : url;
  return stored === "" ? undefined : stored;
}

function FileWarning({ text }: { readonly text: string }) {
  return (
    <p className={styles.warning}>
      <Icon name="alert-circle" size={18} />
      <span>{text}</span>
    </p>
  );
}

/** What is wrong with a file, as fields say it. */
export function FileError({ text }: { readonly text: string }) {
  return (
    <p className={styles.error}>
      <Icon name="alert-circle" size={18} />
      <span>{text}</span>
    </p>
  );
}

/** True where someone saves data or the line is slow; browsers that do not say so count as quick. */
function isDataScarce(): boolean {
  const line: unknown = Reflect.get(navigator, "connection");
  if (typeof line !== "object" || line === null) return false;
  const savesData = "saveData" in line && line.saveData === true;
  return savesData || ("effectiveType" in line && line.effectiveType !== "4g");
}

/**
 * What looks for faces is larger than the page (450 KB): it comes when a photo was chosen, and not on a slow line, where
 * it would hold up what the person needs.
 */
async function seemsFaceless(url: string): Promise<boolean> {
  if (isDataScarce()) return false;
  const picture = await readPicture(url);
  if (picture === null) return false;
  const { showsFace } = await import("./find-face.ts");
  return !(await showsFace(picture));
}

/**
 * True when no face is seen in a new photo (P9). It only warns: where looking fails, nobody is bothered.
 * @param url the new photo's address, while there is one that can be drawn
 */
function useFaceWarning(url: string | undefined): boolean {
  const [faceless, setFaceless] = useState<string>();
  useEffect(() => {
    if (url === undefined) return;
    let isCurrent = true;
    seemsFaceless(url).then(
      (isFaceless) => {
        if (isCurrent) setFaceless(isFaceless ? url : undefined);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return url !== undefined && faceless === url;
}
