let before: HTMLElement | null = null;

/** Remembers where the focus was when it moved into the toasts. Dialogs, which would take it back, do not notice. */
export function noteFocus(event: FocusEvent): void {
  event.stopPropagation();
  const { currentTarget, relatedTarget } = event;
  const cameFromOutside =
    relatedTarget instanceof HTMLElement && !(currentTarget as Element).contains(relatedTarget);
  if (cameFromOutside) before = relatedTarget;
}

/** Returns the focus from a closing toast to where it was. */
export function giveFocusBack(toast: Element | null): void {
  if (toast?.closest('section')?.contains(document.activeElement)) before?.focus();
}
