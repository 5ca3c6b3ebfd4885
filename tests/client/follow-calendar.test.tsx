import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeTheme } from '#client/lib/theme.ts';
import { FollowCalendar } from '#client/features/messages/rosters/FollowCalendar.tsx';
import type { RosterPartsFragment } from '#client/graphql/generated.ts';
import { rosterAddressMessages as messages } from '#domain/messages/roster-addresses';

const read = '2026-11-20T20:00:00.000Z';
const user: RosterPartsFragment = {
  id: '1',
  timeZone: 'Australia/Brisbane',
  canFollowRoster: false,
  roster: {
    source: 'address',
    pattern: null,
    updatedAt: read,
    endsAt: null,
    nextReminderAt: read,
    notes: [],
    shifts: [],
    calendar: {
      host: 'roster.example.org',
      readAt: read,
      failures: 0,
      nextReadAt: read,
    },
  },
};

test('a server that reads no calendars says so of one that is followed, which can be stopped', () => {
  render(
    <ThemeProvider theme={makeTheme()}>
      <FollowCalendar
        user={user}
        isSaving={false}
        onFollowed={() => {}}
        setAddress={async () => null}
        removeAddress={async () => {}}
      />
    </ThemeProvider>,
  );
  expect(screen.getByRole('note').textContent).toMatch(
    /^This server does not read calendars from the web\. The shifts of roster\.example\.org as read 21 Nov/,
  );
  expect(screen.queryByRole('button', { name: messages.stop })).not.toBeNull();
  expect(screen.queryByLabelText(messages.label)).toBeNull();
});
