import { cpdPeriod, parsePeriod, periodFor, type Period, type Registration } from './cpd.ts';
import { dayLabel, type CivilDate } from './dates.ts';
import { plainFileName } from './file-names.ts';

/** The most records of one report; ours, so that one request cannot fill the server's memory. */
export const PORTFOLIO_MAX_RECORDS = 20_000;

/** How many CPD periods 'five-years' covers, the current one among them. */
export const PORTFOLIO_YEARS = 5;

/** How many earlier periods may be chosen one by one. */
const EARLIER_MAX = 10;

/** The choice of the current period and the four before it. */
export const FIVE_YEARS = 'five-years';

/** What a report covers: the current period, the one that ends in a year, or five of them. */
export type PortfolioChoice = 'current' | typeof FIVE_YEARS | number;

/** The refusal of any other choice. */
export const portfolioPeriodProblem = `Period must be current, ${FIVE_YEARS} or a year`;

/** The forms in which a portfolio leaves the platform, in the order in which they are offered. */
export const portfolioFormats = [
  {
    value: 'pdf',
    label: 'PDF report',
    use: 'To read, print or send: your standing, every activity with its reflection and evidence.',
  },
  {
    value: 'zip',
    label: 'Audit pack',
    use: 'For an audit: the report, the tables and every evidence file, with checksums.',
  },
  { value: 'csv', label: 'Spreadsheet', use: 'Your activities as a table (CSV).' },
  { value: 'json', label: 'Data', use: 'The whole report for other programs (JSON).' },
] as const;
export type PortfolioFormat = (typeof portfolioFormats)[number]['value'];

/** The refusal of any other form. */
export const portfolioFormatProblem = `Format must be ${portfolioFormats.map(({ value }) => value).join(', ')}`;

/** The form that an address names: absent is the PDF; undefined when it is none. */
export function parsePortfolioFormat(text: string | null | undefined): PortfolioFormat | undefined {
  return portfolioFormats.find(({ value }) => value === (text ?? 'pdf'))?.value;
}

/** What an address says that a report covers; undefined when it is none. */
export function parsePortfolioChoice(text: string | null | undefined): PortfolioChoice | undefined {
  if (text === FIVE_YEARS) return FIVE_YEARS;
  const choice = parsePeriod(text);
  return choice === 'all' ? undefined : choice;
}

/** The CPD periods that a choice covers, the newest first. */
export function portfolioPeriods(
  registration: Registration,
  today: CivilDate,
  choice: PortfolioChoice,
): Period[] {
  if (choice !== FIVE_YEARS) return [periodFor(registration, today, choice)!];
  const latest = endYear(cpdPeriod(registration, today));
  return Array.from({ length: PORTFOLIO_YEARS }, (_, back) =>
    periodFor(registration, today, latest - back),
  ).filter((period): period is Period => period !== null && isRegistered(registration, period));
}

/** A period that can be chosen, as an address carries it and in words. */
export interface PortfolioPeriodChoice {
  value: string;
  label: string;
}

/** What can be chosen: the current period, those before it back to the first record or registration, five years. */
export function portfolioChoices(
  registration: Registration,
  today: CivilDate,
  firstRecord: CivilDate | null,
): PortfolioPeriodChoice[] {
  const current = cpdPeriod(registration, today);
  const first = [firstRecord, registration.registrationDate, today]
    .filter((day) => day !== null)
    .reduce((a, b) => (a < b ? a : b));
  const earlier = Array.from({ length: EARLIER_MAX }, (_, index) =>
    periodFor(registration, today, endYear(current) - 1 - index)!,
  ).filter(({ start, end }) => end >= first && start <= today);
  return [
    { value: 'current', label: `This period, ${periodLabel(current)}` },
    ...earlier.map((period) => ({ value: `${endYear(period)}`, label: periodLabel(period) })),
    ...(earlier.length > 0
      ? [{ value: FIVE_YEARS, label: 'Five years: this period and the four before it' }]
      : []),
  ];
}

/** '1 Dec 2025 to 30 Nov 2026'. */
export const periodLabel = ({ start, end }: Period): string =>
  `${dayLabel(start)} to ${dayLabel(end)}`;

/** The name under which a report is saved: 'CPD portfolio Alex Nguyen 2026.pdf'; `periods` newest first. */
export function portfolioFileName(
  name: string,
  periods: readonly Period[],
  format: PortfolioFormat,
): string {
  const years = periods.map(endYear);
  const [last, first] = [years[0]!, years.at(-1)!];
  const kind = format === 'zip' ? 'CPD audit pack' : 'CPD portfolio';
  return `${plainFileName(`${kind} ${name}`, NAME_MAX)} ${first === last ? last : `${first}-${last}`}.${format}`;
}

/** Texts of the dialog that makes a report. */
export const portfolioMessages = { downloaded: 'Report downloaded' } as const;

/** Said while another report of the same user is under way. */
export const portfolioUnderWay =
  'Another report of yours is still being made. Please try again in a moment.';

/** The refusal of a report while too many others are being made. */
export const portfolioBusy =
  'Many reports are being made right now. Please try again in half a minute.';

/** The refusal of a report that was stopped, since it took too long. */
export const portfolioTooSlow =
  'This report took too long to make. Please choose a single period, or the spreadsheet.';

/** The refusal of a report that would be too large. */
export const portfolioTooLarge = `A report holds at most ${PORTFOLIO_MAX_RECORDS.toLocaleString('en-AU')} records. Please choose a single period.`;

/** Characters of a file's name before its years. */
const NAME_MAX = 60;

/** The year by which a period is known. */
export const endYear = ({ end }: Period): number => Number(end.slice(0, 4));

/** Whether somebody was registered in the period; without a registration date, nobody knows otherwise. */
const isRegistered = ({ registrationDate }: Registration, { end }: Period): boolean =>
  registrationDate === null || end > registrationDate;
