import type { CrewContext } from './crew-events.ts';
import type { CrewMember } from './crew-member.entity.ts';
import type { CrewSession } from './crew-session.entity.ts';

/** Turns confirmations into attestations. */
export async function attest(
  _tx: CrewContext,
  _session: CrewSession,
  _all: readonly CrewMember[],
): Promise<void> {}
