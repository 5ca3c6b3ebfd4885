import { credentialTypeLabel } from '../records/credential-types.ts';
import { dayLabel, type CivilDate } from '../dates.ts';
import { teamPath, TEAMS_PATH } from './teams.ts';

interface OfTeam {
  id: number;
  name: string;
}

/** Notifies the coordinators of the first of those who join within a few minutes; the board has all of them. */
export const teamJoinedNotification = ({ id, name }: OfTeam, joined: string) => ({
  kind: 'team-joined' as const,
  link: teamPath(id),
  title: `${joined} joined ${name}`,
  message: `${joined} joined ${name}. The board lists everyone who joins in the next minutes.`,
});

/** A coordinator's reminder. It says nothing that the member does not know, and shows no one else's standing. */
export const teamNudgeNotification = ({ id, name }: OfTeam, by: string) => ({
  kind: 'team-nudge' as const,
  link: teamPath(id),
  title: `${by} reminds you of your CPD`,
  message: `${by} of ${name} asks you to bring your CPD up to date. The team sees your receipt alone, and you can end that at any time.`,
});

/** Notifies a member of kinds of credential that the team asks for and that are missing or have ended. */
export const teamCredentialNotification = (
  { name }: OfTeam,
  missing: readonly string[],
  ended: readonly string[],
) => ({
  kind: 'team-credential' as const,
  link: '/credentials',
  title: `${name} asks for ${missing.length + ended.length === 1 ? 'a credential' : 'credentials'}`,
  message: [
    missing.length > 0 && `Not recorded: ${missing.map(credentialTypeLabel).join(', ')}.`,
    ended.length > 0 && `Ended: ${ended.map(credentialTypeLabel).join(', ')}.`,
    `Add what you have, and your receipt for ${name} shows it the next day.`,
  ]
    .filter(Boolean)
    .join(' '),
});

/** Reminds a member that their sharing ends soon. */
export const sharingEndingNotification = ({ id, name }: OfTeam, until: CivilDate) => ({
  kind: 'team-sharing-ending' as const,
  link: teamPath(id),
  title: `Sharing with ${name} ends on ${dayLabel(until)}`,
  message: `After that day ${name} no longer sees a receipt of yours. Choose a later day if you want to go on.`,
});

/** Notifies a member that the sharing ended by its day. */
export const sharingEndedNotification = ({ id, name }: OfTeam) => ({
  kind: 'team-sharing-ending' as const,
  link: teamPath(id),
  title: `Sharing with ${name} has ended`,
  message: `The day that you chose has passed, and your receipt is deleted. You are still a member, and can share again.`,
});

/** Notifies members that the team asks for more kinds, which are not shared before they agree. */
export const teamAskedNotification = ({ id, name }: OfTeam, added: readonly string[]) => ({
  kind: 'team-asked' as const,
  link: teamPath(id),
  title: `${name} asks for more`,
  message: `${name} now also asks for ${added.map(credentialTypeLabel).join(', ')}. Nothing of it is shared before you agree.`,
});

/** What changed for a member without their doing. */
export const teamChangedNotifications = {
  removed: ({ name }: OfTeam) => ({
    kind: 'team-changed' as const,
    link: TEAMS_PATH,
    title: `You were removed from ${name}`,
    message: `A coordinator removed you. Your receipt is deleted, and ${name} sees nothing more of you.`,
  }),
  coordinator: ({ id, name }: OfTeam) => ({
    kind: 'team-changed' as const,
    link: teamPath(id),
    title: `You are now a coordinator of ${name}`,
    message: `You can read the board, invite members and name other coordinators. Members see your name and every reading. You can step down at any time.`,
  }),
  member: ({ id, name }: OfTeam) => ({
    kind: 'team-changed' as const,
    link: teamPath(id),
    title: `You are no longer a coordinator of ${name}`,
    message: `You are still a member of ${name}.`,
  }),
  ended: ({ name }: OfTeam) => ({
    kind: 'team-changed' as const,
    link: TEAMS_PATH,
    title: `${name} has ended`,
    message: `The team was deleted. Your receipt is deleted too, and nobody in it sees anything more of you.`,
  }),
  orphaned: ({ id, name }: OfTeam, endsOn: CivilDate) => ({
    kind: 'team-changed' as const,
    link: teamPath(id),
    title: `${name} has no coordinator`,
    message: `Its last coordinator is gone, so nobody can read your receipt. The team ends on ${dayLabel(endsOn)}. You can leave before.`,
  }),
} as const;
