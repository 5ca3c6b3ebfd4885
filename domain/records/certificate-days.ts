import { addDays, addYears, type CivilDate } from '../dates.ts';
import { hasOtherDigits, nearerOf, neighboursOf, type Cell } from './certificate-cells.ts';
import { distinct, type Asked, type Proposal } from './certificate-proposals.ts';
import { civil, month, monthOf, weekday, weekdayAt, weekdayOf } from './quick-log-days.ts';

/** The days of an activity; on one day both are the same. */
export interface Days {
  from: CivilDate;
  to: CivilDate;
}

/** What a date on a certificate says. */
type DayKind = 'completed' | 'issued' | 'started' | 'expires' | 'born' | 'other' | 'plain';

interface Found {
  cell: Cell;
  text: string;
  kind: DayKind;
  /** Every day that it may be; none if it says no day. */
  options: readonly Days[];
  why: Asked<Days>['why'] | null;
}

const kinds: readonly [DayKind, RegExp][] = [
  ['born', /\b(?:d\.?o\.?b\b\.?|(?:date of )?birth(?: ?date|day)?|born)/gi],
  [
    'expires',
    /\b(?:expir(?:y|es|ed|ing|ation)|valid(?:ity)?(?: (?:until|to|till|through|thru|for|from))?|until|renew(?:al|ed|s)?|re-?certif\w+|re-?accredit\w+|due|current (?:to|until|till)|next)\b/gi,
  ],
  [
    'issued',
    /\b(?:issued?|award(?:ed)?|dated|given|generated|printed|signed|signature|conferred|presented|downloaded|certified)\b/gi,
  ],
  [
    'started',
    /\b(?:start(?:ed|s|ing)?|commenc\w+|began|begins?|beginning|enrol\w*|registered)\b/gi,
  ],
  [
    'completed',
    /\b(?:complet(?:ed|ion|ing)|finish(?:ed)?|attend(?:ed|ance|ing)|participat\w+|held|conducted|delivered|undertaken|passed|achieved|(?:course|event|session|activity|training|workshop|webinar|conference|program(?:me)?|assessment|module|class|seminar)(?:'s)? dates?|dates? of (?:the )?(?:course|event|session|activity|training|workshop|webinar|conference|program(?:me)?|assessment|learning|class|seminar)|end(?:ed|s)?)\b/gi,
  ],
  [
    'other',
    /\b(?:version|revis(?:ed|ion)|review(?:ed)?|modified|approv(?:ed|al)|accredit\w*|copyright|updated|published|edition|abn|acn|rto|act|since|registration|policy|form)\b|\u00A9|\bv\d/gi,
  ],
];

/** Returns the kind that the last such word of a text says; null without one. */
function kindIn(text: string): DayKind | null {
  let [kind, at]: [DayKind | null, number] = [null, -1];
  for (const [each, pattern] of kinds) {
    const last = [...text.matchAll(pattern)].at(-1)?.index ?? -1;
    if (last > at) [kind, at] = [each, last];
  }
  return kind ?? (/\b(?:dates?|on|when)\b/i.test(text) ? 'plain' : null);
}

/** A cell that names the value beside, above or below it. */
const labelIn = (cell: Cell | null): DayKind | null =>
  cell && cell.text.length <= 40 && !isNoLabel.test(cell.text) ? kindIn(cell.text) : null;
const isNoLabel = /\d|certificate of|statement of|\bthis\b/i;

const nth = String.raw`(?<![\w.,/:-])(\d{1,2})\s?(?:st|nd|rd|th)?`;
const year = String.raw`(?:[\s,.-]*((?:19|20)\d\d)(?!\d|[/:]\d)|[\s,-]+'?(\d\d)(?![\w/:.-]\d|\d|\s*(?:hours?|hrs?|h|min|points?|cpd)\b))?`;
const named = String.raw`(?:\b${weekday}[\s,]+(?:the\s+)?)?`;
const link = String.raw`\s*(?:-|to|and|&|\+|,|through|until)\s*`;

/** Two days, and one day, as certificates write them. */
const patterns = {
  // 12-14 May 2026, 12 and 13 May 2026
  span: new RegExp(
    String.raw`${nth}${link}(?:${weekday}\s+)?(\d{1,2})\s?(?:st|nd|rd|th)?[\s-]*(?:of\s+)?${month}${year}`,
    'gi',
  ),
  // May 12-14, 2026
  monthSpan: new RegExp(
    String.raw`\b${month}\s*(\d{1,2})(?:st|nd|rd|th)?${link}(\d{1,2})(?:st|nd|rd|th)?(?!\d|[/:]\d)${year}`,
    'gi',
  ),
  // 28 April to 2 May 2026
  longSpan: new RegExp(
    String.raw`${nth}[\s-]*(?:of\s+)?${month}(?:[\s,]*(20\d\d))?\s*(?:-|to|until|through)\s*(?:${weekday}\s+)?(\d{1,2})\s?(?:st|nd|rd|th)?[\s-]*(?:of\s+)?${month}${year}`,
    'gi',
  ),
  worded: new RegExp(String.raw`${named}${nth}[\s-]*(?:day\s+)?(?:of\s+)?${month}${year}`, 'gi'),
  monthFirst: new RegExp(
    String.raw`${named}\b${month}[\s-]*(\d{1,2})(?:st|nd|rd|th)?(?!\d|[/:.]\d)${year}`,
    'gi',
  ),
  iso: /(?<![\w.,/:-])((?:19|20)\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?![\d/-]|[.]\d)/g,
  numbers: new RegExp(
    String.raw`${named}(?<![\w.,/:-])(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\3\s?((?:19|20)\d\d|\d\d)(?![\w/-]|[.]\d)`,
    'gi',
  ),
  // May 2026
  month: new RegExp(String.raw`\b${month}\s*,?\s*((?:19|20)\d\d)(?![\d/:-])`, 'gi'),
};

const one = (at: CivilDate | null): Days[] => (at === null ? [] : [{ from: at, to: at }]);
const span = (from: CivilDate | null, to: CivilDate | null): Days[] =>
  from !== null && to !== null && from < to ? [{ from, to }] : [];
const short = (two: string): number => 2000 + Number(two);

/** Which of two numbers is the day: settled by other dates of the certificate. */
type Order = 'day-first' | 'month-first' | null;

interface Match {
  index: number;
  text: string;
  options: Days[];
  why: Found['why'];
}

/** The days that a match may be, and why that is not certain. */
type Said = Pick<Match, 'options' | 'why'>;

/** A year of two digits may be the day, too; without a year none is read. */
const dated = (
  full: string | undefined,
  two: string | undefined,
  make: (year: number) => Days[],
): Said =>
  full
    ? { options: make(Number(full)), why: null }
    : two
      ? { options: make(short(two)), why: 'short-year' }
      : { options: [], why: 'no-year' };
const onWeekday = (name: string | undefined, read: Said) => {
  const kept = name
    ? read.options.filter(({ from }) => weekdayAt(from) === weekdayOf(name))
    : read.options;
  const isOther = kept.length === 0 && read.options.length > 0;
  return isOther ? { options: read.options, why: 'weekday' as const } : { ...read, options: kept };
};
const several = (read: Said) => ({
  ...read,
  why: read.why ?? ('several-days' as const),
});

/** Finds the dates of a text, the longer forms first: what one form has read is hidden from the next. */
function datesIn(text: string, order: Order): Match[] {
  const found: Match[] = [];
  let rest = text;
  const take = (pattern: RegExp, read: (groups: (string | undefined)[]) => Said) => {
    for (const match of rest.matchAll(pattern)) {
      found.push({ index: match.index, text: match[0].trim(), ...read(match.slice(1)) });
      const gap = '\uE000'.repeat(match[0].length);
      rest = rest.slice(0, match.index) + gap + rest.slice(match.index + match[0].length);
    }
  };
  take(patterns.longSpan, ([a, m, y, , b, n, full, two]) =>
    several(
      dated(full, two, (year) => {
        const begun = y ? Number(y) : monthOf(m!) > monthOf(n!) ? year - 1 : year;
        return span(civil(begun, monthOf(m!), Number(a)), civil(year, monthOf(n!), Number(b)));
      }),
    ),
  );
  take(patterns.span, ([a, , b, m, full, two]) =>
    several(
      dated(full, two, (year) =>
        span(civil(year, monthOf(m!), Number(a)), civil(year, monthOf(m!), Number(b))),
      ),
    ),
  );
  take(patterns.monthSpan, ([m, a, b, full, two]) =>
    several(
      dated(full, two, (year) =>
        span(civil(year, monthOf(m!), Number(a)), civil(year, monthOf(m!), Number(b))),
      ),
    ),
  );
  take(patterns.iso, ([y, , m, d]) => ({
    options: one(civil(Number(y), Number(m), Number(d))),
    why: null,
  }));
  take(patterns.numbers, ([name, a, , b, y]) => {
    const isShort = y!.length === 2;
    const written = isShort ? short(y!) : Number(y);
    const dayFirst = one(civil(written, Number(b), Number(a)));
    const monthFirst = one(civil(written, Number(a), Number(b)));
    const yearFirst = isShort ? one(civil(short(a!), Number(b), Number(y))) : [];
    const both = order === 'day-first' ? dayFirst : order === 'month-first' ? monthFirst : null;
    const options = distinct([
      ...(both?.length ? both : [...dayFirst, ...monthFirst]),
      ...yearFirst,
    ]);
    const read = onWeekday(name, { options, why: isShort ? 'short-year' : null });
    return read.options.length > 1 && !isShort ? { ...read, why: read.why ?? 'order' } : read;
  });
  take(patterns.worded, ([name, d, m, full, two]) =>
    onWeekday(
      name,
      dated(full, two, (year) => one(civil(year, monthOf(m!), Number(d)))),
    ),
  );
  take(patterns.monthFirst, ([name, m, d, full, two]) =>
    onWeekday(
      name,
      dated(full, two, (year) => one(civil(year, monthOf(m!), Number(d)))),
    ),
  );
  take(patterns.month, () => ({ options: [], why: 'no-day' }));
  return found.toSorted((a, b) => a.index - b.index);
}

/** The order that other dates of the certificate prove: 31/05/2026; null if none or both. */
function orderIn(cells: readonly Cell[]): Order {
  const orders = new Set<Order>();
  for (const { text } of cells) {
    for (const [, , a, , b, y] of text.matchAll(patterns.numbers)) {
      if (y!.length === 2) continue;
      if (Number(a) > 12 && Number(b) <= 12) orders.add('day-first');
      if (Number(b) > 12 && Number(a) <= 12) orders.add('month-first');
    }
  }
  const [order = null] = orders;
  return orders.size === 1 ? order : null;
}

/** What a date is about; unclear if two labels are as near. */
interface About {
  kind: DayKind;
  isUnclear?: boolean;
}

/** Cells above a day that begins with “on”, in which its sentence may have begun. */
const SENTENCE = 4;

/** Returns what a date is about, by the words before and behind it, else by the cells around it. */
function kindOf(cell: Cell, before: string, after: string, cells: readonly Cell[]): About {
  const own = kindIn(before);
  if (own && own !== 'plain') return { kind: own };
  const behind = /^[\s,:(-]*([a-z ]{3,30})/i.exec(after)?.[1];
  const later = behind ? kindIn(behind) : null;
  if (later && later !== 'plain' && before.trim() === '') return { kind: later };
  if (/\bon\s*$/i.test(before)) {
    const above = cells.slice(0, cells.indexOf(cell)).slice(-SENTENCE);
    const said = kindIn(above.map(({ text }) => text).join(' '));
    return { kind: said ?? 'plain' };
  }
  if (before.replace(/[\s:,-]/g, '') !== '') return { kind: own ?? 'plain' };
  const beside = labelIn(neighboursOf(cell, cells).left);
  if (beside) return { kind: beside };
  return kindInColumn(cell, cells);
}

const isDateAlone = ({ text }: Cell): boolean => {
  const [first] = datesIn(text, null);
  return first !== undefined && first.text.length >= text.replace(/[\s:]+$/, '').length;
};

/**
 * Returns what a date is by the label above or below it, whichever is clearly nearer. Where all are as far apart, labels
 * and dates must take turns: then the first of the column says on which side labels stand.
 */
function kindInColumn(cell: Cell, cells: readonly Cell[]): About {
  const { above, below } = neighboursOf(cell, cells);
  const [over, under] = [labelIn(above), labelIn(below)];
  if (!over && !under) return { kind: 'plain' };
  const nearer = above && below && over && under ? nearerOf(cell, above, below) : null;
  if (nearer) return { kind: labelIn(nearer)! };
  const column = [cell];
  const grow = (side: 'above' | 'below', add: (next: Cell) => void) => {
    let at: Cell | null = cell;
    while (at) {
      const next: Cell | null = neighboursOf(at, cells)[side];
      at = next && !column.includes(next) && (labelIn(next) || isDateAlone(next)) ? next : null;
      if (at) add(at);
    }
  };
  grow('above', (next) => column.unshift(next));
  grow('below', (next) => column.push(next));
  const labels = column.map(labelIn);
  const takeTurns = labels.every(
    (each, at) => at === 0 || (each === null) !== (labels[at - 1] === null),
  );
  if (!takeTurns || labels.length % 2 === 1) return { kind: 'plain', isUnclear: true };
  return { kind: labels[column.indexOf(cell) + (labels[0] ? -1 : 1)]! };
}

/** Every date of the certificate, those that break over two lines as well. */
function findDays(cells: readonly Cell[]): Found[] {
  const order = orderIn(cells);
  const found: Found[] = [];
  for (const [at, cell] of cells.entries()) {
    const next = cells[at + 1]?.text ?? '';
    const isBroken = datesIn(cell.text, order).some(({ why }) => why === 'no-year');
    const whole = isBroken && /^(?:19|20)\d\d\b/.test(next) ? `${cell.text} ${next}` : cell.text;
    let from = 0;
    let last: DayKind | null = null;
    for (const { index, text, options, why } of datesIn(whole, order)) {
      const end = index + text.length;
      const between = whole.slice(from, index);
      // 12 May 2026 (12.05.2026); 12 May 2026 and 19 May 2026
      const isNext: boolean = last !== null && /^[\s(,;&+/-]*(?:and|to)?\s*$/i.test(between);
      const said: About =
        isNext && last ? { kind: last } : kindOf(cell, between, whole.slice(end), cells);
      last = said.kind;
      const unclear = said.isUnclear ? 'which-date' : null;
      found.push({ cell, text, kind: said.kind, options, why: why ?? unclear });
      from = end;
    }
    if (hasOtherDigits(cell.text)) {
      found.push({ cell, text: cell.text, kind: 'plain', options: [], why: 'digits' });
    }
  }
  return found;
}

/** Completions that are older are asked about. */
const OLDEST_YEARS = 10;

/** Reads the day of completion: sure only if the certificate says so, once and in one way. */
export function readDays(cells: readonly Cell[], today: CivilDate): Proposal<Days> | null {
  const found = findDays(cells);
  const of = (kind: DayKind) => found.filter((each) => each.kind === kind);
  const completed = of('completed');
  const others = [...of('plain'), ...of('issued')];
  const chosen = completed.length > 0 ? completed : others;
  if (chosen.length === 0) return null;
  const isPast = ({ to }: Days) => to <= today && to >= addYears(today, -OLDEST_YEARS);
  const all = distinct(chosen.flatMap(({ options }) => options));
  const shared = all.filter((each) =>
    chosen.every(({ options }) => options.some((other) => other.to === each.to)),
  );
  const days = shared.length === 1 ? shared : all;
  const options = days.filter(isPast);
  const words = distinct(chosen.map(({ text }) => text));
  const asked = (why: Asked<Days>['why'], given = options): Proposal<Days> => ({
    is: 'asked',
    options: given.slice(0, 4),
    words,
    why,
  });
  const why = chosen.find((each) => each.why !== null && shared.length !== 1)?.why;
  if (why && !(why === 'which-date' && days.length > 1)) return asked(why);
  if (days.length > 1) return asked('two-dates');
  const [day] = options;
  if (!day && days.length === 0) return asked('no-such-day');
  if (!day) return asked(days.some(({ to }) => to > today) ? 'to-come' : 'long-ago');
  const own = chosen.find((each) => each.why !== null && each.why !== 'order')?.why;
  if (own) return asked(own);
  const begun = distinct(of('started').flatMap((each) => each.options));
  const [start] = begun;
  if (begun.length === 1 && start!.to < day.from && start!.to > addYears(day.to, -1)) {
    return asked('several-days', [{ from: start!.to, to: day.to }]);
  }
  if (completed.length === 0) return asked(of('plain').length > 0 ? 'which-date' : 'issued');
  const isEarlier = of('issued').some(
    (each) => each.options.length > 0 && each.options.every(({ to }) => addDays(to, 1) < day.to),
  );
  return isEarlier ? asked('issued-before') : { is: 'sure', value: day, words };
}
