import type { Profession } from './profession.ts';
import { rulePacks } from '../standing/rule-packs.ts';
import { sources } from '../sources.ts';

/** The profession that the product is made for: the first registration of every user is of this register. */
export const paramedic = {
  id: 'paramedic',
  label: 'Paramedic',
  board: 'Paramedicine Board of Australia',
  boardUrl: 'https://www.paramedicineboard.gov.au/',
  numberPrefix: 'PAR',
  year: {
    opens: { month: 10, source: sources.renewal },
    end: { month: 11, day: 30, source: sources.renewal },
    late: {
      from: { month: 12, day: 1 },
      to: { month: 12, day: 31 },
      source: sources.renewal,
    },
    lapse: { month: 1, day: 1, source: sources.renewal },
    fastTrack: {
      from: { month: 1, day: 1 },
      to: { month: 1, day: 31 },
      source: sources.renewal,
    },
  },
  packs: rulePacks,
  // Sharing with nurses and midwives is described at those professions: most paramedics hold no other registration.
  sharing: [],
} as const satisfies Profession;
