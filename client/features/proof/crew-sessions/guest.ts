import { CREW_GUEST_KEY } from '#client/lib/crew-guest.ts';
import { now } from '#client/lib/dates.ts';
import { callRest } from '#client/lib/rest.ts';
import type { Person } from './People.tsx';

/** A session as REST sends it. */
export interface RestSession {
  id: number;
  title: string;
  type: string;
  startedAt: string;
  place: string | null;
  /** Only a taught session has one. */
  provider: string | null;
  objectives: string | null;
  endedAt: string | null;
  endedBy: string | null;
  isHost: boolean;
  memberId: number;
  listAllowed: boolean;
  feedbackGiven: boolean;
  hereCount: number;
  memberCount: number;
  hours: number | null;
  confirmedIds: number[];
  members: Person[];
}

/** The secret of the session that this device has joined as a guest; null if there is none. */
export function guestSecret(): string | null {
  try {
    return localStorage.getItem(CREW_GUEST_KEY);
  } catch {
    return null;
  }
}

export function keepGuestSecret(secret: string | null): void {
  try {
    if (secret === null) localStorage.removeItem(CREW_GUEST_KEY);
    else localStorage.setItem(CREW_GUEST_KEY, secret);
  } catch {
    // Without storage the guest stays one until the page closes.
  }
}

/** An educator's secret of a session that this browser runs, and until when it is kept here. */
interface KeptDoor {
  secret: string;
  until: string;
}

const DOOR_KEY = `${CREW_GUEST_KEY}-educator`;

/** The session that this browser runs without an account; null if there is none, or its time is over. */
export function keptDoor(): KeptDoor | null {
  try {
    const kept = JSON.parse(localStorage.getItem(DOOR_KEY) ?? 'null') as KeptDoor | null;
    if (!kept || new Date(kept.until) > now()) return kept;
    localStorage.removeItem(DOOR_KEY);
    return null;
  } catch {
    // Without storage no session is kept.
    return null;
  }
}

/** Keeps it until the end of the next day, by the clock of this device. */
export function keepDoor(secret: string): KeptDoor {
  const end = now();
  end.setHours(24 + 24, 0, 0, 0);
  const door = { secret, until: end.toISOString() };
  try {
    localStorage.setItem(DOOR_KEY, JSON.stringify(door));
  } catch {
    // Without storage the session runs here until the page closes.
  }
  return door;
}

export function forgetDoor(): void {
  try {
    localStorage.removeItem(DOOR_KEY);
  } catch {
    // Without storage nothing is kept.
  }
}

/** Returns a request that sends JSON. */
export const jsonRequest = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Sends JSON and returns the JSON of the response. */
export async function send<Result>(path: string, body: object): Promise<Result> {
  const response = await callRest(path, jsonRequest(body));
  return (await response.json()) as Result;
}
