import { expect, test } from 'vitest';
import {
  sharingEndedNotification,
  sharingEndingNotification,
  teamAskedNotification,
  teamChangedNotifications as changed,
  teamCredentialNotification,
  teamJoinedNotification,
  teamNudgeNotification,
} from '#domain/proof/team-notifications';
import { readersText, sharedParts, sharingTerms } from '#domain/proof/team-sharing';
import { teamsLabel } from '#domain/proof/team-texts';

const team = { id: 7, name: 'Northside station' };
const day = '2027-03-03';

// Read it as a member would.
test('members and coordinators are told who did what, and what is seen of them', async () => {
  const all = {
    joined: teamJoinedNotification(team, 'Billie Jones'),
    nudge: teamNudgeNotification(team, 'Alex Medic'),
    'one credential is missing': teamCredentialNotification(team, ['blue-card'], []),
    'one has ended': teamCredentialNotification(team, [], ['blue-card']),
    'several are missing or have ended': teamCredentialNotification(
      team,
      ['blue-card', 'driver-licence'],
      ['indemnity'],
    ),
    'sharing ends soon': sharingEndingNotification(team, day),
    'sharing has ended': sharingEndedNotification(team),
    asked: teamAskedNotification(team, ['blue-card', 'driver-licence']),
    removed: changed.removed(team),
    coordinator: changed.coordinator(team),
    member: changed.member(team),
    ended: changed.ended(team),
    orphaned: changed.orphaned(team, day),
    'what a receipt holds': sharedParts([]),
    'what it holds with credentials': sharedParts(['blue-card', 'driver-licence']),
    terms: sharingTerms(day),
    'nobody reads it': readersText([]),
    'two read it': readersText(['Alex Medic', 'Billie Jones']),
    teams: [teamsLabel(1), teamsLabel(2)],
  };
  await expect(`${JSON.stringify(all, null, 2)}\n`).toMatchFileSnapshot('team-notifications.txt');
});
