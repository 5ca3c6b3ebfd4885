/** Reasons why a value is asked about, as the user reads them. */
export const certificateReasons = {
  about: 'The certificate says only about how long.',
  clock: 'This may be hours and minutes, or minutes and seconds.',
  credits: 'The badge counts credits, which may not be hours.',
  digits: 'These numerals are not read.',
  issued: 'This is the day it was issued. You may have completed it earlier.',
  'issued-before': 'It was issued before this day.',
  'long-ago': 'This is more than ten years ago.',
  'no-day': 'The certificate names the month only.',
  'no-such-day': 'There is no such day.',
  'no-year': 'The year is missing.',
  'or-points': 'These may be hours or points.',
  order: 'The day or the month may come first.',
  planned: 'This is how long it was planned to take.',
  part: 'Only its beginning was read.',
  picture: 'Read from a picture, where a sign may be another: compare each value.',
  points: 'Points are not hours.',
  rounded: 'Hours are recorded in half hours, rounded down.',
  'several-days': 'It took several days. The last one is the day of completion.',
  'short-year': 'The year has two digits.',
  times: 'The certificate says from when to when, breaks included.',
  'to-come': 'This day is still to come.',
  'too-long': 'This is more than one activity can have.',
  'too-short': 'An activity is at least half an hour.',
  'two-dates': 'The certificate names several days.',
  'two-lengths': 'The certificate names several lengths.',
  'two-names': 'The certificate names several.',
  unclear: 'The words do not say it for certain.',
  weekday: 'The weekday is not that of the date.',
  'which-date': 'The certificate does not say what this date is.',
} as const;

/** A value that the certificate does not say for certain: those that it may be, and the words that they are from. */
export interface Asked<Value> {
  is: 'asked';
  options: readonly Value[];
  words: readonly string[];
  why: keyof typeof certificateReasons;
}

/** A value from a certificate, and the words that it is from. Nothing is recorded before the user confirms it. */
export type Proposal<Value> = { is: 'sure'; value: Value; words: readonly string[] } | Asked<Value>;

export const distinct = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((each) => [JSON.stringify(each), each])).values(),
];
