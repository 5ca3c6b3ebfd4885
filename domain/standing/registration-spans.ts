import { addYears, dayLabel, type CivilDate } from '../dates.ts';
import { overlap, type DaySpan } from '../day-spans.ts';
import { registrationTypeLabels, registrationTypes } from './registration-details.ts';

/** Types of a span of registration; `none`: lapsed, surrendered, suspended or not registered. */
export const spanTypes = [...registrationTypes, 'none'] as const;
export type SpanType = (typeof spanTypes)[number];

/** Label of each. */
export const spanTypeLabels: Record<SpanType, string> = {
  ...registrationTypeLabels,
  none: 'Lapsed or not registered',
};

/** The type of one registration from one day to another, both included. */
export interface RegistrationSpan {
  from: CivilDate;
  /** Null while it is current. */
  to: CivilDate | null;
  type: SpanType;
  /** Conditions, undertakings or notations, in the owner's words. */
  conditions: string | null;
}

/** Limits of the history of a registration; ours. */
export const spanLimits = {
  count: 50,
  conditions: { max: 500 },
  firstDay: '1970-01-01',
  yearsAhead: 2,
} as const;

/** The first day of a span, in an address. */
export const DAY_PATTERN = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';

/** Later than any day that can be entered. */
const OPEN_END = '9999-12-31';

/** The days of a span. */
export const daysOf = ({ from, to }: Pick<RegistrationSpan, 'from' | 'to'>): DaySpan => ({
  startDate: from,
  endDate: to ?? OPEN_END,
});

/** The days of a span in words: '1 Dec 2019 to 3 Mar 2021', 'since 4 Mar 2021'. */
export const spanDays = ({ from, to }: Pick<RegistrationSpan, 'from' | 'to'>): string =>
  to ? `${dayLabel(from)} to ${dayLabel(to)}` : `since ${dayLabel(from)}`;

/** Names a span: 'General, since 4 Mar 2021'. */
export const spanLabel = (span: Pick<RegistrationSpan, 'from' | 'to' | 'type'>): string =>
  `${spanTypeLabels[span.type]}, ${spanDays(span)}`;

/** Returns a span's problems by field, given the others of its registration and the user's day `today`. */
export function spanProblems(
  span: RegistrationSpan,
  others: readonly RegistrationSpan[],
  today: CivilDate,
): Partial<Record<'from' | 'to', string>> {
  const { from, to } = span;
  const { firstDay, yearsAhead } = spanLimits;
  const latest = addYears(today, yearsAhead);
  if (from < firstDay) return { from: `From must be ${dayLabel(firstDay)} or later` };
  if (from > latest) return { from: `From must be ${dayLabel(latest)} or earlier` };
  if (to && to < from) return { to: 'To cannot be before from' };
  if (to && to > latest) {
    return { to: `To must be ${dayLabel(latest)} or earlier; leave it empty while it goes on` };
  }
  const other = others.find((each) => overlap(daysOf(each), daysOf(span)));
  if (!other) return {};
  return {
    from: `These days overlap “${spanLabel(other)}”. Change that one first, since one day has one type`,
  };
}

/** Adds spans in order of their days, without those that overlap or exceed the limit. */
export function withSpans(
  kept: readonly RegistrationSpan[],
  given: readonly RegistrationSpan[],
): RegistrationSpan[] {
  const all = [...kept];
  for (const span of given) {
    if (all.length >= spanLimits.count) break;
    if (!all.some((each) => overlap(daysOf(each), daysOf(span)))) all.push(span);
  }
  return inOrder(all);
}

/** Oldest first. */
export const inOrder = (spans: readonly RegistrationSpan[]): RegistrationSpan[] =>
  spans.toSorted((a, b) => (a.from < b.from ? -1 : 1));

/** Returns the spans that include any day of a period. */
export const spansIn = (
  spans: readonly RegistrationSpan[],
  { start, end }: { start: CivilDate; end: CivilDate },
): RegistrationSpan[] =>
  spans.filter((each) => overlap(daysOf(each), { startDate: start, endDate: end }));

/** Describes the registration in a period; null if it was general throughout. */
export function historyText(
  spans: readonly RegistrationSpan[],
  period: { start: CivilDate; end: CivilDate },
): string | null {
  const held = spansIn(spans, period);
  if (held.every(({ type }) => type === 'general')) return null;
  const unread = new Set(held.map(({ type }) => type).filter(isUnread));
  const rules = [...unread].map(
    (type) =>
      `We have no separate rule for ${type} registration, so it is judged like general registration.`,
  );
  const check = rules.length > 0 ? ' Check with the Board.' : '';
  return `By your registration history: ${held.map(spanLabel).join('; ')}.${rules.map((each) => ` ${each}`).join('')}${check}`;
}

const isUnread = (type: SpanType): boolean => type === 'provisional' || type === 'limited';

/** Notes for each time without a practising registration that it changes no figure. */
export const recencyNotices = (
  spans: readonly RegistrationSpan[],
  period: { start: CivilDate; end: CivilDate },
): string[] =>
  spansIn(spans, period)
    .filter(({ type }) => type === 'non-practising' || type === 'none')
    .map(
      (span) =>
        `By your registration history: ${spanLabel(span)}. We have no rule for how such a time counts towards recency, so it changes no figure. Check with the Board.`,
    );

/** Texts and toasts of the history. */
export const spanMessages = {
  heading: 'Registration history',
  explanation:
    'What your registration was, and when: provisional, general, non-practising or lapsed, with its conditions. Each CPD year is judged by what held in it.',
  empty: 'No history yet',
  emptyHint: (isAbroad: boolean) =>
    `Without one, the type above counts.${isAbroad ? '' : ' Your Ahpra account lists the dates.'}`,
  add: 'Add to registration history',
  edit: 'Edit registration history',
  toHelp: 'Leave it empty while it goes on.',
  conditionsHelp: 'Conditions, undertakings or notations on the register, in your words.',
  saved: { title: 'Registration history saved' },
  removed: 'Removed from registration history',
  restored: 'Registration history restored',
  failed: 'Update failed',
  full: `At most ${spanLimits.count} entries can be kept`,
  type: `Registration type must be ${spanTypes.join(', ')}`,
  listProblem: 'Registration history is not a list',
} as const;
