import { expect, test } from 'vitest';
import { activityOfResource, activityTypeOf } from '#domain/learning/resource-activities';

test.each([
  ['article', 'reading'],
  ['guideline', 'reading'],
  ['research', 'reading'],
  ['ebook', 'reading'],
  ['course', 'course'],
  ['webinar', 'course'],
  ['video', null],
])('what was used as %s is of the type %s', (type, activityType) => {
  expect(activityTypeOf(type)).toBe(activityType);
});

test('an activity begins with what the library says of the resource', () => {
  const url = 'https://example.org/sepsis';
  const resource = { title: 'Sepsis', provider: 'NSW Ambulance', url, type: 'webinar' };
  expect(activityOfResource({ ...resource, cpdCategory: 'Clinical Practice' })).toEqual({
    title: 'Sepsis',
    provider: 'NSW Ambulance',
    evidence: url,
    category: 'Clinical Practice',
    activityType: 'course',
  });
});
