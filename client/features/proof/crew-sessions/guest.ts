import { CREW_GUEST_KEY } from '#client/lib/crew-guest.ts';
import { callRest } from '#client/lib/rest.ts';
import type { Person } from './People.tsx';

/** A session as REST sends it. */
export interface RestSession {
  id: number;
  title: string;
  type: string;
  place: string | null;
  /** Only a taught session has one. */
  provider: string | null;
  objectives: string | null;
  endedAt: string | null;
  endedBy: string | null;
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

/** Sends JSON and returns the JSON of the response. */
export async function send<Result>(path: string, body: object): Promise<Result> {
  const response = await callRest(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Result;
}
