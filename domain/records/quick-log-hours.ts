import { countOf, hours, numberWords, other, type scanner } from './quick-log-parts.ts';

type Scan = ReturnType<typeof scanner>;

/** A number of hours or minutes: 2, 1.5, 1,5, .5, ½, 1½, 1 1/2, two, two and a half, half an, a quarter of an. */
const amount = String.raw`(?:\d{1,2}\s*(?:(?:&|and)\s*)?[½¼¾]|\d{1,2}(?:[ -]|\s*(?:&|and)\s*)(?:1/2|1/4|3/4)|[½¼¾]|(?:1/2|1/4|3/4)(?:\s+an?(?=\s))?|\d{1,3}(?:[.,]\d{1,2})?|\.\d{1,2}|(?:\d{1,2}|${numberWords})\s+(?:and|&)\s+a\s+(?:half|quarter)|(?:${numberWords}|an?\s+half(?:\s+an)?|half(?:\s+an?)?|three[- ]quarters?(?:\s+of\s+an?)?|(?:a\s+)?quarter(?:\s+of\s+an?)?|an?)(?=[\s-]))`;
const hourUnit = String.raw`(?:hours?|hrs?|h)(?![a-z'\d])`;
const minuteUnit = String.raw`(?:minutes?|mins?|m)(?![a-z'/\d])`;
/** Not within a word, a longer number, a day or a price. */
const fresh = String.raw`(?<![\w.,/:$#½¼¾]|\d-)`;

/** Words that a length may have before it. */
const around = String.raw`(?:(?:\b(?:approx(?:imately|\.)?|about|around|roughly|circa|an?(?=\s\d))|~)\s*)?`;
const isNearly = /\b(?:nearly|almost|just short of|up to|max|maximum)\s*$/i;

const eighths: Record<string, number> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
};

function numberOf(words: string): number {
  const text = words.toLowerCase().trim();
  const mixed = /^(\d*)(?:[\s-]|&|and)*([½¼¾]|1\/2|1\/4|3\/4)(?:\s+an?)?$/.exec(text);
  if (mixed) return Number(mixed[1] || 0) + eighths[mixed[2]!]!;
  const and = /^(\w+)\s+(?:and|&)\s+a\s+(half|quarter)$/.exec(text);
  if (and) return countOf(and[1]!) + (and[2] === 'half' ? 0.5 : 0.25);
  if (/^three[- ]quarter/.test(text)) return 0.75;
  if (/quarter/.test(text)) return 0.25;
  if (/half/.test(text)) return 0.5;
  return countOf(text.replace(',', '.'));
}

/** One length in words, with the groups of its kinds. */
const lengths: readonly [pattern: string, minutes: (...groups: string[]) => number][] = [
  // 1h 30 min, 2hr30, 1h05m, 2 hours and 15 minutes
  [
    String.raw`(${amount})[\s-]*(?:hours?|hrs?|h)\s*(?:and\s+|,\s*|&\s*)?([0-5]?\d|${numberWords})\s*${minuteUnit}`,
    (h, m) => numberOf(h!) * 60 + countOf(m!),
  ],
  [
    String.raw`(\d{1,2})\s?(?:hours?|hrs?|h)([0-5]\d)(?![\w:/])`,
    (h, m) => Number(h) * 60 + Number(m),
  ],
  [
    String.raw`(\d{1,2})\s?(?:hours?|hrs?|h)\s([0-5]\d)(?=\s*(?:$|[,;.)\uE000]|with\b|w/))`,
    (h, m) => Number(h) * 60 + Number(m),
  ],
  // 1hr 30 sim: minutes, or thirty of something
  [
    String.raw`\d{1,2}\s?(?:hrs?|h)\s(?:05|10|15|20|30|40|45|50)(?=\s+[a-z])(?!\s+(?:days?|nights?|weeks?|wks?|months?|mths?|years?|yrs?|yo|pts?|patients?|students?|people|cases|questions?|slides|pages|items|mcqs?|mg|mcg|ml|x\b|m\b|min|of\b|to\b|am\b|pm\b|hrs?\b|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
    () => Number.NaN,
  ],
  [String.raw`(\d{1,2}):([0-5]\d)\s*${hourUnit}`, (h, m) => Number(h) * 60 + Number(m)],
  [
    String.raw`(${amount})?[\s-]*(?:hours?|hrs?|h)\s+and\s+(?:a\s+)?(half|quarter|three quarters)`,
    (h, part) => (h ? numberOf(h) : 1) * 60 + numberOf(part!) * 60,
  ],
  [String.raw`(${amount})[\s-]*${hourUnit}(?:[\s-]long\b)?`, (h) => numberOf(h!) * 60],
  [String.raw`\bhour[\s-]long\b`, () => 60],
  [String.raw`(${amount})[\s-]*${minuteUnit}`, (m) => numberOf(m!)],
  [String.raw`(\d{2,3})'(?!\w)`, (m) => Number(m)],
];

/** Words after which a length is about the patient or the shift, not the activity. */
const notOfActivity =
  /(?:\b(?:at|after|within|every|per|post|pre|than|by|under|aged?|for the last|over the last|in the last|day|down ?time(?: of)?|arrest of|seizure of|ischa?emic)|\bq|@|<|>)\s*$/i;
const ofSomething =
  /^[\s-]*(?:post\b|after\b|pre\b|before\b|prior\b|old\b|hx\b|history\b|later\b|window\b|shifts?\b|nights?hift|apart\b|delay\b|down ?time|onset|into\b|turn ?around|to (?:cath|ct|hospital|theatre|balloon|needle)|urine|holter|(?:of|hx of) (?:chest |abdo |back )?(?:pain|symptoms|fever|vomiting|seizures?|cpr|labour|down ?time|headache|sob)\b|post-|since\b|ago\b|half[- ]life)/i;
/** A length of each of several. */
const ofEach =
  /^\s*(?:each|ea\b|apiece|per\b|a (?:day|week|session)\b(?! ago)|\/\s*(?:day|week|session)|daily|weekly|p\/w)/i;
/** Several of that length: two 1h sessions, 3 podcasts of 20 min. */
const ofSeveral =
  /\b(?:(?:two|three|four|five|six)\s*|(?:\d{1,2}|two|three|four|five|six)\s+(?:\w+\s+)?\w+s\s+(?:of|at|@|x)\s*)$/i;
/** A number that belongs to the length in a form that was not read. */
const isHalfRead = new RegExp(String.raw`(?:[\d½¼¾]|\b(?:${numberWords}))\s*(?:&|and)\s*$`, 'i');
/** Matches words beside an `m` that make metres or months likelier than minutes. */
const metres =
  /\b(?:fall|fell|falls|drop(?:ped)?|height|from|dived?|depth|jump(?:ed)?|lifted|ran|thrown)(?: (?:of|from|approx|about))?\s*$/i;
const ofMetres =
  /^\s*(?:falls?|drop|height|high|deep|down|old|cliff|ladder|away|drain|pool|swim|run|sprint|walk)\b/i;

/** Separates two amounts; the dash of fifty-five does not. */
const range = String.raw`\s*(?:(?<!ty)-+>?|-(?=\w+ty\b)|to|til+|until|or|\u2192)\s*`;

const to = String.raw`\s*(?:-+>?|to|til+|until|and|\u2192)\s*`;

/** 9, 09:30, 9.30, 0930, 7pm */
const clock = String.raw`((?:[01]?\d|2[0-4])(?:[:.][0-5]\d|(?<=\d)[0-5]\d)?)\s*(am|pm|a\.m\.|p\.m\.|(?:hrs?|hours|h)(?![a-z\d]))?`;

interface Clock {
  minutes: number;
  isPrecise: boolean;
  half: 'a' | 'p' | null;
  isMarked: boolean;
}

function clockOf(text: string, mark = ''): Clock | null {
  const digits = text.replace(/\D/g, '').padStart(2, '0');
  const isPrecise = /\D/.test(text) || digits.length > 2;
  const full = isPrecise ? digits.padStart(4, '0') : `${digits}00`;
  const [hour, minute] = [Number(full.slice(0, 2)), Number(full.slice(2))];
  const half = /^[ap]/i.test(mark) ? (mark[0]!.toLowerCase() as 'a' | 'p') : null;
  if (minute > 59 || hour > 24 || (half && (hour > 12 || hour === 0))) return null;
  return { minutes: hour * 60 + minute, isPrecise, half, isMarked: /^h/i.test(mark) };
}

const HALF_DAY = 12 * 60;
const DAY = 24 * 60;
/** Maximum minutes between two times: longer than a shift with overtime. */
const LONGEST = 16 * 60;

/** Returns the minutes between two times; null if the words do not say them surely. */
function between(start: Clock, end: Clock, isWorded: boolean): number | null {
  const isHalved = start.half !== null || end.half !== null;
  const isFull = start.isPrecise || end.isPrecise || start.isMarked || end.isMarked;
  if (!isHalved && !isFull && !isWorded) return null;
  // If am or pm is missing, the next such time is meant.
  const cycle = isHalved ? (start.half && end.half ? DAY : HALF_DAY) : isFull ? DAY : HALF_DAY;
  const at = ({ minutes, half }: Clock) =>
    half ? (minutes % HALF_DAY) + (half === 'p' ? HALF_DAY : 0) : minutes;
  let minutes = (((at(end) - at(start)) % cycle) + cycle) % cycle;
  // 7 to 9 without halves, but 1900-21: two ways of writing make no certain range.
  if (
    !isHalved &&
    start.isPrecise !== end.isPrecise &&
    Math.max(start.minutes, end.minutes) > 13 * 60
  )
    return null;
  // 9:30-11:15 and 11.30-1 run over noon.
  if (
    !isHalved &&
    start.minutes < 13 * 60 &&
    end.minutes < start.minutes &&
    end.minutes < 8 * 60 &&
    start.minutes >= 8 * 60
  )
    minutes %= HALF_DAY;
  return minutes > 0 && minutes <= LONGEST ? minutes : null;
}

/** Two numbers of four digits that are years rather than times. */
const areYears = (a: string, b: string): boolean =>
  [a, b].every((each) => /^(?:19[89]|20[0-3])\d$/.test(each));

/** Finds times from and to. */
export function findRanges(scan: Scan): void {
  scan.find(
    String.raw`(?:(from|between|b\/w)\s+)?(?<![\w.,/:$#+-])${clock}${to}${clock}(?![\w/%:]|[.,]\d)`,
    ([, lead, from, fromMark, to, toMark], before, after) => {
      const [start, end] = [clockOf(from!, fromMark), clockOf(to!, toMark)];
      if (!start || !end) return undefined;
      const isMarked = Boolean(fromMark || toMark);
      // 830-1230 are times, 110-120 are not.
      const short = [from!, to!].filter((each) => /^\d{3}$/.test(each)).length;
      if (short === 2 || (short === 1 && !isMarked && !/\d{4}|[:.]/.test(from! + ' ' + to!)))
        return undefined;
      // 1-2h is a length.
      if ([start, end].some((each) => each.isMarked && !each.isPrecise)) return undefined;
      if (areYears(from!, to!) && !isMarked) {
        // 2019-2022 guidelines are years; half an hour may be either.
        return Math.abs(end.minutes - start.minutes) < 30 ? other : hours(null);
      }
      const isBare = !start.isPrecise && !end.isPrecise && !start.half && !end.half && !isMarked;
      // 2-4 students, ages 2-5, weeks 1-3, C3-5
      if (isBare && !lead && (/^\s*[a-z]/i.test(after) || isCounted.test(before))) return other;
      return hours(between(start, end, lead !== undefined));
    },
  );
  // A single time says when it began, which is not recorded.
  scan.find(
    /(?:@\s*|\bat\s+|\bfrom\s+)?(?<![\w.,/:$#-])(?:(?:1[0-2]|0?[1-9])(?:[:.]?[0-5]\d)?\s?(?:am|pm)|(?:[01]\d|2[0-3])[0-5]\d\s?(?:hrs?|hours|h)|(?:[01]\d|2[0-3]):[0-5]\d(?:\s?(?:hrs?|h)\b)?|\d:[0-5]\d(?!\s?(?:hrs?|hours?|h)\b))(?![\w/]|:\d)/,
    () => other,
  );
}

const isCounted =
  /\b(?:aged?|ages|weeks?|grades?|years?|yrs?|levels?|stages?|days?|parts?|modules?|sessions?|units?|chapters?|cases?|categor(?:y|ies)|cat|steps?|questions?|items|stations?|pages?|slides?|scores?|gcs|pain|bed|room|ratio|type|class|priority|code|section|table|appendix|[clts])\s*$/i;

/** Finds lengths, and what multiplies them. */
export function findLengths(scan: Scan): void {
  // 1-2 hours, 60 to 90 min, an hour or two: the words do not say which.
  scan.find(
    new RegExp(
      String.raw`${fresh}(${amount})\s*(?:${hourUnit}|${minuteUnit})?${range}(${amount})\s*(?:${hourUnit}|${minuteUnit})`,
    ),
    () => hours(null),
  );
  scan.find(/\b(?:an\s+hour|hour)\s+or\s+(?:two|so)\b/, () => hours(null));
  for (const [pattern, minutesOf] of lengths) {
    const judge = (groups: string[], times: number, before: string, after: string) => {
      const words = groups.join(' ');
      if (notOfActivity.test(before) || ofSomething.test(after)) return other;
      if (/^\S*\d+\s*m\b/i.test(words) && (metres.test(before) || ofMetres.test(after)))
        return other;
      if (ofEach.test(after) || ofSeveral.test(before) || isHalfRead.test(before))
        return hours(null);
      const minutes = minutesOf(...groups.slice(1)) * times;
      return hours(Number.isNaN(minutes) || isNearly.test(before) ? null : minutes);
    };
    // 4x10min, 3 x 20 min
    scan.find(
      new RegExp(
        String.raw`${fresh}(\d{1,2}|${numberWords})\s*(?:[x*]|times|lots\s+of)\s*(${pattern})`,
      ),
      (match, before, after) => {
        const [, times, ...groups] = match;
        return judge(groups as string[], countOf(times!), before, after);
      },
    );
    // 20 min x 3, 1h x2
    scan.find(
      new RegExp(
        String.raw`${fresh}(${pattern})\s*[x*]\s*(\d{1,2})(?![\w.]|\s*(?:mins?|minutes?|h|hrs?|hours?)\b)`,
      ),
      (match, before, after) => {
        const groups = match.slice(1, -1) as string[];
        return judge(groups, Number(match.at(-1)), before, after);
      },
    );
    scan.find(new RegExp(String.raw`${around}${fresh}(${pattern})\+?`), (match, before, after) =>
      judge(match.slice(1) as string[], 1, before, after),
    );
  }
}

/** Finds words that look like a length or a multiplier but do not state one for certain. */
export function findUnsureLengths(scan: Scan): void {
  scan.find(
    /\b(?:(?:a\s+)?(?:couple|few|several)(?:\s+of)?\s+(?:hours?|hrs?|h|mins?|minutes?)|hours(?:\s+and\s+hours)?)\b/,
    () => hours(null),
  );
  // '2 day course, 16 h' says both.
  const isSaid = scan.parts.some(({ about, value }) => about === 'hours' && value !== null);
  scan.find(
    /\b(?:(?:half|full|whole|all|1\/2|\d+|one|two|three|four|five)[\s-]*(?:a\s+)?days?(?!\s*(?:old|ago|post|hx|history|of\s))|all\s+(?:morning|arvo|afternoon|night|evening)|(?:half|full)\s+shift)\b/,
    ([text], before) =>
      isSaid ||
      (/\b(?:post|last|past|over|within|every|for the last|aged?|day)\s*$/i.test(before) &&
        /\d/.test(text))
        ? other
        : hours(null),
  );
  scan.find(/(?<![\w.,/:$#])[½¼¾](?!\w)|(?<![\w.,/:$#])\d{1,2}[½¼¾](?!\w)/, () => hours(null));
  scan.find(
    /(?<![\w.])(?:x\s?\d{1,2}|\d{1,2}\s?x)(?![\w./-])(?!\s*(?:ray|over|match))/,
    (_, before, after) => (isGiven.test(before) || givenOf.test(after) ? other : hours(null)),
  );
  scan.find(/\b(?:twice|thrice)\b/, () => hours(null));
  scan.find(/(?<![\w.,/$#:-])\d{1,2}:[0-5]\d(?![\w:/])/, () => hours(null));
}

/** Drugs, doses and procedures are counted, too: adrenaline x3, IV x2. */
const isGiven =
  /\b(?:mg|mcg|ml|g|iu|units?|joules?|j|gtn|adrenaline|adr|amiodarone|fentanyl|ketamine|midazolam|midaz|morphine|ventolin|salbutamol|atrovent|aspirin|naloxone|narcan|glucose|glucagon|ondansetron|txa|ceftriaxone|hydrocort\w*|panadol|paracetamol|penthrox|methoxyflurane|shocks?|dcs|defib\w*|ivs?|ivc|cannulas?|cannulations?|intubat(?:ions?|ed)|births?|deliver(?:y|ies)|arrests?|seizures?|calls?|transfers?|traumas?|stemis?|cannulae|io|ett|lma|igel|i-gel|npa|opa|doses?|puffs?|pts?|patients?|rosc|vf|neb|nebs|bolus(?:es)?|bgl|ecgs?|stud(?:ents?|ies)|cases|attempts?|people|crews?|persons?|pax|paramedics?|jobs?|stations?|scenarios?|trucks?|cars?|vehicles?|g)\s*$/i;
const givenOf =
  /^\s*(?:mg|mcg|ml|adrenaline|gtn|shocks?|ivs?|doses?|puffs?|pts?|patients?|\d{2}g|nebs?|rns?|cases|ecgs?|students?|crews?|people|paramedics?|jobs?|scenarios?|stations?)\b/i;
