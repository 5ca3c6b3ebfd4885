import { HOURS_MIN } from './activities.ts';
import { hasOtherDigits, nearerOf, neighboursOf, type Cell } from './certificate-cells.ts';
import { distinct, type Asked, type Proposal } from './certificate-proposals.ts';
import { findLengths, findRanges, findUnsureLengths } from './quick-log-hours.ts';
import { countOf, numberWords, scanner } from './quick-log-parts.ts';
import { recordable } from './quick-log.ts';

interface Found {
  text: string;
  /** Null if the words do not say how many. */
  minutes: number | null;
  why: Asked<number>['why'] | null;
}

/** What the hours are of: CPD hours, contact hours, total learning hours. */
const ofWhat = String.raw`(?:c\.?p\.?d\.?|cme|cpe|ceu?|contact|learning|training|course|total|credit(?:ed)?|education(?:al)?|study|activity|accredited|approved|verifiable|verified|continuing|professional|development|workshop|session|clock|nominal|class(?:room)?|participation|attendance|duration|in|of|number|no\.?|interactive)`;
const verb = String.raw`(?:awarded|claimed|claimable|attended|completed|earned|allocated|credited|achieved|gained|of cpd|cpd|total)`;
const hour = String.raw`(?:hours?|hrs?)`;
const point = String.raw`(?:points?|pts|credits?|units?|ceus?)`;
const number = String.raw`(\d{1,4}(?:[.,]\d{1,2})?|(?:${numberWords})(?![a-z-]))`;

/** Words that name hours, and nothing else. */
const hoursLabel = String.raw`(?:${ofWhat}[\s'-]+)*${hour}(?:\s*\(s\))?(?:\s+(?:${verb}))*`;
const isHoursLabel = new RegExp(String.raw`^\(?${hoursLabel}\)?\s*[:=-]?\s*$`, 'i');
const isDurationLabel =
  /^(?:(?:course|session|event|activity|total|learning|module|program(?:me)?|training|cpd)\s+)*(?:duration|length|time)\s*(?:\((?:hours?|hrs?|h|hh:mm|h:mm)\))?\s*[:=-]?\s*$/i;
const saysHours = /\((?:hours?|hrs?|h)\)/i;
const isPointsLabel = new RegExp(
  String.raw`^(?:\w+\s+){0,3}(?:${hour}\s*(?:/|or|and|&)\s*${point}|${point}(?:\s*(?:/|or|and|&)\s*${hour})?|${hour}\s*\(${point}\)|cpd|cme|ce)(?:\s+${verb})*\s*[:=-]?\s*$`,
  'i',
);
const isNumber = new RegExp(String.raw`^${number}$`, 'i');

const rules = {
  /** CPD hours: 3 */
  labelled: new RegExp(
    String.raw`(?<![\w.,/-])(?:(\d[\d.,]*)\s*)?${hoursLabel}(\s*(?:/|or|and|&|\()\s*${point}\)?)?\s*(?:[:=]|\bis\b|\s-)\s*-?\s*${number}(?![\d.,]*\d|\s*[:/%-]\s*\d|\s*(?:hours?|hrs?|h|mins?|minutes?|days?|weeks?|modules?|sessions?|parts?)\b)`,
    'gi',
  ),
  /** 3 CPD hours, three (3) hours */
  counted: new RegExp(
    String.raw`(?<![\w.,/:$#-])(?:(?:${numberWords})\s*\()?${number}\)?[\s-]*(?:${ofWhat}[\s-]+)+${hour}\b(\s*(?:/|or)\s*${point})?`,
    'gi',
  ),
  bracketed: new RegExp(
    String.raw`(?<![\w-])(${numberWords})\s*\(\s*(\d{1,2}(?:\.\d{1,2})?)\s*\)\s*(?:${ofWhat}\s+)*${hour}\b`,
    'gi',
  ),
  /** 3 CPD points, CPD points: 3 */
  points: new RegExp(
    String.raw`(?<![\w.,/:$#-])${number}\s*(?:[a-z]+\s+){0,3}?${point}\b|\b(?:cpd|cme|ce|pd)?\s*${point}(?:\s+${verb})*\s*[:=]\s*${number}|\bcpd\s*:\s*${number}(?![\d.,]*\d|\s*(?:hours?|hrs?|h|mins?|minutes?)\b)`,
    'gi',
  ),
  /** Duration: 2:30 */
  clock:
    /\b(?:duration|length|time)\s*(\((?:hh?:mm|hours?|hrs?)\))?\s*[:=-]\s*(\d{1,2}):([0-5]\d)(?![\d:]|\s*(?:[ap]m|-|to\b|min))/gi,
} as const;

const minutesOf = (text: string): number =>
  Math.round((/^[\d.,]+$/.test(text) ? Number(text.replace(',', '.')) : countOf(text)) * 60);

/** Hours of something else: of a year's requirement, a deadline, a telephone line. */
const isOthersBefore =
  /\b(?:requires?|required|requirement(?: of)?|annual|yearly|helpline|within|every|each|per|valid for|towards?|your|their|mandatory|under)\W*(?:\w+\W+){0,1}$/i;
const isOthersAfter =
  /^\W*(?:cpd\s+)?(?:per\b|annually|a (?:year|day|week)|requirement|required|each (?:year|day)|every|notice|helpline|support|access|turnaround|before|after|prior|a day)/i;
const isOfMore = /\d\s*(?:of|out of|\/)\s*$/i;
/** A length of one part: there may be others. */
const isOfPart =
  /\b(?:session|day|part|module|unit|week|stage|phase|stream)\s+(?:\d{1,2}|one|two|three|[a-d])\b\W*$/i;
const isNearly =
  /\b(?:up to|maximum(?: of)?|max\.?|minimum(?: of)?|at least|approx\w*|about|around|nearly|almost|more than|less than)\s*$/i;

/** A length that a provider has set for everybody. */
const isPlanned =
  /\b(?:nominal|notional|estimated|expected|recommended|suggested|average|typical|indicative|planned|scheduled)\b[^.;]*$/i;

/** What the words before a length make of it. */
function judged(
  before: string,
  minutes: number | null,
  why: Found['why'],
): Pick<Found, 'minutes' | 'why'> {
  if (isOfMore.test(before)) return { minutes: null, why: 'unclear' };
  return {
    minutes,
    why: isNearly.test(before)
      ? 'about'
      : isPlanned.test(before)
        ? 'planned'
        : isOfPart.test(before)
          ? 'unclear'
          : why,
  };
}

/** Finds what a cell says about lengths; a rule hides what it has read from the next. */
function findIn(text: string): { strong: Found[]; weak: Found[]; points: Found[] } {
  const [strong, weak, points]: [Found[], Found[], Found[]] = [[], [], []];
  let rest = text;
  const each = (pattern: RegExp, read: (match: RegExpExecArray) => void) => {
    for (const match of rest.matchAll(pattern)) {
      const before = rest.slice(0, match.index);
      const after = rest.slice(match.index + match[0].length);
      rest = before + '\uE000'.repeat(match[0].length) + after;
      if (isOthersBefore.test(before) || isOthersAfter.test(after)) continue;
      read(match);
    }
  };
  const add = (match: RegExpExecArray, minutes: number | null, why: Found['why'] = null) => {
    const before = text.slice(0, match.index);
    const words = match[0].trim();
    const isSet = isPlanned.test(words);
    strong.push({ text: words, ...judged(before, minutes, isSet ? (why ?? 'planned') : why) });
  };
  each(rules.clock, (match) =>
    add(match, Number(match[2]) * 60 + Number(match[3]), match[1] ? null : 'clock'),
  );
  each(rules.bracketed, (match) => {
    const isSame = countOf(match[1]!) === Number(match[2]);
    add(match, minutesOf(match[2]!), isSame ? null : 'two-lengths');
  });
  each(rules.labelled, (match) => {
    const [, before, orPoints, value] = match;
    add(match, minutesOf(value!), before ? 'unclear' : orPoints ? 'or-points' : null);
  });
  each(rules.counted, (match) => add(match, minutesOf(match[1]!), match[2] ? 'or-points' : null));
  each(rules.points, (match) =>
    points.push({ text: match[0].trim(), minutes: null, why: 'points' }),
  );
  const scan = scanner(rest);
  findRanges(scan);
  const times = scan.parts.length;
  findLengths(scan);
  const sure = scan.parts.length;
  findUnsureLengths(scan);
  for (const [at, { index, text: words, about, value }] of scan.parts.entries()) {
    if (about !== 'hours' || words.includes('\uE000')) continue;
    const before = rest.slice(0, index);
    const after = rest.slice(index + words.length);
    const found = { text: words.trim(), minutes: value as number | null };
    if (at < times) {
      if (value !== null && /[:.]\d\d|[ap]\.?m/i.test(words)) weak.push({ ...found, why: 'times' });
    } else if (at >= sure) weak.push({ ...found, why: 'unclear' });
    else if (isOthersBefore.test(before) || isOthersAfter.test(after)) continue;
    else {
      const why = value === null ? 'unclear' : null;
      strong.push({ ...found, ...judged(before, found.minutes, why) });
    }
  }
  return { strong, weak, points };
}

const isValue = (cell: Cell | null): boolean => cell !== null && isNumber.test(cell.text);

/** Finds a number whose label is a cell of its own. */
function besideLabel(label: Cell, cells: readonly Cell[]): Found[] {
  const isHours = isHoursLabel.test(label.text);
  const isDuration = isDurationLabel.test(label.text);
  const isPoints = !isHours && isPointsLabel.test(label.text);
  if (!isHours && !isDuration && !isPoints) return [];
  const { right, above, below } = neighboursOf(label, cells);
  // A table has a row for each of several activities.
  const column = (cell: Cell): Cell[] => {
    const next = cell.top > label.top ? neighboursOf(cell, cells).below : null;
    return isValue(next) ? [cell, ...column(next!)] : [cell];
  };
  const sides = [above, below].filter(isValue) as Cell[];
  const nearer = sides.length === 2 ? nearerOf(label, sides[0]!, sides[1]!) : null;
  const values = isValue(right) ? [right!] : (nearer ? [nearer] : sides).flatMap(column);
  if (isDuration && !saysHours.test(label.text)) {
    const clock = [right, below].find((cell) => cell && /^\d{1,2}:[0-5]\d$/.test(cell.text));
    if (clock) {
      const [h, m] = clock.text.split(':').map(Number) as [number, number];
      const isWritten = /hh?:mm/i.test(label.text);
      const text = `${label.text} ${clock.text}`;
      return [{ text, minutes: h * 60 + m, why: isWritten ? null : 'clock' }];
    }
    return values.map(({ text }) => ({
      text: `${label.text} ${text}`,
      minutes: null,
      why: 'unclear',
    }));
  }
  const planned = isPlanned.test(label.text) ? 'planned' : null;
  return values.map(({ text }) => ({
    text: `${label.text.replace(/\s*[:=-]\s*$/, '')}: ${text}`,
    minutes: isPoints && !/hours?|hrs/i.test(label.text) ? null : minutesOf(text),
    why: isPoints
      ? /hours?|hrs/i.test(label.text)
        ? 'or-points'
        : 'points'
      : values.length > 1
        ? 'two-lengths'
        : planned,
  }));
}

/** Reads the length in minutes: sure only if the certificate says it, once and in hours or minutes. */
export function readHours(cells: readonly Cell[]): Proposal<number> | null {
  const [strong, weak, points]: [Found[], Found[], Found[]] = [[], [], []];
  for (const [at, cell] of cells.entries()) {
    const found = findIn(cell.text);
    strong.push(...found.strong);
    weak.push(...found.weak);
    points.push(...found.points);
    for (const each of besideLabel(cell, cells))
      (each.why === 'points' ? points : strong).push(each);
    const label = cells[at - 1]?.text ?? '';
    if (
      hasOtherDigits(cell.text) &&
      /\b(?:hours?|hrs?|duration)\b/i.test(`${label} ${cell.text}`)
    ) {
      strong.push({ text: cell.text, minutes: null, why: 'digits' });
    }
  }
  const said = distinct(strong);
  if (said.length === 0) {
    const left = distinct([...points, ...weak]);
    if (left.length === 0) return null;
    return {
      is: 'asked',
      options: hoursOf(left),
      words: distinct(left.map(({ text }) => text)),
      why: left[0]!.why ?? 'unclear',
    };
  }
  const words = distinct(said.map(({ text }) => text));
  const options = hoursOf(said);
  const minutes = distinct(said.map((each) => each.minutes));
  const asked = (why: Asked<number>['why']): Proposal<number> => ({
    is: 'asked',
    options,
    words,
    why,
  });
  // The same words twice are two sessions of that length, or a repetition.
  if (minutes.length > 1 || said.length < strong.length) return asked('two-lengths');
  const why = said.find((each) => each.why !== null)?.why;
  if (why) return asked(why);
  const [length] = minutes;
  const hours = recordable(length!);
  if (hours === null) return asked(length! < HOURS_MIN * 60 ? 'too-short' : 'too-long');
  return hours * 60 === length ? { is: 'sure', value: hours, words } : asked('rounded');
}

/** Hours to choose from, rounded down to half hours. */
const hoursOf = (found: readonly Found[]): number[] =>
  distinct(found.flatMap(({ minutes }) => (minutes === null ? [] : (recordable(minutes) ?? []))))
    .toSorted((a, b) => b - a)
    .slice(0, 4);
