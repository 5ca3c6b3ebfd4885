import { describe, expect, test } from 'vitest';
import {
  comparedFields,
  day,
  formatted,
  formLabelOf,
  inForm,
  labelsOf,
  number,
  optional,
  plainText,
  privateText,
  privateTexts,
  yesOrNo,
  type FieldSpecs,
} from '#domain/records/record-fields';

interface Values {
  title: string;
  hours: number | '';
}

const specs: FieldSpecs<Values> = {
  title: inForm(privateText('Title'), 'What did you do?'),
  hours: { ...number('Hours'), isCompared: false },
};

describe('the compiler refuses', () => {
  test('a field without a spec, also an optional one', () => {
    // @ts-expect-error hours is missing
    const missing: FieldSpecs<Values> = { title: privateText('Title') };
    // @ts-expect-error hours is missing
    const missingOptional: FieldSpecs<Partial<Values>> = { title: privateText('Title') };
    expect([missing, missingOptional]).toHaveLength(2);
  });

  test('a spec without a field', () => {
    // @ts-expect-error note is no field
    const unknown: FieldSpecs<Values> = { ...specs, note: privateText('Note') };
    const literal: FieldSpecs<Values> = {
      title: privateText('Title'),
      hours: number('Hours'),
      // @ts-expect-error note is no field
      note: privateText('Note'),
    };
    expect([unknown, literal]).toHaveLength(2);
  });

  test('a spec for values of another type', () => {
    // @ts-expect-error a text is no number
    const wrong: FieldSpecs<Values> = { ...specs, hours: privateText('Hours') };
    expect(wrong.hours.label).toBe('Hours');
  });

  test('a spec that does not say what protects the field', () => {
    const { isPrivateText, isCompared, ...rest } = privateText('Title');
    // @ts-expect-error isPrivateText is missing
    const unchecked: FieldSpecs<Values> = { ...specs, title: { ...rest, isCompared } };
    // @ts-expect-error isCompared is missing
    const overwritten: FieldSpecs<Values> = { ...specs, title: { ...rest, isPrivateText } };
    expect([unchecked, overwritten]).toHaveLength(2);
  });
});

describe('a field', () => {
  test.each([
    ['text of the user', privateText('Title'), true],
    ['other text', plainText('Title'), false],
    ['a number', number('Title'), false],
    ['a day', day('Title'), false],
    ['a yes or no', yesOrNo('Title'), false],
    ['a choice', formatted('Title', String), false],
  ])('with %s', (_, spec, isPrivateText) => {
    const format = expect.any(Function);
    expect(spec).toEqual({ label: 'Title', isPrivateText, isCompared: true, format });
  });

  test.each([
    [privateText('Title').format('CPR '), 'CPR '],
    [privateText('Title').format(' \n'), 'Nothing'],
    [plainText('Title').format('CPR'), 'CPR'],
    [plainText('Title').format(''), 'Nothing'],
    [number('Hours').format(1.5), '1.5'],
    [number('Hours').format(0), '0'],
    [number('Hours').format(''), 'Nothing'],
    [day('Day').format('2027-03-03'), '3 Mar 2027'],
    [day('Day').format('2027-02-29'), '2027-02-29'],
    [day('Day').format(''), 'Nothing'],
    [day('Day').format(null), 'Nothing'],
    [yesOrNo('Interactive').format(true), 'Yes'],
    [yesOrNo('Interactive').format(false), 'No'],
    [formatted('Stars', (stars: number) => `${stars} of 5`).format(3), '3 of 5'],
  ])('reads %j', (read, expected) => {
    expect(read).toBe(expected);
  });

  test('has a label of its own in the form only if it needs one', () => {
    expect(formLabelOf(specs.title)).toBe('What did you do?');
    expect(specs.title.label).toBe('Title');
    expect(formLabelOf(specs.hours)).toBe('Hours');
    expect(formLabelOf(optional(specs.hours))).toBe('Hours (optional)');
    expect(optional(specs.hours)).toMatchObject({ label: 'Hours', isCompared: false });
  });
});

test('the fields of a form by what they need', () => {
  expect(labelsOf(specs)).toEqual({ title: 'Title', hours: 'Hours' });
  expect(comparedFields(specs)).toEqual(['title']);
  expect(privateTexts(specs)).toEqual(['title']);
});
