import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { requiredText, text } from '#domain/fields';
import { firstProblems, form } from '#domain/forms';
import { requestKeySchema } from '#domain/requests.schema';
import { problems } from './problems.ts';

describe('the first problem of each field', () => {
  test('stands under its path, that of the whole under input', () => {
    const of = (path: string, message: string) => new ValidationError(message, null, path);
    expect(firstProblems(new ValidationError([of('title', 'Short'), of('hours', 'Low')]))).toEqual({
      title: 'Short',
      hours: 'Low',
    });
    expect(
      firstProblems(new ValidationError([of('title', 'Short'), of('title', 'Wrong')])),
    ).toEqual({ title: 'Short' });
    expect(firstProblems(of('title', 'Short'))).toEqual({ title: 'Short' });
    expect(firstProblems(of('', 'No object'))).toEqual({ input: 'No object' });
  });
});

test('a text without a rule of its own for none must be text', async () => {
  const schema = form({ note: text({ label: 'Note', max: 5 }) });
  expect(await problems(schema, { note: null })).toEqual({ note: 'Note must be text' });
});

test('keys that a form does not know are dropped, also those that every object has', () => {
  const schema = form({ title: requiredText({ label: 'Title', max: 5 }) });
  const given = JSON.parse('{"title": "A", "constructor": 1, "__proto__": {"x": 1}}');
  expect(schema.validateSync(given)).toEqual({ title: 'A' });
  expect(() => schema.validateSync(Object.create({ title: 'A' }))).toThrow('Title is required');
});

test('a request that may be repeated has a key', async () => {
  const label = 'Idempotency-Key';
  expect(await problems(requestKeySchema, { requestKey: 'x'.repeat(64) })).toEqual({});
  expect(await problems(requestKeySchema, {})).toEqual({ requestKey: `${label} is required` });
  expect(await problems(requestKeySchema, { requestKey: 'x'.repeat(65) })).toEqual({
    requestKey: `${label} must be at most 64 characters`,
  });
});
