import { Suspense, useState } from "react";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { Loading, Skeleton } from "../../../../ui/feedback/skeleton.tsx";
import { lazyPart } from "../../../../ui/lazy-part.ts";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { type CutOut, drawPhoto } from "./draw-photo.ts";

const PhotoCropper = lazyPart(async () => (await import("./photo-cropper.tsx")).PhotoCropper);

interface CropDialogProps {
  /** The photo that was chosen, read and drawable; null while none is. */
  readonly picture: HTMLImageElement | null;
  readonly onCancel: () => void;
  /** The cut photo; null when the browser could not make one. */
  readonly onDone: (photo: File | null) => void;
}

/** Lets the person choose which part of the photo is kept. */
export function CropDialog({ picture, onCancel, onDone }: CropDialogProps) {
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
