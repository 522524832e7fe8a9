import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { browserApi } from "../../../../../contract/browser-api.ts";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Card } from "../../../../../ui/display/card.tsx";
import { Notice } from "../../../../../ui/feedback/notice.tsx";
import { Stack } from "../../../../../ui/layout/layout.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import { CaptchaField } from "../../../../identity/portal/captcha/captcha-field.tsx";
import { PhotoPicker } from "../../../../resumes/portal/form/files/photo-picker.tsx";
import { useResumeFiles } from "../../../../resumes/portal/form/files/use-resume-files.ts";
import { getProfile, updateProfile } from "../../../../resumes/portal/resume.calls.ts";

const titleId = "photo-wanted";
const photoId = "wanted-photo";
const captchaId = "photo-captcha";

const keepNothing = () => {};

/** Saves a photo into the resume, which stays as it is stored otherwise. */
async function savePhoto(photoProfile: File, grecaptcha: string) {
  const lang = getLocale();
  const stored = await browserApi.send(getProfile, { path: { lang } });
  if (stored.status === "refused") return stored;
  const { isComplete: _, missing: __, isUpToDate: ___, ...data } = stored.answer.data;
  const body = { data, photoProfile, grecaptcha, lang };
  return browserApi.send(updateProfile, { body });
}

/** The one thing that a form cannot ask while it is typed: the photo, taken or chosen here and saved (§5). */
export function PhotoWanted() {
  const files = useResumeFiles(keepNothing);
  const { revalidate } = useRevalidator();
  const [captcha, setCaptcha] = useState({ round: 0, payload: "" });
  const [round, setRound] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isSolved = captcha.round === round && captcha.payload !== "";
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { photo } = files;
    if (isBusy || photo === null || !isSolved) return;
    setBusy(true);
    setFailure(null);
    const sent = await savePhoto(photo, captcha.payload);
    if (sent.status === "accepted") await revalidate();
    else setFailure(sent.errors[0]?.message ?? sent.message);
    setRound((before) => before + 1);
    setBusy(false);
  };
  return (
    <Card as="section" aria-labelledby={titleId}>
      <form noValidate onSubmit={save} aria-busy={isBusy || undefined}>
        <Stack>
          <Text as="h2" look="h4" id={titleId}>
            {m.applications_photo_title()}
          </Text>
          <p>{m.applications_photo_why()}</p>
          <PhotoPicker
            id={photoId}
            photo={files.photo}
            photoUrl={files.photoUrl}
            stored=""
            error={failure ?? undefined}
            onPhoto={(photo) => files.choose({ photo })}
          />
          {failure !== null && (
            <Notice tone="danger" announce="alert">
              <p>{failure}</p>
            </Notice>
          )}
          {files.photo !== null && (
            <>
              <CaptchaField key={round} id={captchaId} onSolution={(payload) => setCaptcha({ round, payload })} />
              <div>
                <Button type="submit" icon="check" busy={isBusy}>
                  {m.applications_photo_save()}
                </Button>
              </div>
            </>
          )}
        </Stack>
      </form>
    </Card>
  );
}
