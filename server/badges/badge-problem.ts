import type { BadgeState } from '#domain/records/evidence-badges';

/** The result of a check that a badge did not pass. */
export class BadgeProblem extends Error {
  readonly state: BadgeState;
  readonly why: string;

  constructor(state: BadgeState, why: string) {
    super(state);
    this.state = state;
    this.why = why;
  }
}
