import { readFileSync } from 'node:fs';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeTheme } from '#client/lib/theme.ts';
import { SeveralForm } from '#client/features/records/practice-periods/several/SeveralForm.tsx';
import { dayOrderMessages } from '#domain/day-order';
import { rosterMessages as messages } from '#domain/messages/roster';
import { rosterPanelMessages } from '#domain/messages/rosters';

const keep = vi.hoisted(() => vi.fn<(options: unknown) => Promise<object>>(async () => ({})));
vi.mock('#client/lib/current-user.ts', () => ({ useCurrentUser: () => ({ user: null }) }));
const add = vi.hoisted(() => vi.fn<(several: object) => Promise<null>>(async () => null));
vi.mock('#client/features/records/practice-periods/several/useAddSeveral.ts', () => ({
  useAddSeveral: () => add,
}));
vi.mock('#client/graphql/generated.ts', async (original) => ({
  ...(await original<object>()),
  useSetRosterShiftsMutation: () => [keep],
}));

const HOUR = 3_600_000;
const stamp = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const shift = (start: number) =>
  [
    'BEGIN:VEVENT',
    `UID:${start}`,
    'SUMMARY:Day shift',
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + 10 * HOUR)}`,
    'END:VEVENT',
  ].join('\r\n');
const roster = (...starts: number[]) =>
  new File(
    [`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${starts.map(shift).join('\r\n')}\r\nEND:VCALENDAR\r\n`],
    'roster.ics',
  );

/** Shows the form with a roster that has been read. */
async function openWith(file: File, onSaved = vi.fn<() => void>()) {
  const { container } = render(
    <ThemeProvider theme={makeTheme()}>
      <SeveralForm onSaved={onSaved} onDirty={() => {}} />
    </ThemeProvider>,
  );
  fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [file] } });
  fireEvent.change(await screen.findByLabelText(new RegExp(`^${messages.employer}`)), {
    target: { value: 'QAS' },
  });
  return onSaved;
}
const box = () => screen.queryByRole('checkbox', { name: rosterPanelMessages.useForReminders });
const save = () => fireEvent.click(screen.getByRole('button', { name: messages.save }));

const past = Date.now() - 48 * HOUR;
const coming = Math.floor(Date.now() / 1000) * 1000 + 24 * HOUR;
const start = new Date(coming).toISOString();
beforeEach(() => {
  cleanup();
  keep.mockClear();
  add.mockClear();
});

test('coming shifts of a roster are kept for reminders if the box is ticked', async () => {
  const onSaved = await openWith(roster(past, coming));
  fireEvent.click(box()!);
  save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(keep).toHaveBeenCalledExactlyOnceWith({
    variables: { shifts: expect.arrayContaining([expect.objectContaining({ start })]) },
  });
});

test('unticked, none of them leaves the device', async () => {
  const onSaved = await openWith(roster(past, coming));
  expect(box()).toHaveProperty('checked', false);
  save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(keep).not.toHaveBeenCalled();
});

test('a roster of the past has no box', async () => {
  await openWith(roster(past));
  expect(box()).toBeNull();
});

const table = (name: string) =>
  new File([readFileSync(`tests/support/cases/rosters/${name}`)], name);
const choose = (label: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: dayOrderMessages.label }));
  fireEvent.click(screen.getByRole('option', { name: label }));
};

test('a roster with the month first asks for the order before it shows any hours', async () => {
  const { container } = render(
    <ThemeProvider theme={makeTheme()}>
      <SeveralForm onSaved={() => {}} onDirty={() => {}} />
    </ThemeProvider>,
  );
  const files = [table('outlook-us-earlier.csv')];
  fireEvent.change(container.querySelector('input[type=file]')!, { target: { files } });
  await screen.findByText(/2 entries left out until you choose the order of day and month/);
  expect(screen.queryByRole('spinbutton')).toBeNull();
  choose(dayOrderMessages.monthFirst);
  const hours = await screen.findByRole<HTMLInputElement>('spinbutton');
  expect(hours.value).toBe('36');
  expect(hours.getAttribute('aria-label')).toBe('Hours in March 2026');
  choose(dayOrderMessages.dayFirst);
  await screen.findByRole('spinbutton', { name: 'Hours in April 2026' });
});

test('a file that cannot be read says why, without a request', async () => {
  const { container } = render(
    <ThemeProvider theme={makeTheme()}>
      <SeveralForm onSaved={() => {}} onDirty={() => {}} />
    </ThemeProvider>,
  );
  const files = [table('whole-days.ics')];
  fireEvent.change(container.querySelector('input[type=file]')!, { target: { files } });
  expect(await screen.findByText(/^No shift .* 2 entries of whole days left out/)).toBeTruthy();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

test('what is missing is said at its field, which gets the focus', async () => {
  const onSaved = await openWith(roster(past));
  const hours = screen.getAllByRole<HTMLInputElement>('spinbutton')[0]!;
  const before = hours.value;
  fireEvent.change(hours, { target: { value: '' } });
  expect(hours.value).toBe('');
  fireEvent.change(field(messages.employer), { target: { value: '' } });
  save();
  await waitFor(() => expect(document.activeElement).toBe(field(messages.employer)));
  screen.getByText(`${messages.employer} is required`);
  screen.getByText('Enter the hours, or 0 to leave this month out');
  fireEvent.change(field(messages.employer), { target: { value: 'QAS' } });
  fireEvent.change(hours, { target: { value: '-4' } });
  save();
  await waitFor(() => expect(document.activeElement).toBe(hours));
  screen.getByText(/^Hours must be from 0 to \d+ in steps of 0.5$/);
  expect(hours.value).toBe('-4');
  expect(add).not.toHaveBeenCalled();
  fireEvent.change(hours, { target: { value: before } });
  save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

test('without a sentence or a file, the form asks for one', async () => {
  render(
    <ThemeProvider theme={makeTheme()}>
      <SeveralForm onSaved={() => {}} onDirty={() => {}} />
    </ThemeProvider>,
  );
  save();
  await screen.findByText(messages.nothingRead);
  expect(document.activeElement).toBe(field(messages.sentence));
});
