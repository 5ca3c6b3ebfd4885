import { useEffect, useEffectEvent } from 'react';
import { dialogs } from './leaving.ts';
import { isApple } from './platform.ts';
import type { ShortcutKey } from './shortcut-list.ts';

/** Returns the shortcut of a key event: its key, with Ctrl or ⌘ as `mod+`; null with other modifier keys. */
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
    if (dialogs.length > 0 || document.querySelector(openPopups)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Includes popups that are not the app's dialogs; a menu that fades out counts as closed. */
const openPopups = '[role=dialog], [role=alertdialog], [aria-haspopup=menu][aria-expanded=true]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, [role=combobox], input:not([type=checkbox], [type=radio])'));
