import { describe, expect, test } from 'vitest';
import type { CountAnswers } from '#domain/records/count-answers';
import { findingsOf, interactionOf, type Clause } from '#domain/standing/count-findings';
import { readingOf, readingSources, type Reading } from '#domain/standing/count-readings';

const workshop: CountAnswers = {
  who: 'learner',
  what: 'course',
  withWhom: 'in-person',
  whatFor: 'patients',
  whatIsNew: 'new',
};
const of = (clause: Clause, change: Partial<CountAnswers>) =>
  findingsOf({ ...workshop, ...change }).find((each) => each.clause === clause)!;

test('the elements are judged in the order in which they are quoted', () => {
  expect(findingsOf(workshop).map(({ clause }) => clause)).toEqual(['c', 'a', 'b', 'd']);
});

describe('each element by itself', () => {
  test.each<[Clause, Partial<CountAnswers>, string]>([
    ['a', { whatFor: 'patients' }, 'likely-yes'],
    ['a', { whatFor: 'role' }, 'likely-yes'],
    ['a', { whatFor: 'required' }, 'partly'],
    ['a', { whatFor: 'self' }, 'partly'],
    ['a', { whatFor: 'business' }, 'unlikely'],
    ['b', {}, 'likely-yes'],
    ['b', { what: 'promotion' }, 'partly'],
    ['b', { withWhom: 'messages' }, 'partly'],
    ['c', { whatFor: 'self' }, 'unlikely'],
    ['c', { whatFor: 'self', what: 'course' }, 'unlikely'],
    ['c', { what: 'work' }, 'likely-yes'],
    ['c', { what: 'work', whatIsNew: 'refreshed' }, 'likely-yes'],
    ['c', { what: 'work', whatIsNew: 'nothing' }, 'unlikely'],
    ['c', { what: 'work', who: 'teacher', whatIsNew: 'refreshed' }, 'partly'],
    ['c', { what: 'work', who: 'teacher', whatIsNew: 'unsure' }, 'unlikely'],
    ['c', { what: 'work', who: 'duty' }, 'partly'],
    ['d', {}, 'likely-yes'],
    ['d', { whatIsNew: 'unsure' }, 'partly'],
    ['d', { whatIsNew: 'nothing' }, 'unlikely'],
    ['d', { whatIsNew: 'nothing', what: 'simulation' }, 'partly'],
    ['d', { whatIsNew: 'nothing', what: 'simulation', who: 'equal' }, 'partly'],
    ['d', { whatIsNew: 'nothing', what: 'simulation', who: 'duty' }, 'unlikely'],
  ])('(%s) of %j is %s', (clause, change, verdict) => {
    expect(of(clause, change).verdict).toBe(verdict);
  });
});

test.each<[CountAnswers['what'], Reading[]]>([
  ['course', ['study']],
  ['self-study', ['study']],
  ['project', ['study']],
  ['simulation', []],
  ['discussion', []],
])('what supports a %s', (what, readings) => {
  expect(of('c', { what }).readings).toEqual(readings);
});

test.each<[CountAnswers['withWhom'], string, Reading[], RegExp]>([
  ['alone', 'unlikely', [], /^On your own/],
  ['others', 'unlikely', ['practitioner'], /not other practitioners/],
  ['listening', 'partly', ['interaction'], /^They were there/],
  ['messages', 'partly', ['interaction'], /^Messages involve/],
  ['in-person', 'likely-yes', ['interaction'], /together with other practitioners/],
  ['live-online', 'likely-yes', ['online', 'interaction'], /together with other practitioners/],
])('(e) of %s is %s', (withWhom, verdict, readings, because) => {
  expect(interactionOf({ ...workshop, withWhom })).toMatchObject({
    clause: 'e',
    verdict,
    readings,
    because: expect.stringMatching(because),
  });
});

test('each reading has a text and its source', () => {
  for (const reading of Object.keys(readingSources) as Reading[]) {
    expect(readingOf({ from: '2018-05-17' }, reading)).toEqual({
      text: expect.stringMatching(/\w/),
      source: readingSources[reading],
    });
  }
});
