import { describe, expect, test } from 'vitest';
import { ValidationError, type Schema } from 'yup';
import {
  choice,
  flag,
  hours,
  optionalDay,
  optionalInstant,
  requiredText,
  text,
  wholeNumber,
} from '#domain/fields';
import { firstProblems, form } from '#domain/forms';
import { requestKeySchema } from '#domain/requests.schema';
import { newPassword } from '#domain/account/users.schema';
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

describe('what other programs are told of a field', () => {
  const label = 'Note';
  test.each<[string, () => Schema, object]>([
    ['a text', () => text({ label, max: 5 }), { type: 'string', maxLength: 5 }],
    [
      'a required text',
      () => requiredText({ label, max: 5 }),
      { type: 'string', minLength: 1, maxLength: 5 },
    ],
    ['a choice', () => choice(['a', 'b'], ''), { type: 'string', enum: ['a', 'b'] }],
    ['a yes or no', () => flag(label), { type: 'boolean' }],
    [
      'hours',
      () => hours({ label, min: 0.5, step: 0.5, max: 9 }),
      { type: 'number', minimum: 0.5, maximum: 9, multipleOf: 0.5 },
    ],
    [
      'a whole number',
      () => wholeNumber({ min: 1, max: 9, message: '' }),
      { type: 'integer', minimum: 1, maximum: 9 },
    ],
    [
      'a moment',
      () => optionalInstant(label),
      {
        anyOf: [
          { type: 'string', format: 'date-time' },
          { type: 'string', format: 'date' },
        ],
      },
    ],
    ['a day', () => optionalDay(label), { type: 'string', format: 'date' }],
    [
      'a new password',
      () => newPassword,
      {
        type: 'string',
        format: 'password',
        minLength: 6,
        maxLength: 1024,
        description: 'At most 1024 bytes of UTF-8.',
      },
    ],
  ])('%s', (_name, schema, shape) => {
    expect(schema().meta()?.shape).toEqual(shape);
  });
});

test.each([
  ['12', 12],
  ['+12', 12],
  ['-12', '-12'],
  ['12.', 12],
  ['.25', 0.25],
  ['1.25', 1.25],
  ['x12', 'x12'],
  ['12x', '12x'],
  ['1e1', '1e1'],
])('the number %j is read as %j', (given, value) => {
  const schema = form({ n: hours({ label: 'Hours', min: 0.25, step: 0.25, max: 99 }) });
  if (typeof value === 'number') expect(schema.validateSync({ n: given })).toEqual({ n: value });
  else expect(() => schema.validateSync({ n: given })).toThrow('Hours must be a positive number');
});

test('a request that may be repeated has a key', async () => {
  const label = 'Idempotency-Key';
  expect(await problems(requestKeySchema, { requestKey: 'x'.repeat(64) })).toEqual({});
  expect(await problems(requestKeySchema, {})).toEqual({ requestKey: `${label} is required` });
  expect(await problems(requestKeySchema, { requestKey: 'x'.repeat(65) })).toEqual({
    requestKey: `${label} must be at most 64 characters`,
  });
});
