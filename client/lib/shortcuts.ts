import { useEffect, useEffectEvent } from 'react';

/** Every keyboard shortcut, for the sheet that `?` opens. Each is active where its screen is. */
export const shortcuts = [
  { keys: 'mod+k', where: 'Everywhere', does: 'Search and commands' },
  { keys: 'n', where: 'Everywhere', does: 'Log an activity in one line' },
  { keys: '?', where: 'Everywhere', does: 'Show the shortcuts' },
  { keys: '/', where: 'CPD Log', does: 'Search' },
  { keys: 'j', where: 'CPD Log', does: 'Next activity' },
  { keys: 'k', where: 'CPD Log', does: 'Previous activity' },
  { keys: 'e', where: 'CPD Log', does: 'Edit the activity' },
  { keys: 'x', where: 'CPD Log', does: 'Select the activity' },
] as const;

export type ShortcutKey = (typeof shortcuts)[number]['keys'];

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the keys as they are labelled: 'Ctrl K', on Apple's keyboards '⌘ K'. */
export const keysLabel = (keys: ShortcutKey): string =>
  keys === 'mod+k' ? `${isApple ? '⌘' : 'Ctrl'} K` : keys;

/** Returns the shortcut that an event stands for: its key, with Ctrl or ⌘ as `mod+`; null with other modifier keys. */
export function keysOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const [mod, other] = isApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (altKey || other) return null;
  if (!mod) return key;
  return shiftKey ? null : `mod+${key.toLowerCase()}`;
}

/** Runs a function for its keys, unless a dialog or menu is open or, without Ctrl or ⌘, the user types. */
export function useShortcuts(handlers: Partial<Record<ShortcutKey, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const keys = keysOf(event);
    const run = handlers[keys as ShortcutKey];
    if (!run || event.defaultPrevented) return;
    if (keys?.length === 1 && isTyping(event.target)) return;
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
