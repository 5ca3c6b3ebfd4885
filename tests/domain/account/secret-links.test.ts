import { describe, expect, it } from 'vitest';
import {
  codeInMessage,
  mendedAddress,
  pastedSecret,
  secretLinkPages,
  tokenIn,
  tokenLink,
} from '#domain/account/secret-links';

const token = 'eyJhbGciOi.eyJ1c2UiOiJjb25_maXJt.S-fl5w_9xQ';
const secret = 'Abc-_9'.repeat(6).slice(0, 32);

describe('an address of a secret link', () => {
  it.each([
    [`/confirm%23token=${token}`, `/confirm#token=${token}`],
    [`/confirm/%23token=${token}`, `/confirm#token=${token}`],
    [`/confirm%2523token=${token}`, `/confirm#token=${token}`],
    [`/confirm%252523token%25253D${token}`, `/confirm#token=${token}`],
    [`/confirm%23token%3D${token}`, `/confirm#token=${token}`],
    [`/confirm%23token%3d${token}%26utm_source%3Dmail`, `/confirm#token=${token}`],
    [`/confirm%23token=${token}?utm_source=mail&x=1`, `/confirm#token=${token}`],
    [`/confirm%23token=${token}&utm_source=mail`, `/confirm#token=${token}`],
    [`/confirm?utm_source=mail%23token=${token}`, `/confirm#token=${token}`],
    [`/confirm%23token=${token}.`, `/confirm#token=${token}`],
    [`/reset-password%23token=${token}`, `/reset-password#token=${token}`],
    [`/confirm-email?token=${token}`, `/confirm-email#token=${token}`],
    [`/confirm-email?utm_source=mail&token=${token}`, `/confirm-email#token=${token}`],
    [`/confirm-email%23token=${token}`, `/confirm-email#token=${token}`],
    [`/shared%23${secret}`, `/shared#${secret}`],
    [`/shared%23${secret}?fbclid=1`, `/shared#${secret}`],
    [`/confirm%23token=${token}?utm_source=mail\n&x=1`, `/confirm#token=${token}`],
    [`/confirm%23token=${token} ).`, `/confirm#token=${token}`],
    [`/confirm%23token%3D${token}%3Fa\nb`, `/confirm#token=${token}`],
    ['/shared%23a-token%3Dof-old', '/shared#a-token%3Dof-old'],
    ['/crew%25231%2525.x', '/crew#1%25.x'],
    [`/confirm%23token=${token}#more\nof it`, `/confirm#token=${token}`],
    ['/crew/join%2312.ABCDEF', '/crew/join#12.ABCDEF'],
    ["/crew%231.7.s.t.i.Airway%20d'ay%2E.sig", "/crew#1.7.s.t.i.Airway%20d'ay%2E.sig"],
  ])('%s is mended', (address, mended) => {
    expect(mendedAddress(address)).toBe(mended);
  });

  it.each([
    '/confirm',
    '/confirm-email?utm_source=mail',
    '/confirm%23',
    '/confirmed%23token=abc',
    '/verify/2026-ABC%23x',
    '/%23token=abc',
    '/cpd-log?q=%23airway',
    '/confirm%41',
    '/confirm%',
  ])('%s stays', (address) => {
    expect(mendedAddress(address)).toBeNull();
  });
});

it.each([
  [`#token=${token}`, token],
  [`#token%3D${token}`, token],
  [`#utm=1&token=${token}&x=2`, token],
  [`#token=${token}?utm_source=mail`, token],
  [`token=${token}...`, token],
  [`#mytoken=${token}`, ''],
  ['', ''],
  ['#', ''],
  ['#token=', ''],
])('the token of the fragment %s', (fragment, found) => {
  expect(tokenIn(fragment)).toBe(found);
});

describe('what was pasted', () => {
  const link = tokenLink('https://cpd.example.org', 'confirm', token);
  const gateway = 'https://aus01.safelinks.protection.outlook.com/?url=';
  it.each([
    [token, token],
    [`  ${token}\n`, token],
    [`token=${token}`, token],
    [link, token],
    [`${link}.`, token],
    [`<${link}>`, token],
    [link.replace('#', '%23'), token],
    [`${link.slice(0, 60)}\n ${link.slice(60)}`, token],
    [`https://cpd.example.org/confirm-email?token=${token}`, token],
    [`${gateway}${encodeURIComponent(link)}&data=05%7C02&reserved=0`, token],
    [`https://cpd.example.org/shared#${secret}`, secret],
  ])('%s gives its secret', (text, found) => {
    expect(pastedSecret(text)).toBe(found);
  });

  it.each([
    '',
    'abc',
    'é'.repeat(30),
    `${secret}é`,
    `é${secret}`,
    'https://cpd.example.org/confirm',
    `https://cpd.example.org${secretLinkPages.confirm}#token=`,
  ])('“%s” gives none', (text) => {
    expect(pastedSecret(text)).toBeNull();
  });
});

it('a message says where its code is pasted', () => {
  expect(codeInMessage('https://cpd.example.org/confirm')).toBe(
    'If the link opens without its end, go to https://cpd.example.org/confirm and paste this code:',
  );
});
