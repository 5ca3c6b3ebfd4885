import { expect, test } from 'vitest';
import type { Schema } from 'yup';
import { shapeOf } from '#domain/forms';
import { addressLimits, rosterAddressMessages } from '#domain/messages/roster-addresses';
import { rosterPanelMessages, shiftKinds, shiftLimits } from '#domain/messages/rosters';
import {
  rosterAddressSchema,
  rosterPatternSchema,
  rosterShiftsSchema,
} from '#domain/messages/rosters.schema';
import { problems } from '../problems.ts';

const { sentence, example } = rosterPanelMessages;

test.each<[unknown, string | null]>([
  ['2 days 2 nights 4 off', null],
  ['x'.repeat(shiftLimits.sentence), null],
  [
    'x'.repeat(shiftLimits.sentence + 1),
    `${sentence} must be at most ${shiftLimits.sentence} characters`,
  ],
  [null, `${sentence} is required, up to ${shiftLimits.sentence} characters`],
  [undefined, `${sentence} is required, up to ${shiftLimits.sentence} characters`],
])('%# a sentence is read or refused', async (pattern, problem) => {
  expect(await problems(rosterPatternSchema, { pattern })).toEqual(
    problem === null ? {} : { pattern: problem },
  );
});

test.each([
  ['https://example.org/roster.ics', true],
  [' webcal://example.org/roster.ics ', true],
  ['http://example.org/roster.ics', false],
  ['roster', false],
  [7, false],
  [null, false],
  [undefined, false],
])('the address %j is one to follow: %s', async (address, isOne) => {
  expect(await problems(rosterAddressSchema, { address })).toEqual(
    isOne ? {} : { address: rosterAddressMessages.invalid },
  );
});

const start = '2027-03-03T07:00:00+10:00';
const hoursLater = (hours: number) =>
  new Date(new Date(start).getTime() + hours * 3_600_000).toISOString();
const message = `Send 1 to ${shiftLimits.shifts} shifts, each with a start, an end at most ${shiftLimits.hours} hours later, and a kind: ${shiftKinds.join(' or ')}`;
const shift = { start, end: hoursLater(12) };

test.each<[string, unknown, boolean]>([
  ['one', [shift], true],
  ['of each kind', shiftKinds.map((kind) => ({ ...shift, kind })), true],
  ['given as moments', [{ start: new Date(start), end: new Date(hoursLater(1)) }], true],
  ['the longest', [{ start, end: hoursLater(shiftLimits.hours) }], true],
  ['longer', [{ start, end: hoursLater(shiftLimits.hours + 0.1) }], false],
  ['without length', [{ start, end: start }], false],
  ['that ends before it starts', [{ start, end: hoursLater(-1) }], false],
  ['without an end', [{ start }], false],
  ['without a start', [{ end: start }], false],
  ['of another kind', [{ ...shift, kind: 'leave' }], false],
  ['that is none', [null], false],
  ['that is a word', ['shift'], false],
  ['with a number for a moment', [{ start: 7, end: hoursLater(1) }], false],
  ['besides a right one', [shift, {}], false],
  ['none', [], false],
  ['as many as there may be', Array.from({ length: shiftLimits.shifts }, () => shift), true],
  ['one more', Array.from({ length: shiftLimits.shifts + 1 }, () => shift), false],
  ['no list', shift, false],
  ['nothing', undefined, false],
  ['null', null, false],
])('shifts: %s', async (_, shifts, isRight) => {
  expect(await problems(rosterShiftsSchema, { shifts })).toEqual(
    isRight ? {} : { shifts: message },
  );
});

test('a shift without a kind is a shift, and its moments are read', () => {
  expect(rosterShiftsSchema.cast({ shifts: [shift] })).toEqual({
    shifts: [{ start: new Date(start), end: new Date(hoursLater(12)), kind: 'shift' }],
  });
});

test('programs are told what each takes', () => {
  const shapes = [
    rosterPatternSchema.fields.pattern,
    rosterAddressSchema.fields.address,
    rosterShiftsSchema.fields.shifts,
  ].map((field) => shapeOf(field as Schema));
  expect(shapes).toEqual([
    { type: 'string', description: `Such as: ${example}.` },
    {
      type: 'string',
      description: `An https or webcal address, up to ${addressLimits.characters} characters, such as ${rosterAddressMessages.example}.`,
    },
    {
      type: 'array',
      items: {
        type: 'object',
        required: ['start', 'end'],
        properties: {
          start: { type: 'string', format: 'date-time' },
          end: { type: 'string', format: 'date-time' },
          kind: { type: 'string', enum: shiftKinds },
        },
      },
      description: message,
    },
  ]);
});
