import { expect, test } from 'vitest';
import { publicUrl } from '#domain/public-urls';

test.each([
  ['https://example.org', 'https://example.org/'],
  ['https://example.org:443/a?b=c#d', 'https://example.org/a?b=c'],
  ['https://a_b.xn--bcher-kva.example', 'https://a_b.xn--bcher-kva.example/'],
  [`https://${'a'.repeat(63)}.example`, `https://${'a'.repeat(63)}.example/`],
  [`https://${'a'.repeat(64)}.example`, null],
  [`https://${`${'a'.repeat(49)}.`.repeat(5)}ab`, `https://${`${'a'.repeat(49)}.`.repeat(5)}ab/`],
  [`https://${`${'a'.repeat(49)}.`.repeat(5)}abcd`, null],
  ['http://example.org', null],
  ['https://example.org:8443', null],
  ['https://alex@example.org', null],
  ['https://:secret@example.org', null],
  ['https://localhost', null],
  ['https://10.0.0.1', null],
  ['https://0x7f.1', null],
  ['https://[::1]', null],
  ['https://example.o', null],
  ['https://example.9a', null],
  ['https://-a.example', null],
  ['https://a-.example', null],
  ['https://example.org.', null],
  ['example.org', null],
  ['', null],
])('%# %s is %s', (address, expected) => {
  expect(publicUrl(address, 400)?.href ?? null).toBe(expected);
});

test('an address may be as long as its limit', () => {
  expect(publicUrl('https://example.org', 19)).not.toBeNull();
  expect(publicUrl('https://example.org', 18)).toBeNull();
});
