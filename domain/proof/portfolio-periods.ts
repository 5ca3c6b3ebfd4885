import {
  cpdPeriod,
  parsePeriod,
  periodFor,
  yearEnding,
  type Period,
  type Registration,
} from '../standing/cpd.ts';
import { paramedic } from '../professions/paramedic.ts';
import { yearsOf } from '../professions/profession.ts';
import { dayLabel, type CivilDate } from '../dates.ts';

/** Number of CPD periods in 'five-years', including the current one. */
export const PORTFOLIO_YEARS = 5;

/** Maximum number of earlier periods on offer. */
const EARLIER_MAX = 10;

/** Selects the current period and the four before it. */
export const FIVE_YEARS = 'five-years';

/** Scope of a report: the current period, the period that ends in the given year, or five periods. */
export type PortfolioChoice = 'current' | typeof FIVE_YEARS | number;

/** Error for any other scope. */
export const portfolioPeriodProblem = `Period must be current, ${FIVE_YEARS} or a year`;

/** Parses a report's scope in a URL. Defaults to 'current'; undefined if invalid. */
export function parsePortfolioChoice(text: string | null | undefined): PortfolioChoice | undefined {
  if (text === FIVE_YEARS) return FIVE_YEARS;
  const choice = parsePeriod(text);
  return choice === 'all' ? undefined : choice;
}

/** Returns the CPD periods of a report, newest first. */
export function portfolioPeriods(
  registration: Registration,
  today: CivilDate,
  choice: PortfolioChoice,
): Period[] {
  if (choice !== FIVE_YEARS) return [periodFor(registration, today, choice)!];
  const current = cpdPeriod(registration, today);
  return [current, ...earlierPeriods(registration, current, PORTFOLIO_YEARS - 1)].filter((period) =>
    isRegistered(registration, period),
  );
}

/** The periods before one, newest first. */
const earlierPeriods = (registration: Registration, { end }: Period, count: number): Period[] => {
  const years = yearsOf(registration.profession ?? paramedic);
  return Array.from({ length: count }, (_, index) =>
    yearEnding(registration, Number(end.slice(0, 4)) - (index + 1) * years),
  );
};

/** A period on offer: its value in a URL and its label. */
export interface PortfolioPeriodChoice {
  value: string;
  label: string;
}

/** Returns the scopes on offer: this period, earlier ones back to the first record or registration, five years. */
export function portfolioChoices(
  registration: Registration,
  today: CivilDate,
  firstRecord: CivilDate | null,
): PortfolioPeriodChoice[] {
  const current = cpdPeriod(registration, today);
  const first = [firstRecord, registration.registrationDate, today]
    .filter((day) => day !== null)
    .reduce((a, b) => (a < b ? a : b));
  const earlier = earlierPeriods(registration, current, EARLIER_MAX).filter(
    ({ start, end }) => end >= first && start <= today,
  );
  return [
    { value: 'current', label: `This period, ${periodLabel(current)}` },
    ...earlier.map((period) => ({ value: `${endYear(period)}`, label: periodLabel(period) })),
    ...(earlier.length > 0
      ? [{ value: FIVE_YEARS, label: 'Five years: this period and the four before it' }]
      : []),
  ];
}

/** Returns a period in words: '1 Dec 2025 to 30 Nov 2026'. */
export const periodLabel = ({ start, end }: Period): string =>
  `${dayLabel(start)} to ${dayLabel(end)}`;

/** Returns the year in which a period ends; it names the period. */
export const endYear = ({ end }: Period): number => Number(end.slice(0, 4));

/** True if the user was registered in the period, or if the registration date is missing. */
const isRegistered = ({ registrationDate }: Registration, { end }: Period): boolean =>
  registrationDate === null || end > registrationDate;
