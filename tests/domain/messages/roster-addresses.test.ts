import { describe, expect, test } from 'vitest';
import {
  addressLimits,
  calendarUrl,
  followedLabel,
  hoursUntilNextRead,
} from '#domain/messages/roster-addresses';

describe('the address of a calendar', () => {
  test.each([
    ['https://roster.example.org/a.ics?key=1', 'https://roster.example.org/a.ics?key=1'],
    [' webcal://roster.example.org/a.ics ', 'https://roster.example.org/a.ics'],
    ['WEBCAL://Roster.Example.org:443/a#top', 'https://roster.example.org/a'],
    ['webcals://roster.example.org/a.ics', 'https://roster.example.org/a.ics'],
    ['https://bücher.example/a', 'https://xn--bcher-kva.example/a'],
  ])('%s is fetched', (text, fetched) => {
    expect(calendarUrl(text)?.href).toBe(fetched);
  });

  test.each([
    'http://roster.example.org/a.ics',
    'file:///etc/passwd',
    'ftp://roster.example.org/a',
    'roster.example.org/a.ics',
    'https://user@roster.example.org/',
    'https://user:word@roster.example.org/',
    'https://:word@roster.example.org/',
    'https://roster.example.org:8443/',
    'https://localhost/',
    'https://redis/',
    'https://localhost./',
    'https://roster.example.org./',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://127。0。0。1/',
    'https://8.8.8.8/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[2606:4700::1111]/',
    'https:///',
    '',
  ])('%s is refused', (text) => {
    expect(calendarUrl(text)).toBeNull();
  });

  test('that is too long is refused', () => {
    const start = 'https://roster.example.org/';
    const longest = start + 'a'.repeat(addressLimits.characters - start.length);
    expect(calendarUrl(longest)?.href).toBe(longest);
    expect(calendarUrl(`${longest}a`)).toBeNull();
  });
});

test('failures are tried again later and later, at most a day, and fourteen end it', () => {
  const hours = Array.from({ length: 15 }, (_, failures) => hoursUntilNextRead(failures));
  expect(hours).toEqual([24, 1, 2, 4, 8, 16, ...Array.from({ length: 8 }, () => 24), null]);
});

test('says how following goes', () => {
  const calendar = {
    host: 'roster.example.org',
    readAt: new Date('2026-11-20T20:00:00Z'),
    failures: 0,
    nextReadAt: new Date('2026-11-21T20:00:00Z'),
  };
  const said = (change = {}, isOff = false) =>
    followedLabel({ ...calendar, ...change }, { timeZone: 'Australia/Brisbane', isOff });
  expect(said()).toEqual({
    text: 'Follows the calendar at roster.example.org. Last read 21 Nov 2026, 6:00 am.',
    isFailing: false,
  });
  expect(said({ failures: 2 })).toEqual({
    text: 'The calendar at roster.example.org could not be read since 21 Nov 2026, 6:00 am; the shifts as read then still count. We will try again.',
    isFailing: true,
  });
  expect(said({ failures: 14, nextReadAt: null }).text).toMatch(
    /After 14 failures we stopped trying: enter its address again\.$/,
  );
  const off = {
    text: 'This server does not read calendars from the web. The shifts of roster.example.org as read 21 Nov 2026, 6:00 am still count, but changes do not arrive. Stop following it, or choose a roster file.',
    isFailing: true,
  };
  expect([said({}, true), said({ failures: 14, nextReadAt: null }, true)]).toEqual([off, off]);
});
