import { describe, expect, test } from 'vitest';
import {
  CERTIFICATE_PATTERN,
  RANDOM_SYMBOLS,
  certificateFileName,
  certificateMessages,
  certificateNumber,
  certificatePath,
  certificateRevokedNotification,
  certificatesLabel,
  readCertificateNumber,
  revocationText,
  verifyPath,
} from '#domain/learning/certificates';
import { certificateNumberSchema, revocationSchema } from '#domain/learning/certificates.schema';
import { problems } from '../problems.ts';

const number = 'PCPD-2026-7K3M-9QXV';
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const read = (typed: unknown) => readCertificateNumber(typed);
const { malformed, mistyped, missing } = certificateMessages;

test('a number is made of the year, of chance, and of a symbol that checks them', () => {
  const chance = [...'7K3M9QX'].map((symbol) => symbols.indexOf(symbol));
  expect(certificateNumber(2026, Uint8Array.from(chance))).toBe(number);
  const wrapped = Uint8Array.from(chance.map((value) => value + 224));
  expect(certificateNumber(2026, wrapped)).toBe(number);
  for (let byte = 0; byte < 256; byte += 1) {
    const made = certificateNumber(2030, new Uint8Array(RANDOM_SYMBOLS).fill(byte));
    expect(made).toMatch(new RegExp(CERTIFICATE_PATTERN));
    expect(read(made)).toEqual({ number: made, problem: null });
  }
});

test('its pattern takes nothing else', () => {
  const pattern = new RegExp(CERTIFICATE_PATTERN);
  for (const other of [`${number}0`, `X${number}`, 'PCPD-2026-7K3M-9QXU', 'PCPD-ABCD-7K3M-9QXV']) {
    expect(other).not.toMatch(pattern);
  }
});

test.each([
  number,
  'pcpd-2026-7k3m-9qxv',
  ' PCPD 2026 7K3M 9QXV\n',
  'PCPD20267K3M9QXV',
  '2026-7K3M-9QXV',
  '2026.7K3M.9QXV',
  'PCPD–2026–7K3M—9QXV',
  'PCPD-2O26-7K3M-9QXV',
  'https://cpd.example.org/verify/PCPD-2026-7K3M-9QXV',
  'cpd.example.org/verify/pcpd-2026-7k3m-9qxv/',
])('%j is read as it is printed', (typed) => {
  expect(read(typed)).toEqual({ number, problem: null });
});

test('I and L are read as 1, O as 0', () => {
  const made = certificateNumber(2026, Uint8Array.from([1, 1, 0, 1, 2, 3, 4]));
  expect(made).toContain('-1101-');
  for (const typed of ['IIOI', 'LL0I', 'iLol']) {
    expect(read(made.replace('1101', typed)).number).toBe(made);
  }
});

test.each([
  ['', missing],
  ['   ', missing],
  [null, missing],
  [7, missing],
  ['PCPD', malformed],
  ['PCPD-2026-7K3M', malformed],
  ['PCPD-2026-7K3M-9QXVV', malformed],
  ['PCPD-2026-7K3U-9QXV', malformed],
  ['PCPD-ABCD-7K3M-9QXV', malformed],
  ['ABCD-2026-7K3M-9QXV', malformed],
  ["' or 1=1 --", malformed],
  ['%00', malformed],
  ['PCPD-2026-7K3M-9QXW', mistyped],
  ['PCPD-2025-7K3M-9QXV', mistyped],
])('%j is none', (typed, problem) => {
  expect(read(typed)).toEqual({ number: null, problem });
});

test('a very long number is invalid, and refused at once', () => {
  expect(read('9'.repeat(100_000))).toEqual({ number: null, problem: malformed });
});

describe('the check symbol finds', () => {
  const compact = number.replaceAll('-', '').slice(4);

  test('every single wrong symbol', () => {
    for (let place = 0; place < compact.length; place += 1) {
      for (const symbol of place < 4 ? symbols.slice(0, 10) : symbols) {
        if (symbol === compact[place]) continue;
        const wrong = compact.slice(0, place) + symbol + compact.slice(place + 1);
        expect(read(wrong), wrong).toEqual({ number: null, problem: mistyped });
      }
    }
  });

  test('any two symbols that changed places', () => {
    for (let first = 4; first < compact.length; first += 1) {
      for (let second = first + 1; second < compact.length; second += 1) {
        const letters = [...compact];
        [letters[first], letters[second]] = [letters[second]!, letters[first]!];
        const wrong = letters.join('');
        const found = wrong === compact ? null : mistyped;
        expect(read(wrong).problem, wrong).toBe(found);
      }
    }
  });
});

test('a revocation says when, in Brisbane, and why', () => {
  const revokedAt = new Date('2026-11-20T15:00:00Z');
  const said = 'This certificate was revoked on 21 Nov 2026. Reason: issued to the wrong person.';
  for (const stops of ['', '.', '...']) {
    const revokedReason = `issued to the wrong person${stops}`;
    expect(revocationText({ revokedAt, revokedReason })).toBe(said);
  }
  expect(revocationText({ revokedAt, revokedReason: 'see no. 7.' })).toMatch(/ see no\. 7\.$/);
  expect(revocationText({ revokedAt: null, revokedReason: null })).toBeNull();
  expect(
    certificateRevokedNotification({
      number,
      moduleTitle: 'Airway',
      revokedAt,
      revokedReason: 'issued to the wrong person',
    }),
  ).toEqual({
    kind: 'certificate-revoked',
    link: `/verify/${number}`,
    title: 'A certificate of yours was revoked',
    message: `It is for "Airway", number ${number}. ${said}`,
  });
});

test('the form takes a number as it is typed', async () => {
  const typed = { number: ' pcpd 2026 7k3m 9qxv' };
  expect(certificateNumberSchema.validateSync(typed)).toEqual(typed);
  expect(await problems(certificateNumberSchema, { number: 'PCPD' })).toEqual({
    number: malformed,
  });
  expect(await problems(certificateNumberSchema, {})).toEqual({
    number: 'Type the number of a certificate',
  });
});

test('a revocation needs a reason', async () => {
  expect(await problems(revocationSchema, { reason: 'A test account' })).toEqual({});
  for (const reason of ['', '  ', undefined, null, 7, 'x'.repeat(301)]) {
    expect(Object.keys(await problems(revocationSchema, { reason })), String(reason)).toEqual([
      'reason',
    ]);
  }
});

test('its addresses, its file and its plural', () => {
  expect([1, 2].map(certificatesLabel)).toEqual(['1 certificate', '2 certificates']);
  expect(verifyPath(number)).toBe('/verify/PCPD-2026-7K3M-9QXV');
  expect(certificatePath(number)).toBe('/certificates/PCPD-2026-7K3M-9QXV');
  expect(certificateFileName(number)).toBe('ParaMed CPD certificate PCPD-2026-7K3M-9QXV.pdf');
});
