import { useEffect, useRef } from 'react';

/** For a button replaced by a form: returns the focus to the button when the form closes. */
export function useReturnFocus(editing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return button;
}

/** For a form that replaces a button: focuses its first field. */
export function useFirstFieldFocus<Area extends HTMLElement>() {
  const area = useRef<Area>(null);
  useEffect(
    () => area.current?.querySelector<HTMLElement>('[role="spinbutton"], input')?.focus(),
    [],
  );
  return area;
}
