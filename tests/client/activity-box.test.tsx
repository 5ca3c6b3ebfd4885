import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ActivityBox } from '#client/features/records/activities/ActivityBox.tsx';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';

afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Completed: Ramp' });

function open(activity: Partial<ActivityPartsFragment>) {
  let answer = () => {};
  const onFlip = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (answer = resolve)));
  const shown = { id: '1', title: 'Ramp', status: 'in-progress', ...activity };
  render(
    <ActivityBox
      activity={shown as ActivityPartsFragment}
      timeZone={DEFAULT_TIME_ZONE}
      onFlip={onFlip}
      onSelect={() => {}}
    />,
  );
  return { onFlip, answer: () => answer() };
}

test('a tick shows before the list learns of it, once, and is taken back if it is refused', async () => {
  const { onFlip, answer } = open({});
  fireEvent.click(box());
  expect(box().checked).toBe(true);
  expect(onFlip).not.toHaveBeenCalled();
  fireEvent.click(box());
  await waitFor(() => expect(onFlip).toHaveBeenCalledTimes(1));
  expect(box().checked).toBe(true);
  answer();
  await waitFor(() => expect(box().checked).toBe(false));
});

test('a tick that asks first changes nothing until it is answered', () => {
  const { onFlip } = open({ lastCompletedDate: '2026-03-01T20:15:30.123Z' });
  fireEvent.click(box());
  expect(onFlip).toHaveBeenCalledTimes(1);
  expect(box().checked).toBe(false);
});
