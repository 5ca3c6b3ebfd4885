import { describe, expect, test } from 'vitest';
import { moduleContents } from '#content/modules/index';

/** Everything that a module says: text, cases, questions with their explanations, and sources. */
const saidBy = (slug: string): string => {
  const found = moduleContents.find((each) => each.slug === slug)!;
  return JSON.stringify(found);
};
const referencesOf = (slug: string) =>
  moduleContents.find((each) => each.slug === slug)!.references.map(({ title }) => title);

describe('what was wrong once stays corrected', () => {
  test.each<[string, RegExp]>([
    ['ethics', /relevant event/],
    ['ethics', /no longer have appropriate professional indemnity insurance/],
    ['ethics', /no exception for what somebody else has already notified/],
    ['ethics', /Mental Health Act 2013, sections 17 and 139\(3\)\(c\)/],
    ['critical-care', /this module gives no target from them/],
    ['critical-care', /Pneumothorax before a flight: practice differs/],
    ['pediatric', /hear the father and the grandmother apart/],
    ['pediatric', /hear each carer apart/],
    ['pediatric', /July 2024 as its next review/],
    ['trauma', /cited here in their editions of 2016/],
    ['obstetric', /due for review in December 2023/],
  ])('%s says %s', (slug, words) => expect(saidBy(slug)).toMatch(words));

  test.each<[string, RegExp]>([
    // The exception for what was notified belongs to the duty about colleagues.
    ['ethics', /seven days\. Telling an employer/],
    ['critical-care', /65 mmHg|guidelinecentral|sepsis and septic shock 2021/],
    ['critical-care', /drain a pneumothorax before flight/],
    ['pediatric', /both voices in the room/],
    ['trauma', /July 2017; a later text/],
    ['mental-health', /does not meet the test in any jurisdiction/],
  ])('%s no longer says %s', (slug, words) => expect(saidBy(slug)).not.toMatch(words));

  test('the text and the cases name one edition of the sepsis guideline, which is a reference', () => {
    const editions = new Set(saidBy('critical-care').match(/Sepsis Campaign \(\d{4}\)/g));
    expect([...editions]).toEqual(['Sepsis Campaign (2026)']);
    expect(referencesOf('critical-care').filter((title) => title.includes('Sepsis'))).toEqual([
      expect.stringMatching(/2026$/),
    ]);
  });
});
