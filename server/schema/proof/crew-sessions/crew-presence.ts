import { clipped, sharedMs, type Presence } from '#domain/proof/crew-presence';
import { crewLimits, crewMessages } from '#domain/proof/crew-sessions';
import { conflict } from '#server/errors';
import type { CrewMember } from './crew-member.entity.ts';

/** Marks a member as present; repeating it changes nothing. Throws conflict(). */
export function arrive(member: CrewMember, now: Date): void {
  if (member.removedAt) {
    if (member.hereSince) endPresence(member, member.removedAt);
    member.removedAt = null;
  }
  if (member.hereSince) return;
  if (member.presences.length >= crewLimits.presences) throw conflict(crewMessages.tooOften);
  member.hereSince = now;
  member.leftAt = null;
  member.version += 1;
}

/** Marks a member as gone. */
export function depart(member: CrewMember, at: Date): void {
  if (!member.hereSince) return;
  endPresence(member, at);
  member.version += 1;
}

function endPresence(member: CrewMember, at: Date): void {
  const from = member.hereSince!;
  const to = at > from ? at : from;
  const presence = { from: from.toISOString(), to: to.toISOString() };
  member.presences = [...member.presences, presence];
  member.leftAt = to;
  member.hereSince = null;
}

/** Returns when a member was there, until `now` if they still are. */
export function presencesOf(
  { presences, hereSince }: Pick<CrewMember, 'presences' | 'hereSince'>,
  now: Date,
): Presence[] {
  const ended = presences.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }));
  return hereSince ? [...ended, { from: hereSince, to: now }] : ended;
}

/** How long two people were there at the same time, in milliseconds. `counted`: the times of the other that count. */
export const togetherMs = (
  one: CrewMember,
  other: CrewMember,
  { within, counted }: { within: Presence; counted?: readonly Presence[] },
): number =>
  sharedMs(clipped(presencesOf(one, within.to), within), counted ?? presencesOf(other, within.to));
