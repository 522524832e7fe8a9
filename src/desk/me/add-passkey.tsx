import { useState } from "react";
import { useRevalidator } from "react-router";
import { m } from "#messages";
import { deskApi } from "../../contract/desk-api.ts";
import { formText } from "../../contract/form-text.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Fields } from "../../ui/forms/form.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { Row } from "../../ui/layout/layout.tsx";
import { PasskeyButton } from "../account/passkey/passkey-button.tsx";
import { makePasskey } from "../account/passkey/passkey-work.ts";
import type { Refused } from "../account/refusal.tsx";
import { addSecondStep, askForOwnPasskeyCall } from "./me.calls.ts";
import styles from "./me.module.css";

/** Another passkey, by the name that tells it from others. */
export function AddPasskey() {
  const { revalidate } = useRevalidator();
  const [added, setAdded] = useState(0);
  const isHydrated = useHydrated();
  const work = async (form: HTMLFormElement | null): Promise<Refused | null> => {
    const typed = form === null ? "" : formText(new FormData(form), "passkeyName").trim();
    const name = typed || m.desk_me_passkey_default();
    const made = await makePasskey(() => deskApi.send(askForOwnPasskeyCall, {}));
    if (made.status === "refused") return made;
    const sent = await deskApi.send(addSecondStep, { body: { kind: "passkey", passkey: made.passkey, name } });
    if (sent.status === "refused") return sent;
    setAdded(added + 1);
    await revalidate();
    return null;
  };
  if (!isHydrated || !("PublicKeyCredential" in globalThis)) return null;
  return (
    <form key={added} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <Fields>
        <TextField
          name="passkeyName"
          label={m.desk_me_passkey_name()}
          hint={m.desk_me_passkey_name_hint()}
          maxLength={60}
          autoComplete="off"
          optional={m.desk_me_optional()}
        />
        <Row>
          <PasskeyButton kind="secondary" label={m.desk_me_add_passkey()} work={work} />
        </Row>
      </Fields>
    </form>
  );
}
