let before: HTMLElement | null = null;

/** Remembers where the focus was when it moved into the toasts; dialogs, which would fetch it back, do not hear of it. */
export function noteFocus(event: FocusEvent): void {
  event.stopPropagation();
  const { currentTarget, relatedTarget } = event;
  const cameFromOutside =
    relatedTarget instanceof HTMLElement && !(currentTarget as Element).contains(relatedTarget);
  if (cameFromOutside) before = relatedTarget;
}

/** Takes the focus out of a toast that is about to leave, back to where it was. */
export function giveFocusBack(toast: Element | null): void {
  if (toast?.closest('section')?.contains(document.activeElement)) before?.focus();
}
