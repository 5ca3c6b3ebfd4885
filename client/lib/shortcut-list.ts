import { isApple } from './platform.ts';

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

/** Returns the keys as labelled: 'Ctrl K', on Apple keyboards '⌘ K'. */
export const keysLabel = (keys: ShortcutKey): string =>
  keys === 'mod+k' ? `${isApple ? '⌘' : 'Ctrl'} K` : keys;
