import { startTransition, type RefObject } from 'react';
import { focus, rowsOf } from '#client/lib/list-focus.ts';
import { useShortcuts } from '#client/lib/shortcuts.ts';
import type { ListedActivity } from './ActivityItem.tsx';

interface Props {
  list: RefObject<HTMLElement | null>;
  activities: readonly ListedActivity[];
  onEdit: (activity: ListedActivity) => void;
  onSelect: (activityId: string) => void;
}

/** The keyboard shortcuts of the list of activities; shows nothing. */
export function ListKeys({ list, activities, onEdit, onSelect }: Props) {
  const withFocused = (run: (activity: ListedActivity) => void) => () => {
    const id = document.activeElement?.closest<HTMLElement>('li[data-id]')?.dataset['id'];
    const activity = activities.find((each) => each.id === id);
    if (activity) run(activity);
  };
  useShortcuts({
    '/': () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
    j: () => moveFocus(list.current, 1),
    k: () => moveFocus(list.current, -1),
    e: withFocused(onEdit),
    // In slices: the boxes of all rows in view change with the first.
    x: withFocused(({ id }) => startTransition(() => onSelect(id))),
  });
  return null;
}

/** Moves the focus to the next or previous row; from elsewhere to the first. */
function moveFocus(list: HTMLElement | null, step: 1 | -1): void {
  const rows = rowsOf(list);
  const index = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[Math.max(0, index + step)];
  focus(row);
  row?.scrollIntoView({ block: 'nearest' });
}
