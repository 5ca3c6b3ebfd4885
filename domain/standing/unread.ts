import type { Claim, RulePack } from './rule-packs.ts';
import { CHECK_WITH_BOARD } from '../sources.ts';
import { PRODUCT } from '../product.ts';

// Kept apart from the packs, which load with the first screen.

/** States that something was not read, with us as the source and the page at which to check it. */
export const unread = (what: string, { source }: Pick<RulePack, 'source'>): Claim => ({
  text: `We have not read ${what}. ${CHECK_WITH_BOARD}.`,
  source: {
    title: 'Summary of the standard',
    publisher: PRODUCT,
    url: source.url,
    effective: null,
    confidence: 'unverified',
    note: CHECK_WITH_BOARD,
  },
});

/** Subjects for `unread`. */
export const UNREAD_INTERACTIVE = 'if hours with other practitioners are asked for';
export const UNREAD_CONTENT = 'what makes an activity CPD';
export const UNREAD_RETENTION = 'how long records are kept';
export const UNREAD_LATE = 'if a renewal can be late, or when a registration lapses';
export const UNREAD_SHORTER = 'how many hours a shorter period needs, so those of a full one count';
export const UNREAD_HOURS = 'how many hours the standard asks for';
export const UNREAD_EXCLUSIONS = 'which registrations the standard excludes';
