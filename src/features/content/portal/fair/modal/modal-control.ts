import type { MouseEvent } from "react";

export const modalId = "talent-programme";

/** Attributes that make a button open the modal as a popover, before hydration or without scripts. */
export const opensModal = { "aria-haspopup": "dialog", popoverTarget: modalId } as const;

/** The same for closing it. */
export const closesModal = { popoverTarget: modalId, popoverTargetAction: "hide" } as const;

/** True when it was opened as a popover, before the scripts came. */
function isPopover(dialog: HTMLElement): boolean {
  return "popover" in dialog && dialog.matches(":popover-open");
}

export function isShown(dialog: HTMLDialogElement): boolean {
  return dialog.open || isPopover(dialog);
}

/** Opens the modal and, once it is closed, gives the focus back to what opened it: not every browser does. */
export function openModal(event: MouseEvent<HTMLElement>): void {
  const dialog = document.getElementById(modalId);
  if (!(dialog instanceof HTMLDialogElement) || isPopover(dialog)) return;
  event.preventDefault();
  const opener = event.currentTarget;
  dialog.addEventListener("close", () => opener.focus(), { once: true });
  dialog.showModal();
}
