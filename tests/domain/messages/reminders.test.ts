import { describe, expect, test } from 'vitest';
import { preferenceKinds } from '#domain/messages/notification-preferences';
import { digest, isUrgent, reminderRules, type Reminder } from '#domain/messages/reminders';

const today = '2026-10-15';
const pace = (total: number, interactive: number, end = '2026-11-30'): Reminder => ({
  rule: 'pace',
  facts: {
    start: '2025-12-01',
    end,
    required: { total: 30, interactive: 8 },
    done: { total, interactive },
  },
});
const expiring = (expiryDate: string): Reminder => ({
  rule: 'registration-expiring',
  facts: { expiryDate },
});
const titled = (
  rule: 'reflection-missing' | 'activity-untouched' | 'module-untouched',
  ...titles: string[]
): Reminder[] => titles.map((title) => ({ rule, facts: { title } }));

const reviews = (...titles: string[]): Reminder[] =>
  titles.map((title) => ({ rule: 'module-review', facts: { title, slug: 'acls', week: 4 } }));

test('a further registration is named, and several of one day are one text', () => {
  const of = (registration?: string): Reminder => ({
    rule: 'registration-expiring',
    facts: { expiryDate: '2026-12-05', ...(registration && { registration }) },
  });
  expect(digest([of('nurse')], today)).toMatchObject({
    title: 'Your registration as a nurse expires in 51 days',
    link: '/renewal?registration=nurse',
  });
  expect(digest([of(), of('nurse')], today)).toMatchObject({
    title: '2 registrations expire soon',
    message: expect.stringMatching(
      /^Your registration expires in 51 days\..+\nYour registration as a nurse expires in 51 days\./,
    ),
    link: '/profile',
  });
});

describe('one reminder keeps its own words and link', () => {
  test.each<[string, Reminder[], string, string, string]>([
    [
      '90 days',
      [expiring('2027-01-13')],
      'Your registration expires in 90 days',
      'on 13 Jan 2027',
      '/profile',
    ],
    [
      'tomorrow',
      [expiring('2026-10-16')],
      'Your registration expires in 1 day',
      '16 Oct 2026',
      '/profile',
    ],
    ['today', [expiring(today)], 'Your registration expires today', '15 Oct 2026', '/profile'],
    [
      'after it was found',
      [expiring('2026-10-14')],
      'Your registration has expired',
      'It expired on 14 Oct 2026.',
      '/profile',
    ],
    [
      'when renewal opens',
      [expiring('2026-12-14')],
      'Your registration expires in 60 days',
      'It expires on 14 Dec 2026. Go through the declarations of the renewal',
      '/renewal',
    ],
    [
      'before renewal opens',
      [expiring('2026-12-15')],
      'Your registration expires in 61 days',
      'Once you have renewed it with the Board',
      '/profile',
    ],
    [
      '31 days before the end',
      [expiring('2026-11-15')],
      'Your registration expires in 31 days',
      'Go through the declarations of the renewal',
      '/renewal',
    ],
    [
      'in the last month',
      [expiring('2026-11-14')],
      'Your registration expires in 30 days',
      'Once you have renewed it with the Board',
      '/profile',
    ],
    [
      'an audit letter',
      [{ rule: 'audit-due', facts: { dueDate: '2026-10-22' } }],
      'Your audit letter is due in 7 days',
      'Answer it by 22 Oct 2026. Check your letter',
      '/audit-letters',
    ],
    [
      'an audit letter tomorrow',
      [{ rule: 'audit-due', facts: { dueDate: '2026-10-16' } }],
      'Your audit letter is due in 1 day',
      'Answer it by 16 Oct 2026.',
      '/audit-letters',
    ],
    [
      'an audit letter today',
      [{ rule: 'audit-due', facts: { dueDate: today } }],
      'Your audit letter is due today',
      'Answer it by 15 Oct 2026.',
      '/audit-letters',
    ],
    [
      'expired',
      [{ rule: 'registration-expired', facts: { expiryDate: '2026-10-14' } }],
      'Your registration has expired',
      '14 Oct 2026',
      '/profile',
    ],
    [
      'closed',
      [{ rule: 'period-closed', facts: { end: '2024-02-29' } }],
      'Your CPD period has closed',
      'until 28 Feb 2029 (check with the Board)',
      '/documents',
    ],
    [
      'behind',
      [pace(10, 2)],
      '16 hours behind on CPD',
      'You have 10 hours of 30, 2 of 8 interactive. The period ends on 30 Nov 2026. You need 3 hours, of these 1 hour interactive a week.',
      '/cpd-log',
    ],
    [
      'behind in interactive ones',
      [pace(30, 2)],
      '4.5 hours behind on interactive CPD',
      'You need 1 hour interactive a week.',
      '/cpd-log',
    ],
    [
      'behind in others',
      [pace(10, 8)],
      '16 hours behind on CPD',
      'You need 3 hours a week.',
      '/cpd-log',
    ],
    [
      'evidence',
      [{ rule: 'evidence-missing', facts: { end: '2026-11-30', activities: 3 } }],
      '3 activities without a file as evidence',
      'ends on 30 Nov 2026',
      '/cpd-log',
    ],
    [
      'evidence of one',
      [{ rule: 'evidence-missing', facts: { end: '2026-11-30', activities: 1 } }],
      '1 activity without a file as evidence',
      'ends on 30 Nov 2026',
      '/cpd-log',
    ],
    [
      'evidence of a further registration',
      [
        {
          rule: 'evidence-missing',
          facts: { registration: 'nurse', end: '2027-05-31', activities: 1 },
        },
      ],
      '1 activity without a file as evidence, counted as a nurse',
      'Your CPD period as a nurse ends on 31 May 2027',
      '/cpd-log',
    ],
    [
      'a document',
      [{ rule: 'document-expiring', facts: { title: 'First aid', expiryDate: '2026-11-14' } }],
      '“First aid” expires in 30 days',
      'It expires on 14 Nov 2026.',
      '/documents',
    ],
    [
      'a document on its last day',
      [{ rule: 'document-expiring', facts: { title: 'First aid', expiryDate: today } }],
      '“First aid” expires today',
      'It expires on 15 Oct 2026.',
      '/documents',
    ],
    [
      'a document after it was found',
      [{ rule: 'document-expiring', facts: { title: 'First aid', expiryDate: '2026-10-14' } }],
      '“First aid” has expired',
      'It expired on 14 Oct 2026.',
      '/documents',
    ],
    [
      'a document whose id is known',
      [
        {
          rule: 'document-expiring',
          facts: { id: 7, title: 'First aid', expiryDate: '2026-11-14' },
        },
      ],
      '“First aid” expires in 30 days',
      '14 Nov 2026',
      '/documents/7',
    ],
    [
      'documents',
      ['2026-11-14', today].map((expiryDate) => ({
        rule: 'document-expiring',
        facts: { title: 'First aid', expiryDate },
      })),
      '2 documents expire soon',
      '“First aid” expires in 30 days, “First aid” expires today.',
      '/documents',
    ],
    [
      'a credential',
      [
        {
          rule: 'credential-expiring',
          facts: { id: 7, title: 'Blue card', expiryDate: '2026-11-14' },
        },
      ],
      '“Blue card” expires in 30 days',
      'choose Renew',
      '/credentials?record=7',
    ],
    [
      'a credential after it was found',
      [{ rule: 'credential-expiring', facts: { title: 'Blue card', expiryDate: '2026-10-14' } }],
      '“Blue card” has expired',
      'It expired on 14 Oct 2026.',
      '/credentials',
    ],
    [
      'credentials with ids',
      [7, 8].map((id) => ({
        rule: 'credential-expiring',
        facts: { id, title: 'Blue card', expiryDate: today },
      })),
      '2 credentials expire soon',
      '“Blue card” expires today, “Blue card” expires today.',
      '/credentials',
    ],
    [
      'credentials',
      ['2026-11-14', today].map((expiryDate) => ({
        rule: 'credential-expiring',
        facts: { title: 'Blue card', expiryDate },
      })),
      '2 credentials expire soon',
      '“Blue card” expires in 30 days, “Blue card” expires today.',
      '/credentials',
    ],
    [
      'an expired credential',
      [{ rule: 'credential-expired', facts: { title: 'Blue card', expiryDate: '2026-10-14' } }],
      '“Blue card” has expired',
      'It expired on 14 Oct 2026.',
      '/credentials',
    ],
    [
      'expired credentials',
      ['CPR', 'Blue card'].map((title) => ({
        rule: 'credential-expired',
        facts: { title, expiryDate: '2026-10-14' },
      })),
      '2 credentials have expired',
      '“CPR”, “Blue card”.',
      '/credentials',
    ],
    [
      'a reflection',
      titled('reflection-missing', 'Airway'),
      '1 activity without a reflection',
      '“Airway”.',
      '/cpd-log',
    ],
    [
      'a reflection with a long name',
      titled('reflection-missing', 'W'.repeat(40), '🚑'.repeat(41), `${'W'.repeat(39)} and more`),
      '3 activities without a reflection',
      `: “${'W'.repeat(40)}”, “${'🚑'.repeat(40)}…”, “${'W'.repeat(39)}…”.`,
      '/cpd-log',
    ],
    [
      'reflections',
      titled('reflection-missing', 'A', 'B', 'C', 'D', 'E'),
      '5 activities without a reflection',
      '“A”, “B”, “C” and 2 more.',
      '/cpd-log',
    ],
    [
      'an activity',
      titled('activity-untouched', 'A'),
      '1 activity left in progress',
      '“A”.',
      '/cpd-log',
    ],
    [
      'activities',
      titled('activity-untouched', 'A', 'B'),
      '2 activities left in progress',
      '“A”, “B”.',
      '/cpd-log',
    ],
    [
      'a module',
      titled('module-untouched', 'Sepsis'),
      '1 learning module left in progress',
      '“Sepsis”.',
      '/modules',
    ],
    [
      'a review',
      reviews('Sepsis'),
      'Three questions, four weeks on',
      'what stayed of “Sepsis”.',
      '/cpd-modules?review=acls',
    ],
    [
      'reviews',
      reviews('A', 'B'),
      '2 learning modules to review',
      '“A”, “B”.',
      '/modules?tab=completed',
    ],
  ])('%s', (_name, reminders, title, part, link) => {
    const notice = digest(reminders, today)!;
    expect(notice).toMatchObject({ title, link, kind: reminderRules[reminders[0]!.rule].kind });
    expect(notice.message).toContain(part);
  });

  test('early in the year the pace says nothing of weeks', () => {
    const { message } = digest([pace(2, 0)], '2026-06-01')!;
    expect(message).not.toContain('week');
    expect(message).toContain('3.5 hours of these should be interactive');
    const often = 'The period ends on 30 Nov 2026. A little every month';
    expect(digest([pace(2, 8)], '2026-06-01')!.message).toContain(often);
    expect(digest([pace(30, 0)], '2026-06-01')!.message).toContain(often);
    expect(digest([pace(2, 0)], '2026-09-30')!.message).toContain('every month');
    expect(digest([pace(2, 0)], '2026-10-01')!.message).toContain('a week');
  });
});

test('a pace without interactive hours to reach says nothing of them', () => {
  const { facts } = pace(2, 0) as Extract<Reminder, { rule: 'pace' }>;
  const required = { total: 30, interactive: 0 };
  expect(digest([{ rule: 'pace', facts: { ...facts, required } }], today)!.message).toContain(
    'You have 2 hours of 30. The period ends',
  );
});

test.each<[string, Reminder, boolean]>([
  ['an audit letter tomorrow', { rule: 'audit-due', facts: { dueDate: '2026-10-16' } }, true],
  ['one in two days', { rule: 'audit-due', facts: { dueDate: '2026-10-17' } }, false],
  ['an expiry today', expiring(today), true],
  ['an expiry in two days', expiring('2026-10-17'), false],
  [
    'an expiry that has passed',
    { rule: 'registration-expired', facts: { expiryDate: '2026-10-01' } },
    true,
  ],
  [
    'a credential that expires today',
    { rule: 'credential-expiring', facts: { title: 'Blue card', expiryDate: today } },
    false,
  ],
  ['hours that are missing', pace(0, 0), false],
])('no roster holds back what is urgent: %s', (_name, reminder, expected) => {
  expect(isUrgent(reminder, today)).toBe(expected);
});

describe('digest', () => {
  test('of a week is called so', () => {
    const two = [pace(10, 2), expiring('2026-11-14')];
    expect(digest(two, today, true)!.title).toBe('Your week: 2 reminders');
    expect(digest([pace(10, 2)], today, true)!.title).toBe('16 hours behind on CPD');
  });

  test('of nothing is nothing', () => {
    expect(digest([], today)).toBeNull();
  });

  test('lists each rule once, in the order of the rules', () => {
    const reminders = [
      ...titled('reflection-missing', 'A', 'B'),
      pace(10, 2),
      expiring('2026-11-14'),
    ];
    const notice = digest(reminders, today)!;
    expect(notice).toMatchObject({
      kind: 'digest',
      title: '3 reminders for today',
      link: '/notifications',
    });
    expect(notice.message.split('\n').map((line) => line.split('. ')[0])).toEqual([
      'Your registration expires in 30 days',
      '16 hours behind on CPD',
      '2 activities without a reflection',
    ]);
  });

  test('of everything at once stays within a notification', () => {
    const title = 'W'.repeat(200);
    const many = Array.from({ length: 50 }, () => title);
    const { title: head, message } = digest(
      [
        expiring('2026-12-14'),
        { rule: 'registration-expired', facts: { expiryDate: '2026-10-14' } },
        { rule: 'period-closed', facts: { end: '2026-10-14' } },
        pace(0.5, 0),
        { rule: 'evidence-missing', facts: { end: '2026-11-30', activities: 500 } },
        ...many.map((): Reminder => ({
          rule: 'document-expiring',
          facts: { title, expiryDate: '2026-12-14' },
        })),
        ...titled('reflection-missing', ...many),
        ...titled('activity-untouched', ...many),
        ...titled('module-untouched', ...many),
        ...reviews(...many),
      ],
      today,
    )!;
    expect(head).toBe('10 reminders for today');
    expect(message.length).toBeLessThanOrEqual(2_000);
  });

  test('names the fingerprint below what is to be done, or alone', () => {
    const head: Reminder = { rule: 'timeline-head', facts: { seq: 7, hash: 'ab'.repeat(32) } };
    const alone = digest([head], today)!;
    expect(alone).toMatchObject({ kind: 'timeline-head', link: '/verify' });
    expect(alone.message).toContain('timeline 7: abab abab abab abab');
    const [one, below] = digest([expiring('2026-11-14'), head], today)!.message.split('\n');
    expect(digest([expiring('2026-11-14'), head], today)!.kind).toBe('registration-expiring');
    expect(one).toBe(digest([expiring('2026-11-14')], today)!.message);
    expect(below).toBe(`${alone.title}. ${alone.message}`);
    const several = digest([expiring('2026-11-14'), pace(10, 2), head], today)!;
    expect(several.title).toBe('2 reminders for today');
    expect(several.message.split('\n')).toHaveLength(3);
  });

  test('every rule belongs to a kind that one can choose about', () => {
    const kinds = preferenceKinds.map(({ kind }) => kind);
    for (const { kind } of Object.values(reminderRules)) expect(kinds).toContain(kind);
  });
});
