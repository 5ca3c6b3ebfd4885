import { describe, expect, test } from 'vitest';
import { reportedLines, resourceState } from '#domain/learning/resource-reports';
import {
  bookmarkNote,
  peerReviewedLabel,
  resourceCategoriesFor,
  resourceDefaults,
  resourceHoursLabel,
  ratingLabel,
  resourceMessages,
  resourcesLabel,
} from '#domain/learning/resources';
import { reportFields } from '#domain/learning/resources.fields';
import {
  removalSchema,
  reportSchema,
  resourceChangeSchema,
  resourceSchema,
  reviewSchema,
} from '#domain/learning/resources.schema';
import { problems } from '../problems.ts';

const valid = {
  ...resourceDefaults,
  title: 'Sepsis',
  description: 'A review',
  url: 'https://example.org/sepsis',
  provider: 'Example',
};
const url = 'URL must be an http or https address';
const hours = 'CPD hours must be a positive number';
const tagList = 'Tags must be a list of texts';

test.each<[Record<string, unknown>, Record<string, string>]>([
  [{}, {}],
  [{ title: ' ' }, { title: 'Title is required' }],
  [{ title: 'a'.repeat(201) }, { title: 'Title must be at most 200 characters' }],
  [{ description: '' }, { description: 'Description is required' }],
  [{ provider: undefined }, { provider: 'Provider is required' }],
  [{ url: '' }, { url: 'URL is required' }],
  [{ url: undefined }, { url: 'URL is required' }],
  [{ url: 'example.org' }, { url }],
  [{ url: 'javascript:alert(1)//http://' }, { url }],
  [{ url: ' JaVaScRiPt:alert(1)' }, { url }],
  [{ url: 'java\tscript:alert(1)' }, { url }],
  [{ url: 'data:text/html,x' }, { url }],
  [{ url: '//example.org' }, { url }],
  [{ url: `https://example.org/${'a'.repeat(1980)}` }, {}],
  [
    { url: `https://example.org/${'a'.repeat(1981)}` },
    { url: 'URL must be at most 2000 characters' },
  ],
  [{ url: ['https://example.org'] }, { url: 'URL must be text' }],
  [{ type: 'ebook' }, {}],
  [{ type: 'film' }, { type: 'Type is required' }],
  [{ cpdCategory: 'Leadership' }, {}],
  [{ cpdCategory: 'Research & Education' }, { cpdCategory: 'Category is required' }],
  [{ cpdHours: '0.5' }, {}],
  [{ cpdHours: 99.5 }, {}],
  [{ cpdHours: '0' }, { cpdHours: hours }],
  [{ cpdHours: '' }, { cpdHours: hours }],
  [{ cpdHours: 'one' }, { cpdHours: hours }],
  [{ cpdHours: '0.4' }, { cpdHours: 'Minimum 0.5 hours' }],
  [{ cpdHours: '1.2' }, { cpdHours: 'CPD hours must be in steps of 0.5' }],
  [{ cpdHours: '100' }, { cpdHours: 'CPD hours must be at most 99.5' }],
  [{ peerReviewed: 'maybe' }, { peerReviewed: 'Peer reviewed must be yes or no' }],
  [{ tags: Array.from({ length: 20 }, (_, i) => `t${i}`) }, {}],
  [{ tags: Array.from({ length: 21 }, (_, i) => `t${i}`) }, { tags: 'At most 20 tags' }],
  [{ tags: ['a'.repeat(40)] }, {}],
  [{ tags: ['a'.repeat(41)] }, { tags: 'Each tag must be at most 40 characters' }],
  [{ tags: ['a', 1] }, { tags: tagList }],
  [{ tags: { 0: 'a' } }, { tags: tagList }],
  [{ tags: ['a\0'] }, { tags: 'Each tag contains characters that cannot be stored' }],
])('%j', async (change, expected) => {
  expect(await problems(resourceSchema, { ...valid, ...change })).toEqual(expected);
});

test.each<[unknown, string[]]>([
  [' trauma, , airway,trauma ,', ['trauma', 'airway']],
  [
    [' trauma ', '', 'airway', 'airway'],
    ['trauma', 'airway'],
  ],
  ['', []],
  [[], []],
  [null, []],
  [undefined, []],
])('tags %j are %j', (tags, list) => {
  expect(resourceSchema.validateSync({ ...valid, tags }).tags).toEqual(list);
});

test('a resource is stored with a number of hours and without unknown keys', () => {
  expect(resourceSchema.validateSync({ ...valid, id: 5 })).toEqual({
    ...valid,
    cpdHours: 1,
    tags: [],
  });
});

test.each<[string, string[] | undefined]>([
  ['Leadership', ['Leadership']],
  ['Research', ['Research']],
  ['Research & Education', ['Research', 'Education']],
  ['Education and Research', ['Research', 'Education']],
  ['Leadership and Management', ['Leadership']],
  ['Cooking', undefined],
  ['__proto__', undefined],
  ['constructor', undefined],
])('the category %s selects %j', (label, expected) => {
  expect(resourceCategoriesFor(label)).toEqual(expected);
});

describe('reviewSchema', () => {
  const rating = 'Rating must be between 1 and 5';
  test.each<[unknown, Record<string, string>]>([
    [{ rating: 1 }, {}],
    [{ rating: 5, comment: 'a'.repeat(2000) }, {}],
    [{}, { rating }],
    [{ rating: 0 }, { rating }],
    [{ rating: 6 }, { rating }],
    [{ rating: 2.5 }, { rating }],
    [{ rating: null }, { rating }],
    [
      { rating: 5, comment: 'a'.repeat(2001) },
      { comment: 'Comment must be at most 2000 characters' },
    ],
  ])('%j', async (input, expected) => {
    expect(await problems(reviewSchema, input)).toEqual(expected);
  });
  test('an empty comment becomes null', () => {
    expect(reviewSchema.validateSync({ rating: '4', comment: ' ' })).toEqual({
      rating: 4,
      comment: null,
    });
  });
});

test.each([
  [4.5, 2, '4.5 of 5 stars, 2 reviews'],
  [5, 1, '5 of 5 stars, 1 review'],
  [0, 0, resourceMessages.noReviews],
  [null, 3, resourceMessages.noReviews],
  [undefined, 3, resourceMessages.noReviews],
])('an average of %j in %i reviews reads %s', (average, count, label) => {
  expect(ratingLabel(average, count)).toBe(label);
});

test('how many resources a list has', () => {
  expect([1, 2].map(resourcesLabel)).toEqual(['1 resource', '2 resources']);
});

describe('a change of a resource', () => {
  test('leaves what is left out as it is', () => {
    expect(resourceChangeSchema.validateSync({ title: ' Shock ', version: 3 })).toEqual({
      title: 'Shock',
      version: 3,
    });
  });
  test.each<[Record<string, unknown>, Record<string, string>]>([
    [{ title: '' }, { title: 'Title is required' }],
    [{ description: null }, { description: 'Description is required' }],
    [{ provider: ' ' }, { provider: 'Provider is required' }],
    [{ url: null }, { url: 'URL is required' }],
    [{ version: 0 }, { version: 'Version must be a whole number' }],
  ])('%j', async (input, expected) => {
    expect(await problems(resourceChangeSchema, input)).toEqual(expected);
  });
});

describe('a report', () => {
  test('has a reason, and a comment or none', () => {
    expect(reportSchema.validateSync({ reason: 'wrong', comment: ' ' })).toEqual({
      reason: 'wrong',
      comment: null,
    });
  });
  test.each<[Record<string, unknown>, Record<string, string>]>([
    [{}, { reason: 'Reason is required' }],
    [{ reason: '' }, { reason: 'Reason is required' }],
    [
      { reason: 'other', comment: 'a'.repeat(501) },
      { comment: 'Comment must be at most 500 characters' },
    ],
  ])('%j', async (input, expected) => {
    expect(await problems(reportSchema, input)).toEqual(expected);
  });
  test('reads by its reason', () => {
    expect(reportFields.reason.format('broken-link')).toBe('The link does not work');
    expect(reportFields.reason.format('')).toBe('Nothing');
  });

  const resource = {
    id: 12,
    title: 'Sepsis',
    url: 'https://example.org/',
    addedBy: 3,
    isRemoved: false,
    isDeleted: false,
    count: 3,
    reasons: { wrong: 2, other: 1 },
    comments: [{ userId: 7, reason: 'wrong' as const, comment: 'Old\n\u001b[2Jdoses' }],
  };
  test('is three lines for the operator, which a comment can neither add to nor format', () => {
    expect(reportedLines(resource)).toBe(
      [
        '12: Sepsis, https://example.org/, added by user 3',
        '  3 reports. It is wrong or unsafe: 2; Something else: 1. It is in the library.',
        '  user 7, It is wrong or unsafe: Old [2Jdoses',
      ].join('\n'),
    );
    expect(reportedLines({ ...resource, addedBy: null, comments: [] })).toMatch(
      /^12: Sepsis, https:\/\/example\.org\/\n {2}3 reports/,
    );
  });
  test.each([
    [{ isRemoved: true, isDeleted: true }, 'It is removed.'],
    [{ isRemoved: false, isDeleted: true }, 'The user who added it has deleted it.'],
  ])('says the state of its resource: %j', (state, text) => {
    expect(resourceState(state)).toBe(text);
  });
});

test('a removal needs no reason, and takes a short one', async () => {
  expect(removalSchema.validateSync({})).toEqual({ reason: null });
  expect(await problems(removalSchema, { reason: 'a'.repeat(301) })).toEqual({
    reason: 'The reason must be at most 300 characters',
  });
});

test('nobody but who added it says that a user’s resource is peer reviewed', () => {
  expect(peerReviewedLabel({ isUserAdded: false })).toBe('Peer reviewed');
  expect(peerReviewedLabel({ isUserAdded: true })).toBe(
    'Peer reviewed, says the person who added it',
  );
});

test.each([
  [{ unavailable: null, isMine: true, isHidden: false }, null],
  [{ isMine: false, isHidden: true }, resourceMessages.hiddenByYou],
  [{ unavailable: 'deleted', isMine: true, isHidden: false }, resourceMessages.deletedByYou],
  [{ unavailable: 'deleted', isMine: false, isHidden: true }, resourceMessages.noLongerAvailable],
  [{ unavailable: 'removed', isMine: true, isHidden: false }, resourceMessages.noLongerAvailable],
])('a bookmark of %j says %s', (resource, note) => {
  expect(bookmarkNote(resource)).toBe(note);
});

test('a resource without hours of its own asks for the time that was spent', () => {
  expect(resourceHoursLabel(0)).toBe('Log the time you spend');
  expect(resourceHoursLabel(1.5)).toBe('1.5 CPD hours');
});
