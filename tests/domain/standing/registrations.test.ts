import { expect, test } from 'vitest';
import { midwife } from '#domain/professions/midwife';
import { nurse } from '#domain/professions/nurse';
import { nzParamedic } from '#domain/professions/nz-paramedic';
import { paramedic } from '#domain/professions/paramedic';
import {
  keepUntilForAll,
  keepYearUntilForAll,
  professionsToAdd,
  registerText,
  registrationFor,
  registrationsOf,
  sharingText,
} from '#domain/standing/registrations';

const dates = { registrationDate: '2020-01-01', registrationExpiryDate: null };
const other = (profession: string) => ({
  ...dates,
  registrationDate: '2021-06-01',
  registrationNumber: 'NMW0001234567',
  profession,
});
const both = { ...dates, otherRegistrations: [other('nurse'), other('wizard')] };

test('the first registration comes first; one of an unknown profession is left out', () => {
  expect(registrationsOf(dates)).toEqual([{ ...dates, profession: paramedic }]);
  const [, second, ...more] = registrationsOf(both);
  expect(second).toEqual({ ...other('nurse'), profession: nurse });
  expect(more).toEqual([]);
});

test('a registration is found by its profession, and the first one without', () => {
  expect(registrationFor(both, 'nurse')?.registrationDate).toBe('2021-06-01');
  expect(registrationFor(both, null)?.profession).toBe(paramedic);
  expect(registrationFor(both, undefined)?.profession).toBe(paramedic);
  expect(registrationFor(both, 'midwife')).toBeUndefined();
});

test('each profession can be added once', () => {
  expect(professionsToAdd(dates)).toEqual([nurse, midwife, nzParamedic]);
  expect(professionsToAdd(both)).toEqual([midwife, nzParamedic]);
});

test('records are kept as long as the Board that can ask last', () => {
  // A nurse's year ends on 31 May, a paramedic's on 30 November; each Board asks for five years.
  expect(keepUntilForAll('2026-11-24', dates)).toBe('2031-11-30');
  expect(keepUntilForAll('2026-11-24', both)).toBe('2032-05-31');
  expect(keepUntilForAll('2026-03-01', both)).toBe('2031-11-30');
  expect(keepYearUntilForAll(2026, both)).toBe('2031-11-30');
});

test('says how hours are shared, with a doubt where the Boards were not read', () => {
  const doubt =
    ' We have not read what the Boards say about it, so the stricter reading counts. Check with the Board.';
  const shared = sharingText(nurse, midwife);
  expect(shared.text).toMatch(
    /^Nurse and midwife: an activity that is relevant to both may count for both\./,
  );
  const { source } = midwife.sharing[0]!;
  expect(shared).toEqual({ text: shared.text, source });
  expect(shared.text.endsWith(doubt)).toBe(source!.confidence === 'unverified');

  const read = { ...source!, confidence: 'quoted' as const };
  const wizard = (rule: 'split' | 'exclusive', confidence?: 'unverified') => ({
    ...midwife,
    id: 'wizard',
    label: 'Wizard',
    sharing: [{ with: 'nurse', rule, source: confidence ? { ...read, confidence } : read }],
  });
  expect(sharingText(wizard('split'), nurse).text).toBe(
    'Wizard and nurse: each hour counts for one of the two.',
  );
  expect(sharingText(wizard('exclusive', 'unverified'), nurse).text).toBe(
    `Wizard and nurse: an activity counts for one of the two.${doubt}`,
  );
  // No source says how these two share hours.
  expect(sharingText(wizard('split'), paramedic)).toEqual({
    text: `Wizard and paramedic: each hour counts for one of the two.${doubt}`,
    source: null,
  });
});

test('a report names its register if there are several', () => {
  const [first] = registrationsOf(both);
  expect(registerText(first!, both)).toBe('Paramedic, Paramedicine Board of Australia');
  expect(registerText(first!, { ...both, otherRegistrations: [] })).toBeNull();
});
