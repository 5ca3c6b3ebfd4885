import { expect, test } from 'vitest';
import {
  identityRegistrationSchema,
  identityVisitSchema,
} from '#domain/account/linked-identities.schema';
import { identityPurposes } from '#domain/account/linked-identities';
import { problems } from '../problems.ts';

test.each<[Record<string, unknown>, Record<string, string>]>([
  ...identityPurposes.map((purpose): [Record<string, unknown>, Record<string, string>] => [
    { purpose },
    {},
  ]),
  [{ purpose: 'look' }, { purpose: 'Purpose must be one of the list' }],
  [{ purpose: undefined }, { purpose: 'Purpose is required' }],
  [{ provider: '' }, { provider: 'Sign-in service is required' }],
  [{ provider: 'x'.repeat(31) }, { provider: 'Sign-in service must be at most 30 characters' }],
])('a visit to a sign-in service with %j', async (given, expected) => {
  const visit = { provider: 'service', purpose: identityPurposes[0], ...given };
  expect(await problems(identityVisitSchema, visit)).toEqual(expected);
});

test('an account for an identity needs neither password nor address', () => {
  expect(Object.keys(identityRegistrationSchema.fields)).not.toContain('password');
  expect(Object.keys(identityRegistrationSchema.fields)).not.toContain('email');
  expect(Object.keys(identityRegistrationSchema.fields)).toContain('username');
});
