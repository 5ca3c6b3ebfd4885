import { vocabulary } from '../mechanics/vocabulary.ts';
import type { Confidence } from '#domain/sources';

export const RuleConfidenceEnum = vocabulary('RuleConfidence', 'How a claim was read.', {
  board: 'Read at the Paramedicine Board',
  'own-board': 'Read at the Board of that profession',
  quoted: 'As a named public source quotes or reports it',
  'sibling-board': 'Read at another National Board',
  unverified: 'Not read at a source: check it',
} satisfies Record<Confidence, string>);
