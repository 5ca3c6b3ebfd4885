import Checkbox from '@mui/material/Checkbox';
import { memo, use, useState } from 'react';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { afterPaint } from '#client/lib/after-paint.ts';
import { Selected } from './selection.ts';
import { asksBeforeFlip } from './useFlipActivity.tsx';

interface Props {
  activity: ActivityPartsFragment;
  timeZone: string;
  onFlip: (activity: ActivityPartsFragment) => Promise<unknown> | void;
  onSelect: (activityId: string) => void;
}

/** The box of a row: completes the activity or, while activities are being selected, selects it. */
export function ActivityBox(props: Props) {
  const selected = use(Selected);
  return <Box {...props} isSelected={selected && selected.has(props.activity.id)} />;
}

/** Renders only if it changes itself: the others in view are as many as eighty. */
const Box = memo(function Box({
  activity,
  timeZone,
  isSelected,
  onFlip,
  onSelect,
}: Props & { isSelected: boolean | null }) {
  const { id, title, status } = activity;
  const isSelecting = isSelected !== null;
  const [isTicked, setTicked] = useState(false);

  function flip() {
    if (asksBeforeFlip(activity, timeZone)) return void onFlip(activity);
    // Shows the tick at once: rendering the whole list may take a phone half a second.
    if (isTicked) return;
    setTicked(true);
    afterPaint(async () => {
      await onFlip(activity);
      setTicked(false);
    });
  }

  return (
    <Checkbox
      color={isSelecting ? 'info' : 'primary'}
      checked={isSelected ?? (isTicked || status === 'completed')}
      onChange={() => (isSelecting ? onSelect(id) : flip())}
      slotProps={{ input: inputProps(isSelecting, title) }}
    />
  );
});

/** Its row has a border while it is selected. */
const inputProps = (isSelecting: boolean, title: string) => ({
  'aria-label': `${isSelecting ? 'Select' : 'Completed'}: ${title}`,
  'data-selects': isSelecting || undefined,
});
