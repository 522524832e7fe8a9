import { useRevalidator } from "react-router";
import { m } from "#messages";
import { fetchGuestToken } from "../../contract/guest-token.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";

interface GuestErrorBoxProps {
  /** The server's own words. */
  readonly message: string;
  readonly onClose: () => void;
}

/** The box titled 'Error': no guest's token could be had. */
export function GuestErrorBox({ message, onClose }: GuestErrorBoxProps) {
  const { revalidate } = useRevalidator();
  const again = async () => {
    onClose();
    try {
      // The page beneath may be the screen of what failed without it.
      if ((await fetchGuestToken()).ok) await revalidate();
    } catch {
      // The watchers of the guest's token get the result.
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.shell_error()}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {m.shell_close()}
          </Button>
          <Button icon="refresh" onClick={() => void again()}>
            {m.shell_try_again()}
          </Button>
        </>
      }
    >
      <p>{message}</p>
    </Dialog>
  );
}
