import { WITHHELD_WORDS } from '#domain/account/access-tokens';
import { reflectiveLogTexts } from '#domain/records/reflective-logs';
import type { PortfolioActivity, PortfolioPeriod, PortfolioReflection } from './editions.ts';

const words = Object.fromEntries(reflectiveLogTexts.map((name) => [name, WITHHELD_WORDS]));

const withoutText = (log: PortfolioReflection): PortfolioReflection => ({ ...log, ...words });

/** The description of a module's activity began as its reflection. */
const withoutReflections = (activity: PortfolioActivity): PortfolioActivity => ({
  ...activity,
  reflections: activity.reflections.map(withoutText),
  ...(activity.module?.reflection && {
    module: { ...activity.module, reflection: WITHHELD_WORDS },
    description: null,
  }),
});

/** A judged period as a program without the scope for reflections gets it: a sentence replaces their words. */
export const withoutWords = (period: PortfolioPeriod): PortfolioPeriod => ({
  ...period,
  activities: period.activities.map(withoutReflections),
  reflections: period.reflections.map(withoutText),
});
