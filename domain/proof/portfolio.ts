import type { Period } from '../standing/cpd.ts';
import { plainFileName } from '../records/file-names.ts';
import { FIRST_PROFESSION } from '../professions/first-profession.ts';
import { endYear } from './portfolio-periods.ts';

/** Maximum records in one report; our own limit, so that one request cannot fill the server's memory. */
export const PORTFOLIO_MAX_RECORDS = 20_000;

/** Export formats of a portfolio, in display order. */
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

/** Error for any other format. */
export const portfolioFormatProblem = `Format must be one of: ${portfolioFormats.map(({ value }) => value).join(', ')}`;

/** Contents of each format in the edition to hand in, which judges nothing. */
const submissionUses: Record<PortfolioFormat, string> = {
  pdf: 'To read, print or send: the register, every activity with its reflection, and the evidence itself.',
  zip: 'The submission, its tables and every evidence file, with checksums.',
  csv: 'The register as a table (CSV).',
  json: 'The submission for other programs (JSON).',
};

/** The formats with what each is for, in an edition. */
export const formatsOf = (edition: PortfolioEdition) =>
  edition === 'self-check'
    ? portfolioFormats
    : portfolioFormats.map((format) => ({ ...format, use: submissionUses[format.value] }));

/** Parses the format in a URL. Defaults to 'pdf'; undefined if unknown. */
export function parsePortfolioFormat(text: string | null | undefined): PortfolioFormat | undefined {
  return portfolioFormats.find(({ value }) => value === (text ?? 'pdf'))?.value;
}

/** Editions of a report: one for its owner, one to hand in. */
export const portfolioEditions = [
  {
    value: 'self-check',
    label: 'Self-check',
    use: 'For you: gaps, targets and next steps beside your records.',
  },
  {
    value: 'submission',
    label: 'Submission',
    use: 'To hand in: facts only, numbered evidence behind them, and a declaration to sign.',
  },
] as const;
export type PortfolioEdition = (typeof portfolioEditions)[number]['value'];

/** Error for any other edition. */
export const portfolioEditionProblem = `Edition must be ${portfolioEditions.map(({ value }) => value).join(' or ')}`;

/** Parses the edition in a URL. Defaults to 'self-check'; undefined if unknown. */
export function parsePortfolioEdition(
  text: string | null | undefined,
): PortfolioEdition | undefined {
  return portfolioEditions.find(({ value }) => value === (text ?? 'self-check'))?.value;
}

/** Returns a report's file name: 'CPD portfolio Alex Nguyen 2026.pdf'; `periods` are newest first. One about another registration than the first names it. */
export function portfolioFileName(
  { name, profession }: { name: string; profession: string },
  periods: readonly Period[],
  format: PortfolioFormat,
  edition: PortfolioEdition = 'self-check',
): string {
  const years = periods.map(endYear);
  const [last, first] = [years[0]!, years.at(-1)!];
  const kind = fileKinds[edition][format === 'zip' ? 'pack' : 'report'];
  return `${plainFileName(`${kind}${profession === FIRST_PROFESSION ? '' : ` ${profession}`} ${name}`, NAME_MAX)} ${first === last ? last : `${first}-${last}`}.${format}`;
}

const fileKinds: Record<PortfolioEdition, { report: string; pack: string }> = {
  'self-check': { report: 'CPD portfolio', pack: 'CPD audit pack' },
  submission: { report: 'CPD submission', pack: 'CPD submission pack' },
};

/** The reflections of a period, and those on its activities that were written at another time, each once by its `key`. */
export function reflectionsIn<Log extends object>(
  period: {
    reflections: readonly Log[];
    activities: readonly { reflections: readonly Log[] }[];
  },
  key: keyof Log,
): Log[] {
  const all = [...period.reflections, ...period.activities.flatMap((each) => each.reflections)];
  return [...new Map(all.map((log) => [log[key], log])).values()];
}

/** The activities with a reflection that was written on completing a learning module. */
export const reflectedModules = <
  Activity extends { module: { reflection: string | null } | null },
>(period: {
  activities: readonly Activity[];
}): Activity[] => period.activities.filter(({ module }) => module?.reflection);

/** Texts of the report dialog. */
export const portfolioMessages = { downloaded: 'Report downloaded' } as const;

/** Error while another report of the same user is in progress. */
export const portfolioUnderWay =
  'Another report of yours is still being made. Please try again in a moment.';

/** Error while too many other reports are in progress. */
export const portfolioBusy =
  'Many reports are being made right now. Please try again in half a minute.';

/** Error for a report that took too long and was stopped. */
export const portfolioTooSlow =
  'This report took too long to make. Please choose a single period, or the spreadsheet.';

/** Error for a report that would be too large. */
export const portfolioTooLarge = `A report holds at most ${PORTFOLIO_MAX_RECORDS.toLocaleString('en-AU')} records. Please choose a single period.`;

/** Maximum characters of a file name before its years. */
const NAME_MAX = 60;
