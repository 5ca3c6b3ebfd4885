import { addDays, daysBetween, type CivilDate } from '../dates.ts';
import { countOf, day, GAP, hours, numberWords, other, type scanner } from './quick-log-parts.ts';

type Scan = ReturnType<typeof scanner>;

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** A month by its name, in a group of its own. */
export const month = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
export const monthOf = (word: string): number => months.indexOf(word.slice(0, 3).toLowerCase()) + 1;

const weekdays = 'sun mon tue wed thu fri sat'.split(' ');
/** A day of the week by its name, in a group of its own. */
export const weekday = String.raw`(mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b\.?`;
export const weekdayOf = (word: string): number => weekdays.indexOf(word.slice(0, 3).toLowerCase());
export const weekdayAt = (at: CivilDate): number => new Date(`${at}T00:00:00Z`).getUTCDay();

/** A part of the day, which is not recorded. */
const partOfDay = String.raw`(?:\s+(?:nights?|nite|arvo|avo|afternoon|morning|evening|eve|lunchtime|am|pm)\b(?!\s*(?:shift|duty)))?`;
/** Words that say that a day follows; they are removed from the title with it. */
const lead = String.raw`(?:\b(?:on|dated?)\s+)?(?:the\s+)?`;
const beforeIt = String.raw`(?:\b${weekday}(?:\s+the\b)?[\s,]+)?`;
const behindIt = String.raw`(?:[\s,]*\(?\b${weekday}\)?)?`;

/** Returns a day of a calendar year; null if there is no such day. */
export const civil = (year: number, of: number, at: number): CivilDate | null => {
  const text = `${year}-${String(of).padStart(2, '0')}-${String(at).padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
};

/** The year in which the Board's CPD year of a day ends. */
const cpdYearOf = (at: CivilDate): number => Number(at.slice(0, 4)) + (at.slice(5) >= '12' ? 1 : 0);

/** Days back within which a day without a year certainly means the past one. */
const HALF_YEAR = 183;
/** Days ahead within which it may be a planned day. */
const SOON = 60;

/** Returns the day that a day and month without a year mean; null if both years are likely. */
function nearest(of: number, at: number, today: CivilDate): CivilDate | null {
  const year = Number(today.slice(0, 4));
  const tomorrow = addDays(today, 1);
  const possible = [year - 1, year, year + 1].flatMap((each) => civil(each, of, at) ?? []);
  const past = possible.findLast((each) => each <= tomorrow);
  const next = possible.find((each) => each > tomorrow);
  if (past && daysBetween(past, today) <= HALF_YEAR) return past;
  if (next && daysBetween(today, next) <= SOON) {
    return cpdYearOf(next) === cpdYearOf(today) ? next : null;
  }
  return past && cpdYearOf(past) === cpdYearOf(today) ? past : null;
}

const yearOf = (text: string): number => {
  const digits = text.replace(/\D/g, '');
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
};

/** True for a year in which an activity may be, and not a number of something else. */
const isYear = (year: number, today: CivilDate): boolean =>
  Math.abs(year - Number(today.slice(0, 4))) <= 10;

/** Finds days that are written with their month. */
export function findDates(scan: Scan, today: CivilDate): void {
  const dated = (
    of: number,
    at: number,
    year: string | undefined,
    named: (string | undefined)[],
  ) => {
    const written = year ? yearOf(year) : null;
    const found =
      written === null
        ? nearest(of, at, today)
        : isYear(written, today)
          ? civil(written, of, at)
          : null;
    // 'Fri 7/11' on a Saturday is a slip in one of both.
    const isOther = named.some((each) => each && found && weekdayOf(each) !== weekdayAt(found));
    return day(isOther ? null : found);
  };
  const nth = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
  const year = String.raw`(?:,?[\s-]*(20\d\d|'\d\d|2[3-9](?!\s*[\w/:%.]))(?![\d/:-]))?`;
  // 3-5 nov, 3 & 4 November: several days
  scan.find(
    String.raw`${lead}(?<![\w.,/:])\d{1,2}(?:st|nd|rd|th)?\s*(?:-|to|and|&|\+|,)\s*\d{1,2}(?:st|nd|rd|th)?\s*(?:of\s+)?${month}`,
    () => day(null),
  );
  // Nov 3-5, November 3 & 4
  scan.find(
    String.raw`${lead}\b${month}\s+\d{1,2}(?:st|nd|rd|th)?\s*(?:-|to|and|&|\+)\s*\d{1,2}(?:st|nd|rd|th)?(?![\w/:%]|[.]\d|\s*(?:patients?|pts|students?|people|cases|h|hrs?|hours?|mins?)\b)`,
    () => day(null),
  );
  scan.find(
    String.raw`${lead}${beforeIt}(?<![\w.,/:])${nth}[\s-]*(?:of\s+)?${month}${year}${behindIt}`,
    ([text, before, at, of, written, behind], _, after) =>
      // '3 may need' and '10 mar' are no days if a verb follows.
      /^\d+\s+may\b/i.test(text) && /^\s+(?:need|be|have|not|require)\b/i.test(after)
        ? undefined
        : dated(monthOf(of!), Number(at), written, [before, behind]),
  );
  scan.find(
    String.raw`${lead}${beforeIt}\b${month}\s+(?:the\s+)?(\d{1,2})(?:(?:st|nd|rd|th)\b|(?!\w|\s*[:\d/%]|[.]\d|\s*(?:patients?|pts|students?|people|cases|h|hrs?|hours?|mins?)\b))${year}${behindIt}`,
    ([, before, of, at, written, behind]) =>
      dated(monthOf(of!), Number(at), written, [before, behind]),
  );
  scan.find(
    String.raw`${lead}${beforeIt}(?<![\w.,/:-])(20\d\d)([-/.])(\d{1,2})\3(\d{1,2})(?![\w/-]|[.]\d)${behindIt}`,
    ([, before, written, , of, at, behind]) =>
      dated(Number(of), Number(at), written, [before, behind]),
  );
  scan.find(
    String.raw`${lead}${beforeIt}(?<![\w.,/:-])(\d{1,2})([/.-])(\d{1,2})\3(20\d\d|\d\d)(?![\w/-]|[.]\d)${behindIt}`,
    ([, before, at, , of, written, behind]) =>
      dated(Number(of), Number(at), written, [before, behind]),
  );
  // nov20: a day, or a year, or a name
  scan.find(
    String.raw`\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\d{1,2}(?![\w/:.-])`,
    () => day(null),
  );
  // 231126, 23112026
  scan.find(
    /(?<![\w.,/:#-])(\d{2})(\d{2})(20\d{2}|\d{2})(?![\w/:.-])/,
    ([, at, of, written], before) =>
      civil(yearOf(written!), Number(of), Number(at)) &&
      isYear(yearOf(written!), today) &&
      !/(?:\b(?:no|nr|job|case|incident|id|ref|number)\.?:?|#)\s*$/i.test(before)
        ? day(null)
        : undefined,
  );
  // 24-26/11: several days
  scan.find(
    String.raw`${lead}(?<![\w.,/:$#-])\d{1,2}\s*(?:-|to|&|and)\s*\d{1,2}/(?:0?[1-9]|1[0-2])(?![\w/%])`,
    ([text], before, after) => {
      const [from, to, of] = text.match(/\d+/g)!.map(Number);
      const isDays = from! > 0 && from! < to! && to! <= 31 && !isScore.test(before);
      return isDays && !((of === 7 || of === 12) && ofPatient(before, after))
        ? day(null)
        : undefined;
    },
  );
  // 3/11-5/11: several days
  scan.find(
    String.raw`${lead}(?<![\w.,/:$#-])\d{1,2}/\d{1,2}\s*(?:-|to|&|and)\s*\d{1,2}/(?:[1-9]|1[0-2])(?![\w/%])`,
    ([text], before) =>
      isScore.test(before) || /\/(?:10|15|5)\b.*\/(?:10|15|5)\b/.test(text) ? other : day(null),
  );
  scan.find(
    String.raw`(\bon\s+|\bdated?\s+|\bof\s+the\s+)?(?:the\s+)?${beforeIt}(?<![\w.,/:$#-])(\d{1,3})/(\d{1,3})(?![\w/%]|[.]\d)(\s*(?:ago|old)\b)?${behindIt}`,
    ([, on, first, a, b, ago, behind], before, after) => {
      // A length, but of how much: 11/2 h
      if (/^\s*-?(?:h|hrs?|hours?|mins?|minutes?)\b/i.test(after) && Number(b) > 1 && a!.length > 1)
        return hours(null);
      // 1/2 hour and 1/2 day are lengths.
      if (
        /^(?:1\/2|1\/4|3\/4)$/.test(`${a}/${b}`) &&
        /^\s*-?(?:an?\s+)?(?:h|hrs?|hours?|days?)\b/i.test(after)
      )
        return undefined;
      const isSaid = on !== undefined || first !== undefined || behind !== undefined;
      const [at, of] = [Number(a), Number(b)];
      const isDay = at >= 1 && at <= 31 && of >= 1 && of <= 12;
      if (ago) return /old/.test(ago) || ![7, 52, 12, 24].includes(of) ? other : day(null);
      if (isSaid)
        return isDay ? dated(of, at, undefined, [first, behind]) : of <= 31 ? day(null) : other;
      if (/^(?:24\/7|50\/50|20\/20|80\/20|1\/2|1\/4|3\/4)$/.test(`${a}/${b}`) || !isLikeDay(at, of))
        return other;
      if (isScore.test(before) || isScored.test(after)) return other;
      // n/7 days, n/52 weeks, n/12 months, n/24 hours, as clinicians write them
      if (of === 7 || of === 12) return ofPatient(before, after) ? other : day(null);
      if (of === 24 || of === 52) return other;
      if (of === 10 && at <= 10) return day(null);
      return isDay ? dated(of, at, undefined, []) : day(null);
    },
  );
  // 3/11-5/11 are two days; a point or a dash between day and month needs a word that says so.
  scan.find(
    String.raw`\bon\s+(?:the\s+)?${beforeIt}(\d{1,2})[.-](\d{1,2})(?![\w.:-]|\s*(?:am|pm|h|hrs?|hours?|min|mins)\b)`,
    ([, first, at, of]) => dated(Number(of), Number(at), undefined, [first]),
  );
  scan.find(/(?<![\w.,/:$#-])(?:1[3-9]|2\d|3[01])-(?:0?[1-9]|1[0-2])(?![\w.:-])/, () => day(null));
  // 24 / 11, 27.11: asked if it is neither a score nor a quantity
  scan.find(
    /(?<![\w.,/:$#-]|[\d%] )(?:(\d{1,2})\s+\/\s*|(\d{1,2})\/\s+|(0[1-9]|1[3-9]|2\d|3[01])\.)(0?[1-9]|1[0-2])(?![\w/:%-]|[.]\d)(?!\s*(?:h|hrs?|hours?|mins?|minutes?|kg|km|mmol\S*|mg|ml|l|mmhg|kpa|%|deg\S*|pain|years?|yrs?|yo)\b)/,
    ([, ...numbers], before) => {
      const [at] = numbers.filter(Boolean).map(Number);
      const isDay = at! >= 1 && at! <= 31;
      return isDay && !isScore.test(before) && !isMeasured.test(before) ? day(null) : undefined;
    },
  );
}

/** 31/11 and 11/23 look like days, too, but 120/80 does not. */
const isLikeDay = (a: number, b: number): boolean =>
  a >= 1 && b >= 1 && a <= 31 && b <= 31 && (a <= 12 || b <= 12);

const isScore =
  /(?:\b(?:gcs|apgars?|pain|scor(?:e|es|ed|ing)|vas|nrs|npr|cfs|frailty|mrs|fast|befast|cpss|rom|power|strength|vision|va|visual|acuity|nihss|wells|heart|news2?|mews|q?sofa|ews|cews|bews|queensland adult|flacc|abbey|qsofa|curb(?:-?65)?|timi|borg|perc|rts|k10|phq-?9?|edinburgh|mallampati|cormack|grade|stage|level|cat|ratio|bp|rated?|rating|got|result|marks?|quiz|exam|passed|parts?|modules?|days?|weeks?|sessions?|lessons?|chapters?|units?|stations?|steps?|class|trop|motor|sensory|reflexes|eyes?|verbal|severity|intensity|satisfaction|feedback|stars?|confidence|difficulty|mmse|moca|4at|amts?|fatigue|kss|ratio|split|shift|team|crew|unit|ward|room|bed|version|v|gradient|sign)(?:\s+(?:of|is|was|at|score|pain|now|then|initially|improved|dropped|down|from|to))*\s*[:=(~>-]*\s*(?:\d{1,2}\/\d{1,2}\s*(?:to|-+>?|then|and|&|\u2192|,|at \d+ (?:min|m)\b)?\s*)*)$|(?:\d\/\d+\s*(?:to|-+>?|then|and|&|\u2192|,|at \d+ (?:min|m)\b)\s*)$/i;
/** Matches the name of a measure with a decimal point before the number. */
const isMeasured =
  /\b(?:ph|bgls?|bsls?|glucose|temp(?:erature)?s?|lactate|etco2|co2|hb|inr|potassium|k\+?|creatinine|version|v|section|chapter|guideline|cpg|page|item|no|number)\s*(?:of|is|was|at|:|=)?\s*$/i;
const isScored =
  /^\s*(?:pain|power|strength|score|gcs|apgar|correct|vision|stars?|ribs?|limbs?|stations?|questions?|quiz|pass(?:ed)?\b|on (?:the )?(?:vas|gcs|pain|scale|quiz|exam|test)|at \d+\s*m|severity|intensity|headache|frailty|reflexes|chest pain|abdo|back pain|parts?|modules|sessions|to \d|-+>|\u2192|out of)/i;
/** Matches words after a clinical fraction that say it is about a patient. */
const ofPatientWords =
  /^\s*(?:fevers?|febrile|cough\w*|pain|vomit\w*|vom|diarrh\w*|d&v|n&v|sob|dyspn\w*|post|hx|history|of\b|old|ago|preg\w*|gest\w*|f\/?u|follow\w*|obs|reviews?\s+(?:of|appt)|abx|antibiotics?|unwell|illness|headaches?|chest|abdo\w*|since|worsening|increasing|duration|leave|rash\w*|naus\w*|bleed\w*|swell\w*|weak\w*|confus\w*|symptoms?|dysuria|constipat\w*|letharg\w*|infants?|bab(?:y|ies)|bub|boy|girl|males?|females?|child|toddler|pts?\b|patients?|m\b|f\b|yo\b|progressive|gradual\w*|intermittent|decreas\w*|poor|reduced|generali[sz]ed|palpitations|dizz\w*|falls?|uti|urti|flu\b|viral|back|leg|l\b|r\b|lower|upper|ongoing|known|prior|before|pre\b|after|stroke|mi\b|cva|anaphylaxis|asthma|croup|seizures?|prescription|secondment|rotation|placement|probation|contract|later|supply|course of|trial|plan\b|antenatal|postnatal|postpartum|post-|fatigue|insomnia|ache|haematuria|pv\b|pr\b|melaena|sepsis|infection|cellulitis|wound|delirium|anorexia|dehydrat\w*|wheez\w*|sore|dry|wet|productive)/i;
const ofPatientBefore =
  /\b(?:for|past|last|every|q|over|in|after|within|aged?|post|x|approx|about|least|since|hx of|history of|gestation|preg(?:nant)?|prem|at|unwell|fever|cough|pain|symptoms|vomiting|diarrhoea|baby|infant|bub|child|male|female|pt|patient|chest|abdo|headache|review(?: in)?|follow ?up(?: in)?|f\/?u(?: in)?|rash|sob|m|f)\s*$/i;
const ofPatient = (before: string, after: string): boolean =>
  ofPatientWords.test(after) || ofPatientBefore.test(before);

/** Returns a day unless it is beyond tomorrow or in a later CPD year. */
const clampToRule = (found: CivilDate | null, today: CivilDate): CivilDate | null =>
  found !== null && found <= addDays(today, 1) && cpdYearOf(found) <= cpdYearOf(today)
    ? found
    : null;

const yesterday = String.raw`(?:yesterday|yesterdays|yest|yesty|yday|y'day|ystdy|yesterdy|yesturday|yeterday)`;

/** Finds days that are said from today, by their weekday or by their number. None is beyond tomorrow. */
export function findRelativeDays(scan: Scan, today: CivilDate): void {
  const before = (days: number) => day(clampToRule(addDays(today, -days), today));
  scan.find(
    String.raw`(?:\bon\s+)?(?:\bthe\s+)?\b(?:day\s+(?:before|b4)\s+${yesterday}|night\s+before\s+last|two\s+(?:days|nights)\s+ago)\b${partOfDay}`,
    () => before(2),
  );
  scan.find(/(?:\bthe\s+)?\bday\s+after\s+(?:tomorrow|tmrw|tmr)\b/, () => day(null));
  // A debrief of yesterday's job may be of today.
  scan.find(String.raw`\b(?:${yesterday}|last\s*night)'?s\b`, () => day(null));
  scan.find(String.raw`\b${yesterday}\b(?!'s)${partOfDay}`, () => before(1));
  scan.find(/\b(?:last\s*night|last\s+nite)\b/, () => before(1));
  scan.find(
    String.raw`\b(?:today|2day|tdy|tonight|tonite|earlier\s+today|this\s+(?:morning|arvo|avo|afternoon|evening|am))\b(?!'s)(?:\s+(?:night|arvo|avo|afternoon|morning|evening|am|pm)\b)?`,
    () => before(0),
  );
  scan.find(
    String.raw`\b(?:tomorrow|tomorow|tommorrow|tommorow|tmrw|tmr|tomoz|2moro|tmoro)\b(?!'s)${partOfDay}`,
    () => before(-1),
  );
  // Their names have weekdays in them: Good Friday, Easter Monday, Cup Tuesday.
  scan.find(
    String.raw`(?:\bon\s+)?\b(?:good|easter|palm|ash|shrove|black|cup|show|ekka)\s+${weekday}`,
    () => day(null),
  );
  scan.find(
    String.raw`\b(?:(couple|few|several|\d{1,3}|an?|${numberWords})\s+(?:of\s+)?)?(nights?|days?|sleeps?|weeks?|wks?|fortnights?|months?|mths?|years?|yrs?|shifts?|sets?|blocks?)\s+(?:ago|back|prior)\b`,
    ([, count = 'a', unit]) => {
      const days = /^(?:night|day|sleep)/i.test(unit!)
        ? 1
        : /^(?:week|wk)/i.test(unit!)
          ? 7
          : /^fort/i.test(unit!)
            ? 14
            : null;
      const times = /couple|few|several/i.test(count) ? Number.NaN : countOf(count);
      return days === null || Number.isNaN(times) || times * days > 366
        ? day(null)
        : before(times * days);
    },
  );
  // Several days: which one is asked.
  scan.find(String.raw`(?:\bon\s+)?\b${weekday}\s*(?:-|to|&|and|\+|\/|,)\s*${weekday}`, () =>
    day(null),
  );
  // The words before a weekday say which; 'next friday' is beyond what was done.
  scan.find(
    String.raw`(?:\bon\s+)?(?:\b(last|this|next|past|this\s+past|coming|this\s+coming|previous)\s+)?\b${weekday}${partOfDay}(\s+(?:(?:of\s+)?last\s+(?:week|wk)|week\s+before\s+last|before\s+last|(?:of\s+)?this\s+(?:week|wk)|just\s+gone|next\s+(?:week|wk)|week|wk|fortnight|ago))?(?!\s*(?:-|to|&|and|\+|\/)\s*${weekday})`,
    ([text, which = '', name, behind = ''], earlier, later) => {
      if (isNoWeekday(text, name!, earlier, later)) return other;
      if (/^\s*[a-z]/i.test(later) && isDoubtful(text, name!, earlier)) return day(null);
      const since = (weekdayAt(today) - weekdayOf(name!) + 7) % 7;
      if (
        /next|week before|before last|(?:week|wk)$|fortnight|ago|coming/i.test(which + behind) &&
        !/(?:last|this)\s+(?:week|wk)/i.test(behind)
      )
        return day(null);
      if (/last\s+(?:week|wk)/i.test(behind)) {
        // Weeks begin on Monday.
        const monday = (weekdayAt(today) + 6) % 7;
        return before(monday + 7 - ((weekdayOf(name!) + 6) % 7));
      }
      if (/this\s+(?:week|wk)/i.test(behind)) {
        const monday = (weekdayAt(today) + 6) % 7;
        return before(monday - ((weekdayOf(name!) + 6) % 7));
      }
      if (/^this$/i.test(which))
        return since === 0 ? before(0) : since === 6 ? before(-1) : day(null);
      return before(since === 0 && /last|past|previous|gone/i.test(which + behind) ? 7 : since);
    },
  );
  scan.find(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/, () => day(null));
  scan.find(
    String.raw`(\bon\s+)?(\bthe\s+)?\b(\d{1,2})(?:st|nd|rd|th)\b(\s+of\s+(?:this|last)\s+month)?${partOfDay}`,
    ([, on, the, number, of], earlier, later) => {
      const at = Number(number);
      if (at < 1 || at > 31) return other;
      if (!of && isOrdinal(later)) return other;
      const isEdge = /^[\s,.;!)\uE000]*$/.test(later) || later.trimStart().startsWith(GAP);
      const isSaid = Boolean(on || of || the);
      if (!isSaid && !isEdge && (at < 4 || earlier.trim() !== '')) return day(null);
      const named = /\b(mon|tue|wed|thu|fri|sat|sun)\w*[\s,]+$/i.exec(earlier)?.[1];
      const found = numbered(at, today, of);
      return day(named && found && weekdayOf(named) !== weekdayAt(found) ? null : found);
    },
  );
}

/** The latest such day of a month, up to tomorrow. */
function numbered(at: number, today: CivilDate, of = ''): CivilDate | null {
  const [year, this_] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const inMonth = (back: number) => {
    const index = year * 12 + this_ - 1 - back;
    return civil(Math.floor(index / 12), (index % 12) + 1, at);
  };
  if (/last/i.test(of)) return inMonth(1);
  const now = clampToRule(inMonth(0), today);
  if (now || /this/i.test(of)) return now;
  // The 31st may be two months back: then it is asked.
  return inMonth(1);
}

const isOrdinal = (after: string): boolean =>
  /^[\s-]*(?:years?|yr|yrs|aid(?:er)?s?|degree|line|stage|edition|ed\b|trimester|trim|floor|generation|gen\b|hand|cause|party|attempt|time|session|sessions|part|module|day|days|week|weeks|block|rotation|class|level|person|crew|opinion|student|grade|third|half|quarter|percentile|intercostal|ics|rib|heart|nerve|cranial|ave|avenue|street|st\b|dose|shock|round|annual|world|international|national|anniversary|place|choice|on scene|responder|response|truck|set|one|of\b|in\b|most|last|century|gravida|baby|pregnancy|semester|sem\b|term|intake)/i.test(
    after,
  );

/** Words of the body and of verbs that look like weekdays: sat in on, sats, sunburn, a sun safety talk. */
function isNoWeekday(text: string, name: string, before: string, after: string): boolean {
  if (
    /^(?:sat)$/i.test(name) &&
    (/^\s*(?:in|on|down|through|with|for|at|the|my|an?|up|nav|phone|exams?|tests?|assessments?|\d{2,3}\s*%)\b/i.test(
      after,
    ) ||
      /(?:o2|spo2|low|%|\bi|we|and|who|ox|oxygen|crew|\d)\s*$/i.test(before) ||
      /%/.test(after.slice(0, 5)))
  )
    return true;
  if (
    /^sun$/i.test(name) &&
    /^\s*(?:stroke|burns?|safety|smart|exposure|protection|screen|damage|rise|set)\b/i.test(after)
  )
    return true;
  return (
    /^(?:mon|wed|fri|thu)$/i.test(text) &&
    /^\s*[.-]?\d*[a-z]*\d/.test(after) &&
    before.endsWith('-')
  );
}

/** A short 'sat', 'sun', 'mon' or 'wed' among other words may be something else. */
const isDoubtful = (text: string, name: string, before: string): boolean =>
  /^(?:sat|sun)$/i.test(name) &&
  text.trim().length <= 4 &&
  !/\b(?:on|last|this|late|early)\s*$/i.test(before);

/** Finds words that look like a day but do not name one for certain. */
export function findUnsureDays(scan: Scan): void {
  scan.find(
    /\b(?:last|this|past|previous|earlier\s+this|earlier\s+in\s+the|next|late\s+last|early\s+last|end\s+of\s+last|start\s+of\s+(?:this|last)|most\s+of\s+(?:this|last))\s+(?:week(?:end)?|wk(?:end)?|w\/?end|fortnight|month|mth|year|yr|quarter|block|set|tour|roster|rotation|cycle|tuesday week)\b(?!'s?\s+\w)(?:\s+of\s+\w+)?/,
    () => day(null),
  );
  scan.find(
    /\b(?:(?:the\s+)?other\s+(?:day|night|week|shift|arvo)|(?:the\s+)?(?:day|night)\s+before|recently|lately|(?:over|on|at|during|across)\s+the\s+(?:long\s+)?(?:weekend|wkend|w\/end)|(?:weekend|week|month)\s+just\s+gone|(?:a\s+)?while\s+(?:ago|back)|ages\s+ago|earlier\s+(?:in\s+the\s+)?(?:week|month|year)|(?:last|previous)\s+shift|a\s+week\s+(?:from|before)\s+\w+|(?:a\s+|few\s+|couple\s+of\s+)?(?:weeks|months|years|days|nights)\s+ago|(?:on\s+)?(?:boxing|christmas|xmas|anzac|australia|easter|good)\s+(?:day|eve|friday|monday|sunday)|over\s+(?:christmas|xmas|easter|new\s+year)|new\s+year'?s?\s+(?:day|eve)|nye|eofy|xmas|christmas|(?:the\s+)?(?:weekend|wknd|wkend|w\/end))\b/,
    () => day(null),
  );
  scan.find(
    String.raw`\b(?:in|during|early|late|mid|since|last|this|next|end\s+of|start\s+of|beginning\s+of|throughout)[\s-]+(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?:\s+20\d\d)?`,
    () => day(null),
  );
  scan.find(
    /\b(?:january|february|july|september|october|november|december|sept|oct|nov|feb)\b(?:\s+20\d\d)?(?!'s)/,
    () => day(null),
  );
}
