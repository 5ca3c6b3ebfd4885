import { other, type scanner } from './quick-log-parts.ts';

/** Texts that look like a length, a day or a multiplier but never are, wherever they appear. */
const routine: readonly RegExp[] = [
  // Ages and gestations: 45 yo, 6 months old, 6/12 old, 3 day old
  /(?<![\w.])\d{1,3}[\s-]*(?:yo|y\.o\.|y\/o|yr[\s-]?old|years?[\s-]old|months?[\s-]old|mths?[\s-]old|weeks?[\s-]old|wks?[\s-]old|days?[\s-]old|hours?[\s-]old|hrs?[\s-]old|min(?:ute)?s?[\s-]old)\b/,
  /(?<![\w./])\d{1,2}\/(?:7|12|52|24)\s+(?:old|preg\w*|gest\w*|prem\w*)\b/,
  // Blood pressure and other pairs above any day
  /\b(?:bp|nibp|ibp)[\s:]*\d{2,3}\/\d{2,3}\b/,
  /(?<![\w./])\d{2,3}\/(?:[4-9]\d|\d{3})(?![\w/])/,
  // Ratios and dilutions: 1:1000, 1:10,000, 30:2, 15:2
  /(?<![\w.:])1:\d{1,3}(?:,?000)(?!\w)/,
  /(?<![\w.:])(?:30|15|3|5|1|2):[12]\b(?!\d|\s*(?:h|hrs?|hours?)\b)/,
  // Vehicles and idioms
  /\b(?:4\s?x\s?4s?|4wd|6x6|24\/7|24-7|50\/50|9-5)\b/,
  // Doses and rates: 2mg/h, 100 ml/hr, 5 mcg/kg/min, q4h, 4 hourly, 4hrly
  /(?<![\w.])\d+(?:[.,]\d+)?\s*(?:mg|mcg|ml|l|g|units?|iu|mmol|j|micrograms?|mics?)(?:\/[a-z]+)*(?:\/(?:h|hr|hour|min|minute|m|kg|l))*\b(?:\s*x\s?\d{1,2}\b)?/,
  /\bq\d{1,2}h\b/,
  /(?<![\w.])\d{1,2}[\s/-]*(?:hourly|hrly|min(?:ute)?ly|24ly|7ly)\b/,
  // Gauges, leads and equipment
  /(?<![\w.])\d{1,2}[\s-]*(?:leads?|g\b|gauge|fr\b|way)\b/,
  /\b(?:x|chest x)[\s-]?rays?\b/,
  // Frequencies that describe an activity, not when it was
  /\b(?:weekly|fortnightly|monthly|quarterly|annual(?:ly)?|yearly|daily)\b/,
  // Of a day, week or year, not on it: last month's journal, 2025 guidelines
  /\b(?:today|tomorrow|(?:last|this|next)\s+(?:week|fortnight|month|year))'s\b/,
  // Days of an illness or of a programme: day 3, D2
  /\b(?:day|d|week|wk|session|module|part|unit|chapter|station|stage|level|year|yr)\s?\d{1,2}\b(?!\s*(?:[/:-]\s*\d|h\b|hrs?\b|min))/,
];

/** Finds words that clinicians write every day and that belong in no field of an activity. */
export function findRoutine(scan: ReturnType<typeof scanner>): void {
  for (const pattern of routine) scan.find(pattern, () => other);
}
