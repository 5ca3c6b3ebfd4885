import { commonNames } from './common-names.ts';

/** Kinds of text that may identify a patient. */
export const identifierKinds = [
  'name',
  'date-of-birth',
  'address',
  'phone',
  'medicare',
  'health-identifier',
  'record-number',
  'email',
] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

export interface IdentifierPattern {
  kind: IdentifierKind;
  find: RegExp;
  /** Confirms or rejects a match; `after` is the text that follows it. */
  accept?: (groups: readonly (string | undefined)[], after: string) => boolean;
}

// Every repetition has a bound, so that matching time stays linear in the length of any text.
const START = String.raw`(?<![\p{L}\p{N}])`;
const NAME = String.raw`\p{Lu}[\p{L}'’-]{1,30}`;
// Not all capitals: in a line in capitals, the next word is rarely a name.
const SECOND = String.raw`\p{Lu}['’]?\p{Ll}[\p{L}'’-]{0,30}`;
const PARTICLE = '(?:(?:de|da|del|di|du|van|von|der|den|la|le|el|al|bin) ){0,3}';
const PERSON =
  '(?:patient|pt|man|woman|lady|gentleman|boy|girl|male|female|child|baby|toddler|teenager|resident|client|person|son|daughter|husband|wife|mother|father)';

/** Words that follow a title or 'patient' with a capital letter but are not names. */
const noNames = wordSet(
  `and angiogram angiography imaging scan spectroscopy sequences rate rates distance teams word excel transport care
  safety experience advocate assessment handover report record information name date the was has is had said who with of
  score patient crew bean robot whippy men`,
);
const isName = (word = '') => !noNames.has(word.toLowerCase()) && !/^\p{Lu}{1,3}$/u.test(word);
const isCommonName = (word = '') => commonNames.has(word.toLowerCase().replace('’', "'"));

const names: IdentifierPattern[] = [
  {
    // Skip 'Dr': a doctor is nearly always a colleague or a teacher.
    kind: 'name',
    find: pattern(
      `${START}(?:(?<![Nn]ear )Miss|Mr|MR|Mrs|MRS|Ms|Mx)(?:\\.? {1,2}|\\.|-)${PARTICLE}(${NAME})(?: ${SECOND})?`,
    ),
    accept: ([, word]) => isName(word),
  },
  {
    kind: 'name',
    find: pattern(`${START}(?:Mr|Mrs)(\\p{Lu}\\p{Ll}{2,30})`),
    accept: ([, word]) => isName(word),
  },
  {
    kind: 'name',
    find: pattern(`${START}(?:mr|mrs)\\.? {1,2}(\\p{Ll}[\\p{L}'’-]{2,30})`),
    accept: ([, word]) => isName(word),
  },
  {
    kind: 'name',
    find: pattern(`${START}(?:[Pp]atient|PATIENT|[Pp]t|PT),? (${NAME})(?: ${NAME})?`),
    accept: ([, word]) => isCommonName(word),
  },
  {
    kind: 'name',
    find: pattern(
      `${START}(?:[Pp]atient|[Pp]t)(?:['’]s)? [Nn]ame(?: is| was)?[ :-]{1,3}(${NAME})(?: ${NAME})?`,
    ),
    accept: ([, word]) => isName(word),
  },
  {
    kind: 'name',
    find: pattern(`${START}${PERSON} (?:is |was )?(named|called) (${NAME})(?: ${NAME})?`),
    accept: ([, verb, word]) => (verb === 'named' ? isName(word) : isCommonName(word)),
  },
  {
    kind: 'name',
    find: pattern(
      `${START}(${NAME}) ${NAME},? \\(?(?:aged? )?\\d{1,3}[ -]?(?:yo|y\\/o|yrs?|years?|[MF]|male|female)(?!\\p{L})`,
    ),
    accept: ([, word]) => isCommonName(word),
  },
  {
    kind: 'name',
    find: pattern(
      `(?<=\\d ?)(?:yo|y\\/o|[- ]?y(?:ea)?r[- ]old) (?:${PERSON} |[MF] )?(?:named )?(${NAME})(?: ${NAME})?`,
    ),
    accept: ([, word]) => isCommonName(word),
  },
];

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const ORDINAL = '\\d{1,2}(?:st|nd|rd|th)?';
const DATE = `(?:\\d{1,2}[/. -]\\d{1,2}[/. -](?:\\d{4}|\\d{2})|\\d{4}[/. -]\\d{1,2}[/. -]\\d{1,2}|${ORDINAL}(?: of)?[ -]?${MONTH},?[ -]?(?:\\d{4}|\\d{2})|${MONTH} ${ORDINAL},? \\d{4}|\\d{8}|\\d{6})(?!\\d)`;

const birthDates: IdentifierPattern[] = [
  {
    kind: 'date-of-birth',
    find: pattern(
      `${START}(?:d\\.?o\\.?b\\.?|date of birth|birth ?date|birthday|born)[ :=(-]{0,4}(?:is |was |on |the ){0,3}${DATE}`,
      'i',
    ),
  },
  {
    kind: 'date-of-birth',
    find: pattern(`(?<![\\d/.-])${DATE} \\(?(?:dob|d\\.o\\.b)(?!\\p{L})`, 'i'),
  },
];

const STREETS =
  'Street|Road|Avenue|Drive|Court|Place|Crescent|Lane|Parade|Terrace|Highway|Boulevard|Close|Circuit|Way|Grove|Esplanade|Square|Rise|Mews|St|Rd|Ave|Av|Dr|Ct|Pl|Cres|Cr|Ln|Pde|Tce|Hwy|Blvd|Bvd|Cl|Cct|Gr|Esp|Sq';
const HOUSE = String.raw`(?<![\p{L}\p{N}.:/-])(?:(?:Unit|Apt|Flat|Lot|Villa|U)\.? ?)?(\d{1,5})[A-Za-z]?(?: ?[/-] ?\d{1,5}[A-Za-z]?)?,? `;
const PLACE = `(?:\\.?,? ${NAME}(?: ${NAME})?,?(?: (?:QLD|NSW|VIC|TAS|SA|WA|NT|ACT|Qld|Vic|Tas))?,? \\d{4}(?!\\d))?`;

/** Words between a number and a street type that rule out an address: '4 Wheel Drive', '20 minutes drive'. */
const noStreets = wordSet(
  `wheel hour hours minute minutes min mins day days week weeks year years km kms metre metres blood toy food test the
  this that one per fatal serious single multiple traffic tennis squash lead leads way crew crews patient patients people
  cars car vehicles vehicle lane paramedic paramedics doctor nurse consultant on off by for and from down along across
  near next any every each more other marked anterior inferior lateral significant registered treating receiving
  attending visiting`,
);
/** Words that begin an address only if capitalised: '14 Main Road', but not '2 main road closures'. */
const noLowerStreets = wordSet(
  `main busy wet dirt gravel country rural suburban major minor bus new old local different separate long short open
  busiest quiet public mild subtle step senior junior`,
);
const isStreet = (between: string) =>
  between
    .split(' ')
    .every((word) => !noStreets.has(word.toLowerCase()) && !noLowerStreets.has(word));
/** Text after 'Road', 'St' or 'Dr' that rules out an address. */
const elsewhere =
  /^[ -](?:(?:crash|trauma|traffic|accident|toll|safety|rule|user|death|fatalit|incident|collision|work|closure|elevation|depression|segment|change)|(?:John|Vincent|Andrew|George|Mary|Luke|Stephen)(?!\p{L}))/iu;

const addresses: IdentifierPattern[] = [
  {
    kind: 'address',
    find: pattern(
      `${HOUSE}(\\p{Lu}[\\p{L}'’-]{0,25}(?: \\p{Lu}[\\p{L}'’-]{0,25}){0,2}) (${STREETS})(?![\\p{L}'’])${PLACE}`,
    ),
    accept: ([, house, between = '', kind], after) =>
      isStreet(between) &&
      !elsewhere.test(after) &&
      !(kind === 'Dr' && /^\.? \p{Lu}\p{Ll}/u.test(after)) &&
      !(kind === 'Drive' && /^(?:19|20)\d\d$/.test(house ?? '')),
  },
  {
    kind: 'address',
    find: pattern(
      `${HOUSE}(\\p{Ll}{3,20}) (?:street|st|road|rd|avenue|ave|crescent|cres|parade|terrace)(?!\\p{L})`,
    ),
    accept: ([, , between = ''], after) => isStreet(between) && !elsewhere.test(after),
  },
  { kind: 'address', find: pattern(`${START}P\\.?O\\.? ?Box {0,2}\\d{1,6}`, 'i') },
];

// Public numbers (13 …, 1300, 1800, 000) do not match.
const phones: IdentifierPattern[] = [
  {
    kind: 'phone',
    find: /(?<![\p{L}\p{N}./+-])(?:\(0[2378]\) ?\d{4}[ -]?\d{4}|0[2378][ -]?\d{4}[ -]?\d{4}|(?:\+?61[ -]?)(?:\(0\) ?)?[2378][ -]?\d{4}[ -]?\d{4}|(?:0|\+?61[ -]?)[45]\d{2}[ .-]?\d{3}[ .-]?\d{3}|0[45]\d{2}[ -]\d{2}[ -]\d{2}[ -]\d{2}|0[45] \d{4} \d{4})(?![ -]?\d)/gu,
  },
  {
    kind: 'phone',
    find: /(?<![\p{L}\p{N}])(?:ph|phone|tel|telephone|mob|mobile)(?: number| no)?[.: ]{1,3}([2-9]\d{3}[ -]?\d{4})(?![ -]?\d)/giu,
  },
];

const MEDICARE = /(?<![\p{L}\p{N}./-])[2-6]\d{3}[ -]?\d{5}[ -]?\d(?:[ /-]?\d)?(?!\d)/gu;

/** Weights of a Medicare number's first eight digits; the ninth is their sum modulo ten (Services Australia). */
const medicareWeights = [1, 3, 7, 9, 1, 3, 7, 9];
function isMedicareNumber(found: string): boolean {
  const digits = Array.from(found.replace(/\D/g, ''), Number);
  const sum = medicareWeights.reduce((all, weight, index) => all + weight * digits[index]!, 0);
  return sum % 10 === digits[8];
}

const numbers: IdentifierPattern[] = [
  { kind: 'medicare', find: MEDICARE, accept: ([found = '']) => isMedicareNumber(found) },
  {
    kind: 'medicare',
    find: /(?<!\p{L})medicare(?: card)?(?: number| no\.?| num| #)?[ :#-]{0,3}(?:is )?\d{4}[ -]?\d{5}[ -]?\d(?:[ /-]?\d)?(?!\d)/giu,
  },
  // An individual's healthcare identifier; 800361 and 800362 belong to practitioners and organisations.
  { kind: 'health-identifier', find: /(?<!\d)8003[ -]?60\d{2}[ -]?\d{4}[ -]?\d{4}(?!\d)/gu },
];

const RECORD_ID = String.raw`([A-Z]{0,4}-?\d[\d/-]{0,20})(?![\p{L}\d]|[.:]\d)`;
const digitsIn = (text = '') => text.replace(/\D/g, '').length;
const isDate = (text = '') => /^\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?$|^\d{4}-\d\d-\d\d$/.test(text);

const records: IdentifierPattern[] = [
  {
    kind: 'record-number',
    find: pattern(
      `${START}(?:case|incident|e?PCR|eARF|job|patient|record|chart|file|CAD|event)(?: id| number| num| no\\.?| nr\\.?|(?= ?#))(?: is| was)?[ :#-]{0,3}${RECORD_ID}`,
      'i',
    ),
    accept: ([, id]) => digitsIn(id) >= 3 && !isDate(id),
  },
  {
    kind: 'record-number',
    find: pattern(
      `${START}(?:MRN|URN?|UMRN|HRN|ePCR|EPCR|eARF)(?: number| no\\.?)?[ :#-]{1,3}${RECORD_ID}`,
    ),
    accept: ([, id]) => digitsIn(id) >= 4 && !isDate(id),
  },
  {
    kind: 'record-number',
    find: pattern(`${START}(?:case|incident|job)[ :-]{1,3}${RECORD_ID}`, 'i'),
    accept: ([, id], after) =>
      digitsIn(id) >= 5 && !isDate(id) && !/^ (?:km|kms|metres|hours)\b/.test(after),
  },
];

const emails: IdentifierPattern[] = [
  {
    kind: 'email',
    find: /(?<![\p{L}\p{N}.+-])([\p{L}\p{N}][\p{L}\p{N}_.+-]{0,63})@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu,
    accept: ([found = '', local = '']) =>
      !/\.(?:gov|edu)(?:\.au)?$/i.test(found) &&
      !/^(?:info|admin|support|enquiries|contact|cpd|training|education|events|office|no-?reply)$/i.test(
        local,
      ),
  },
];

/** All patterns, most reliable first. Of overlapping matches, the earlier in the text wins, then this order. */
export const identifierPatterns: readonly IdentifierPattern[] = [
  ...records,
  ...numbers,
  ...phones,
  ...birthDates,
  ...addresses,
  ...names,
  ...emails,
];

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

function pattern(source: string, flags = ''): RegExp {
  return new RegExp(source, `gu${flags}`);
}
