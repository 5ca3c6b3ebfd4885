import { useEffect, useRef } from 'react';

/** For a button that gives way to a form: when the form is gone, the button gets the focus back. */
export function useReturnFocus(editing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return button;
}

/** For a form that takes a button's place: its first field takes the focus. */
export function useFirstFieldFocus<Area extends HTMLElement>() {
  const area = useRef<Area>(null);
  useEffect(
    () => area.current?.querySelector<HTMLElement>('[role="spinbutton"], input')?.focus(),
    [],
  );
  return area;
}
