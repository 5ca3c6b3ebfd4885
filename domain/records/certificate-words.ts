import { activityLimits } from './activities.ts';
import { traceLimits } from './activity-trace.ts';
import { neighboursOf, tidyCells, CELLS_MAX, type Cell } from './certificate-cells.ts';
import { readDays, type Days } from './certificate-days.ts';
import { readHours } from './certificate-hours.ts';
import { distinct, type Asked, type Proposal } from './certificate-proposals.ts';
import type { CivilDate } from '../dates.ts';

/** What a certificate says; null if it says nothing of it. */
export interface CertificateReading {
  title: Proposal<string> | null;
  provider: Proposal<string> | null;
  day: Proposal<Days> | null;
  hours: Proposal<number> | null;
  number: Proposal<string> | null;
}

/**
 * How the text was got: drawn as text, the first pages of it, or recognised from a picture, where each sign may be
 * another.
 */
export type TextSource = 'text' | 'part' | 'picture';

/** Reads a certificate and guesses nothing: what it does not say for certain is asked, or absent. */
export function readCertificate(
  given: readonly Cell[],
  today: CivilDate,
  source: TextSource = 'text',
): CertificateReading {
  const cells = tidyCells(given);
  const reading = {
    title: readTitle(cells),
    provider: readProvider(cells),
    day: readDays(cells, today),
    hours: readHours(cells),
    number: readNumber(cells),
  };
  if (source === 'text' && given.length <= CELLS_MAX) return reading;
  const why = source === 'picture' ? 'picture' : 'part';
  return {
    title: unsure(reading.title, why),
    provider: unsure(reading.provider, why),
    day: unsure(reading.day, why),
    hours: unsure(reading.hours, why),
    number: unsure(reading.number, why),
  };
}

const unsure = <Value>(
  proposal: Proposal<Value> | null,
  why: Asked<Value>['why'],
): Proposal<Value> | null =>
  proposal?.is === 'sure'
    ? { is: 'asked', options: [proposal.value], words: proposal.words, why }
    : proposal;

/** One value is sure, several are asked. */
function oneOf(values: readonly string[], isAsked = false): Proposal<string> | null {
  const all = [...new Map(values.map((each) => [each.toLowerCase(), each])).values()];
  const [value] = all;
  if (value === undefined) return null;
  return all.length === 1 && !isAsked
    ? { is: 'sure', value, words: [value] }
    : {
        is: 'asked',
        options: all.slice(0, 4),
        words: all.slice(0, 4),
        why: all.length > 1 ? 'two-names' : 'unclear',
      };
}

/** The value behind a label, in the same cell, or in that beside or below it. */
function labelled(
  cells: readonly Cell[],
  label: RegExp,
  isValue: (text: string) => boolean,
): string[] {
  return cells.flatMap((cell) => {
    const match = label.exec(cell.text);
    if (!match) return [];
    const rest = cell.text.slice(match.index + match[0].length).trim();
    if (rest !== '') return isValue(rest) ? [rest] : [];
    const { right, below } = neighboursOf(cell, cells);
    const next = [right, below].find((each) => each && isValue(each.text));
    return next ? [next.text] : [];
  });
}

const titleLabel =
  /^(?:(?:course|activity|program(?:me)?|module|session|event|training|webinar|workshop|cpd activity|unit|subject)(?:\s+(?:title|name|topic))?|title|topic)\s*[:=]\s*|^(?:(?:course|activity|program(?:me)?|module|session|event|training|webinar|workshop|topic|cpd activity)\s+(?:title|name)|title of (?:the )?(?:course|activity|event|session|program(?:me)?))\s*[:=-]?\s*$/i;
const isTitled = (text: string): boolean =>
  /\p{L}{3}/u.test(text) && text.length >= 4 && !isNoTitle.test(text);
const isNoTitle =
  /^(?:certificate\b|this (?:is to )?certif|date\b|hours?\b|duration|cpd\b|provider|signature|signed|has\b|issued|valid|completed|presented|awarded|for\b|on\b|by\b|\d[\d\s./-]*$|[^:]*\b(?:dates?|expir\w+|due|numbers?|hours?|id|no\.?)\s*:)/i;
/** A phrase that a title follows, on its line or the next. */
const beforeTitle =
  /\b(?:(?:has|have)\s+(?:successfully\s+|satisfactorily\s+)?(?:completed|attended|participated in|undertaken|finished|passed)|(?:successfully|satisfactorily)\s+(?:completed|completing)|(?:for|in)\s+(?:(?:successful(?:ly)?|satisfactor(?:y|ily))\s+)?(?:completing|the completion of|completion of|attending|attendance at|participating in|participation in)|in recognition of (?:completing|attending|participation in))\b(?!\s+by\b)\s*:?\s*(?:the\s+)?(?:following\s+)?(?:(?:\d[\w.-]*\s*[- ]?(?:hours?|hrs?|day)\s+)?(?:online\s+)?(?:training\s+)?(?:course|program(?:me)?|activity|module|workshop|webinar|training|session|event)\s*(?:entitled|titled|called|in|on|:)\s*|(?:training|course|activity|program(?:me)?|requirements)\s*(?:of|for|in|:)?\s*(?:the\s+)?$)?:?\s*/i;
/** A kind of activity alone is no title: the webinar, this online course. */
const isKind =
  /^(?:(?:the|a|an|this|our|following|online|live|training|cpd|all|requirements|of|for|in)\s+)*(?:courses?|program(?:me)?|activit(?:y|ies)|modules?|workshops?|webinars?|training|sessions?|events?|seminars?|conference|unit|requirements(?: of| for)?)\s*:?$/i;
/** Where a title in a sentence ends. */
const afterTitle =
  /\s*(?:[,.;(]?\s*\b(?:held|conducted|delivered|provided|presented|hosted|run|facilitated|organi[sz]ed|issued|offered|dated)\b|\b(?:on|from|at)\s+(?:the\s+)?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\s+\d)|[,;(]?\s*\b(?:completed|worth|comprising|equating|equal to|totalling|for a total|earning|awarded)\b|[,;.(-]?\s*(?:\d[\d.]*|a total of)\s*(?:cpd\s+)?(?:hours?|hrs?|points?)\b|\s[-(]\s*\d{1,2}[ /.-]|\s{3}).*$/i;

/** What a course is, before its title: the 8 hour online course. */
const leadOfTitle =
  /^(?:(?:the|an?)\s+)?\d[\d.]*[\s-]*(?:hours?|hrs?|days?)[\s-]+(?:(?:online|live|cpd)\s+)*(?:course|program(?:me)?|workshop|webinar|training|module|session|activity)\s+(?:(?:in|on|of|entitled|titled|called)\s+)?/i;

function cleanTitle(text: string): string {
  const title = text
    .replace(leadOfTitle, '')
    .replace(afterTitle, '')
    .replace(/^[\s"'“”‘’:,.-]+|[\s"'“”‘’:,;-]+$/g, '')
    .replace(/(?<!\b[A-Z])\.$/, '');
  return title.slice(0, activityLimits.title.max);
}

/** A title that goes on below: it ends in a small word, or the next line begins with a small letter. */
function wholeTitle(text: string, cells: readonly Cell[]): string {
  const cell = cells.find((each) => each.text.endsWith(text));
  const next = cell && neighboursOf(cell, cells).below;
  if (!next || next.top - cell.bottom > cell.bottom - cell.top) return text;
  const goesOn =
    /(?:\b(?:and|or|of|for|in|on|to|the|an?|with|from|at|by)|[&,-])$/i.test(text) ||
    (/^\p{Ll}/u.test(next.text) && !beforeTitle.test(next.text));
  return goesOn ? `${text} ${next.text}` : text;
}

function readTitle(cells: readonly Cell[]): Proposal<string> | null {
  const named = labelled(cells, titleLabel, isTitled)
    .map((text) => cleanTitle(wholeTitle(text, cells)))
    .filter(isTitled);
  if (named.length > 0) return oneOf(named);
  const said = cells.flatMap((cell, at) => {
    const match = beforeTitle.exec(cell.text);
    if (!match) return [];
    const rest = cleanTitle(wholeTitle(cell.text.slice(match.index + match[0].length), cells));
    if (isTitled(rest) && !isKind.test(rest)) return [rest];
    const next = cells.slice(at + 1).find((each) => each.top >= cell.bottom - 1) ?? cells[at + 1];
    const title = next ? cleanTitle(wholeTitle(next.text, cells)) : '';
    return isTitled(title) ? [title] : [];
  });
  if (said.length > 0) return oneOf(said);
  // The largest text that is neither a heading nor all there is.
  const tall = cells.filter(
    ({ text }) =>
      isTitled(text) && !/certificat|statement of|attendance|completion|pty|university/i.test(text),
  );
  const height = Math.max(...tall.map(({ top, bottom }) => bottom - top), 0);
  const usual =
    cells.map(({ top, bottom }) => bottom - top).toSorted((a, b) => a - b)[cells.length >> 1] ?? 0;
  const large = tall.filter(({ top, bottom }) => bottom - top === height && height > usual * 1.2);
  return oneOf(large.map(({ text }) => cleanTitle(text)).filter(isTitled), true);
}

const providerLabel =
  /^(?:cpd |course |training |education |learning )?(?:provider|organi[sz]ation|organi[sz]er|institution)(?: name)?\s*[:=-]?\s*|^(?:issued|delivered|conducted|provided|organi[sz]ed|hosted|offered|run|awarded|certified)\s+by\s*[:=-]?\s*|^on behalf of\s*:?\s*/i;
const providerInLine =
  /\b(?:issued|delivered|conducted|provided|organi[sz]ed|hosted|offered|run)\s+by\s+(?:the\s+)?([A-Z][^,;]*)/;
/** A speaker, who may not be the provider. */
const speaker = /\b(?:presented|facilitated|taught|led)\s+by\s*:?\s*(?:the\s+)?([A-Z][^,;]*)/i;
const isOrganisation =
  /\b(?:pty|ltd|inc\.?|university|college|institute|academy|ambulance|hospital|health|council|association|society|foundation|school|centre|center|training|education)\b/i;
const isProvider = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/^\W*(?:number|no\b|id\b|code)/i.test(text);

const cleanProvider = (text: string): string =>
  text
    .replace(
      /\s*(?:[,;|(]?\s*\b(?:abn|acn|rto|provider (?:no|number|id|code))\b|\bon\s+(?:the\s+)?\d|\bat\s+the\b|\bfor\s+\d|\s-\s).*$/i,
      '',
    )
    .replace(/\s+\d{1,2}[ /.-](?:\d|[A-Z][a-z]{2}).*$/, '')
    .replace(/^[\s"“”:,.-]+|[\s"“”:,;.(-]+$/g, '')
    .slice(0, traceLimits.provider.max);

function readProvider(cells: readonly Cell[]): Proposal<string> | null {
  const inLines = cells.flatMap(({ text }) => providerInLine.exec(text)?.[1] ?? []);
  const named = [...labelled(cells, providerLabel, isProvider), ...inLines]
    .map(cleanProvider)
    .filter(isProvider);
  if (named.length > 0) return oneOf(named);
  const spoken = cells.flatMap(({ text }) => speaker.exec(text)?.[1] ?? []);
  const likely = cells
    .filter(
      ({ text }) =>
        isOrganisation.test(text) &&
        text.length <= 80 &&
        !/[:.]\s|certif|complet|attend|\bhours?\b|\d/i.test(text),
    )
    .map(({ text }) => text);
  return oneOf([...spoken, ...likely].map(cleanProvider).filter(isProvider).slice(0, 3), true);
}

const numberLabel =
  /\b(?:certificate|cert\.?|credential|badge|statement)\s*(?:number|no\.?|num\.?|id|#|code|identifier|serial(?: (?:number|no\.?))?|ref(?:erence)?\.?(?: (?:number|no\.?))?)\s*[:=#-]*\s*|\b(?:verification|validation)\s*(?:code|number|id|no\.?)\s*[:=#-]*\s*|\bserial\s*(?:number|no\.?)\s*[:=#-]*\s*/i;
const numberToken = /^#?\s*([A-Z0-9][A-Z0-9/._-]{1,38}[A-Z0-9])(?=$|[\s,;)])/i;
const isNumberToken = (text: string): boolean => /\d/.test(numberToken.exec(text)?.[1] ?? '');

function readNumber(cells: readonly Cell[]): Proposal<string> | null {
  const found = labelled(cells, numberLabel, isNumberToken).map(
    (text) => numberToken.exec(text)![1]!,
  );
  return oneOf(distinct(found));
}
