import { describe, expect, test } from 'vitest';
import { activityFields } from '#domain/records/activities.fields';
import { activityChangeSchema } from '#domain/records/activities.schema';
import { documentFields } from '#domain/records/documents';
import { documentChangeSchema } from '#domain/records/documents.schema';
import { evidenceFileFields } from '#domain/records/evidence-files.fields';
import { evidenceFileChangeSchema } from '#domain/records/evidence-files.schema';
import { importColumns, importTemplate, matchColumns } from '#domain/records/import-columns';
import {
  changeInWords,
  goalClosingFields,
  goalFields,
  plannedActivityFields,
} from '#domain/records/learning-goals.fields';
import {
  goalClosingSchema,
  learningGoalChangeSchema,
  plannedActivityChangeSchema,
} from '#domain/records/learning-goals.schema';
import {
  comparedFields,
  formLabelOf,
  labelsOf,
  namesInErrors,
  privateTexts,
} from '#domain/records/record-fields';
import { reflectiveLogFields } from '#domain/records/reflective-logs';
import { reflectiveLogChangeSchema } from '#domain/records/reflective-logs.schema';
import { registrationFields } from '#domain/standing/registration.fields';
import { resourceFields, reviewFields } from '#domain/learning/resources.fields';
import { resourceSchema, reviewSchema } from '#domain/learning/resources.schema';
import { reflectionHeadings } from '#domain/records/templates';
import { profileFields } from '#domain/account/users.fields';
import { profileChangeSchema } from '#domain/account/users.schema';
import { problems } from './problems.ts';

const texts = ['content', 'learningOutcomes', 'futureApplication'];

test.each([
  ['activity', privateTexts(activityFields), activityTexts()],
  ['document', privateTexts(documentFields), ['title', 'content']],
  ['reflective log', privateTexts(reflectiveLogFields), texts],
  ['goal', privateTexts(goalFields), ['title', 'why', 'measure', 'reason']],
  ['closed goal', privateTexts(goalClosingFields), ['reflection']],
  ['planned activity', privateTexts(plannedActivityFields), ['title']],
  ['resource', privateTexts(resourceFields), []],
  ['review', privateTexts(reviewFields), ['comment']],
  ['evidence file', privateTexts(evidenceFileFields), ['name']],
  ['profile', privateTexts(profileFields), []],
  ['registration', privateTexts(registrationFields), []],
])('the texts of a %s that are checked for patient identifiers', (_, checked, expected) => {
  expect(checked.toSorted()).toEqual(expected.toSorted());
});

function activityTexts() {
  const trace = ['provider', 'place', 'practitioners', 'howItMeets'];
  return ['title', 'evidence', 'description', ...trace];
}

test.each([
  ['activity', activityFields],
  ['document', documentFields],
  ['reflective log', reflectiveLogFields],
  ['closed goal', goalClosingFields],
  ['planned activity', plannedActivityFields],
  ['resource', resourceFields],
  ['review', reviewFields],
  ['evidence file', evidenceFileFields],
  ['profile', profileFields],
  ['registration', registrationFields],
])('every field of a %s is compared in a conflict', (_, specs) => {
  expect(comparedFields<object>(specs)).toEqual(Object.keys(specs));
});

test('of a goal every field but the reason of the change', () => {
  expect(comparedFields(goalFields)).toEqual(['title', 'why', 'measure', 'targetDate']);
});

test.each([
  ['activity', activityChangeSchema, activityFields],
  ['document', documentChangeSchema, documentFields],
  ['reflective log', reflectiveLogChangeSchema, reflectiveLogFields],
  ['goal', learningGoalChangeSchema, goalFields],
  ['closed goal', goalClosingSchema, goalClosingFields],
  ['planned activity', plannedActivityChangeSchema, plannedActivityFields],
  ['resource', resourceSchema, resourceFields],
  ['review', reviewSchema, reviewFields],
  ['evidence file', evidenceFileChangeSchema, evidenceFileFields],
  ['profile', profileChangeSchema, profileFields],
])('what is too long in a %s is refused by its name', async (_, schema, specs) => {
  const names = Object.keys(specs).filter((name) => name !== 'tags');
  const long = Object.fromEntries(names.map((name) => [name, 'x'.repeat(50_000)]));
  const refused = Object.entries(await problems(schema, long))
    .filter(([, message]) => message.includes(' must be at most '))
    .map(([name, message]) => [name, message.replace(/ must be at most \d+ characters$/, '')]);
  const known = Object.entries(namesInErrors<object>(specs));
  expect(known).toEqual(expect.arrayContaining(refused));
  expect(refused.map(([name]) => name)).toEqual(
    expect.arrayContaining(privateTexts<object>(specs)),
  );
});

describe('a value reads', () => {
  test.each([
    [activityFields.status.format('in-progress'), 'In Progress'],
    [activityFields.setting.format('live-online'), 'Live online'],
    [activityFields.setting.format(null), 'Nothing'],
    [activityFields.contentElements.format([]), 'Nothing'],
    [activityFields.contentElements.format(['b']), /^\(b\) \w/],
    [activityFields.practitionerCount.format(''), 'Nothing'],
    [activityFields.completedDate.format('2026-11-23'), '23 Nov 2026'],
    [activityFields.goalIds.format([]), 'Nothing'],
    [documentFields.type.format('reflection'), 'Reflective Log'],
    [documentFields.type.format('scroll'), 'Other'],
    [reflectiveLogFields.activityId.format(''), 'None'],
    [reflectiveLogFields.activityId.format('7'), '7'],
    [goalClosingFields.outcome.format('not-achieved'), 'Not achieved'],
    [resourceFields.type.format('ebook'), 'E-book'],
    [reviewFields.rating.format(4), '4 of 5'],
  ])('%s', (read, expected) => {
    expect(read).toMatch(expected);
  });
});

test.each([
  [activityFields.completedDate, 'Completion date', 'Completion Date'],
  [documentFields.expiryDate, 'Expiry date', 'Expiry date (optional)'],
  [goalFields.reason, 'Reason', 'Why are you changing the plan?'],
  [goalClosingFields.outcome, 'Status', 'How did it end?'],
  [plannedActivityFields.title, 'Title', 'What will you do?'],
  [plannedActivityFields.plannedDate, 'Planned day', 'Planned day (optional)'],
  [reviewFields.rating, 'Rating', 'Rating'],
  [profileFields.fullName, 'Full name', 'Full Name'],
  [registrationFields.registrationType, 'Registration type', 'Registration type (optional)'],
])('%j is %j in a table and %j in its form', (spec, label, formLabel) => {
  expect([spec.label, formLabelOf(spec)]).toEqual([label, formLabel]);
});

describe('a change of a goal reads', () => {
  test.each([
    ['title', 'open', 'Sick children', ['Goal', 'open', 'Sick children']],
    ['measure', 'A mentor', 'Two mentors', ['How I will know', 'A mentor', 'Two mentors']],
    ['targetDate', '2026-03-01', '2026-11-30', ['By when', '1 Mar 2026', '30 Nov 2026']],
    ['status', 'open', 'not-achieved', ['Status', 'Open', 'Not achieved']],
    ['status', 'open', 'paused', ['Status', 'Open', 'paused']],
    ['mentor', 'Kim', 'Lee', ['mentor', 'Kim', 'Lee']],
    // An imported file may name any field.
    ['constructor', 'a', 'b', ['constructor', 'a', 'b']],
  ])('%s from %j to %j', (field, from, to, expected) => {
    expect(Object.values(changeInWords({ field, from, to }))).toEqual(expected);
  });
});

test('the template of an import has the names of the fields, and they are known', () => {
  const head = importTemplate().replace('\uFEFF', '').split('\r\n')[0]!.split(',');
  const { title, category, completedDate, hours, isInteractive } = labelsOf(activityFields);
  expect(head.slice(0, 5)).toEqual([title, category, completedDate, hours, isInteractive]);
  expect(head.slice(5)).toEqual(['Description', 'Evidence', 'Status']);
  expect(matchColumns(head)).not.toContain(null);
});

test('every column of an import is known by its own label', () => {
  const labels = importColumns.map(({ label }) => label);
  expect(matchColumns(labels)).toEqual(importColumns.map(({ value }) => value));
});

test('a printed reflection has the headings of its form', () => {
  expect(reflectionHeadings).toEqual({
    content: 'Reflection',
    learningOutcomes: 'Learning outcomes',
    futureApplication: 'Future application',
  });
});
