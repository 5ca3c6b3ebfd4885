/** The ticket that this device got last. Signing out deletes it. */
export interface HeldTicket {
  ticket: string;
  /** Null for typed letters, which do not include it. */
  title: string | null;
  heldAt: string;
  profession: string;
  namesAllowed: boolean;
}

const KEY = 'crew-ticket';

export function heldTicket(): HeldTicket | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as HeldTicket | null;
  } catch {
    return null;
  }
}

export function holdTicket(ticket: HeldTicket | null): void {
  try {
    if (ticket === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(ticket));
  } catch {
    // Without storage, the guest counts as staying until the end.
  }
}
