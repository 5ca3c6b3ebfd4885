import { useEffect, useEffectEvent } from 'react';

/** Every keyboard shortcut, for the sheet that `?` opens. Each is active where its screen is. */
export const shortcuts = [
  { keys: '/', where: 'CPD Log', does: 'Search' },
  { keys: 'j', where: 'CPD Log', does: 'Next activity' },
  { keys: 'k', where: 'CPD Log', does: 'Previous activity' },
  { keys: 'e', where: 'CPD Log', does: 'Edit the activity' },
  { keys: 'x', where: 'CPD Log', does: 'Select the activity' },
  { keys: '?', where: 'CPD Log', does: 'Show the shortcuts' },
] as const;

export type ShortcutKey = (typeof shortcuts)[number]['keys'];

/** Runs a function for its key, unless the user types, holds a modifier key or has a dialog or menu open. */
export function useShortcuts(handlers: Partial<Record<ShortcutKey, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const run = handlers[event.key as ShortcutKey];
    const isHeld = event.ctrlKey || event.metaKey || event.altKey;
    if (!run || isHeld || event.defaultPrevented || isTyping(event.target)) return;
    if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, [role=combobox], input:not([type=checkbox], [type=radio])'));
