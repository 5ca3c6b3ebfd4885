import { expect, test } from 'vitest';
import { isUnclearWithWhom, offeredRoles } from '#domain/records/practitioner-roles';

test.each([
  'my dog Rex',
  'asdfg',
  'YouTube viewers',
  'Jess and Sam',
  'viewers of my podcast',
  'the people on YouTube',
  'my mum',
  'ChatGPT',
  'my partner’s dog',
  'followers of my group',
  'AI',
])('who “%s” are is asked', (text) => expect(isUnclearWithWhom(text)).toBe(true));

test.each([
  ...offeredRoles,
  'two consultants and a nurse',
  '3 RNs',
  'Dr Patel and a registrar',
  'ED team',
  'my partner',
  'an anaesthetist',
  'police and fire',
  'PHYSIO',
  'two dentists',
  'an oral health therapist',
  'a radiographer',
  'optometrist',
  'an osteopath and a chiropractor',
  'Chinese medicine practitioners',
  'dietitian and a podiatrist',
  'speech pathologist',
  'perfusionist',
  'three clinicians',
  'health practitioners',
  'police dog unit and two paramedics',
  'AI specialist nurse',
  'my husband, a paramedic',
])('“%s” is clear', (text) => expect(isUnclearWithWhom(text)).toBe(false));

test.each([null, undefined, '', 'x', 'myself'])('nobody is not asked about: %s', (text) =>
  expect(isUnclearWithWhom(text)).toBe(false),
);
