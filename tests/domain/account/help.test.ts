import { expect, test } from 'vitest';
import { helpLinks, helpTabs, questionsOf, SUPPORT_HOURS } from '#domain/account/help';
import { rulesFor } from '#domain/standing/standard';

const questions = questionsOf(rulesFor('2026-11-30'));

test('the tabs and the four questions, in their order', () => {
  expect(helpTabs.map(({ label }) => label)).toEqual(['FAQ', 'Support', 'Resources']);
  expect(questions.map(({ id }) => id)).toEqual([
    'requirements',
    'recording',
    'interactive',
    'retention',
  ]);
  expect(SUPPORT_HOURS).toBe('Monday to Friday, 9am to 5pm AEST');
});

test.each(questions)('$id is answered, with its sources', ({ question, answer, sources }) => {
  expect(question).toMatch(/\?$/);
  expect(answer.length).toBeGreaterThan(0);
  expect(sources.length).toBeGreaterThan(0);
});

test.each([
  ['requirements', 'At least 30 hours in a registration period of 12 months, of which at least 8 '],
  ['requirements', '3 to under 6 months: 7.5 hours, 2 of them interactive'],
  ['requirements', 'Under 3 months: no minimum'],
  ['recording', 'Hours alone are not enough. '],
  ['recording', 'As other National Boards put it, a portfolio holds:'],
  ['interactive', 'at least 8 hours in an interactive setting with other practitioners'],
  ['retention', 'Keep them for 5 years after the end of the period.'],
  ['retention', 'you have 28 days to send evidence'],
])('the answer to %s says: %s', (id, text) => {
  const { answer, points = [] } = questions.find((question) => question.id === id)!;
  expect([...answer, ...points].join('\n')).toContain(text);
});

test('links lead to the regulator, safely', () => {
  for (const { url } of helpLinks) expect(url).toMatch(/^https:\/\/www\.[a-z]+\.gov\.au\//);
});
