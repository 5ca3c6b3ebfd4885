import { describe, expect, test } from 'vitest';
import { shiftsOfCalendar } from '#domain/messages/roster-calendar';

/** In Brisbane, whose clock never changes; 07:00 is 21:00Z of the day before. */
const window = {
  timeZone: 'Australia/Brisbane',
  from: new Date('2026-01-01T00:00:00Z'),
  until: new Date('2026-12-31T00:00:00Z'),
};
const entry = (uid: string, ...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n');

/** Returns what the reader finds: when shifts begin, in order, with their hours and titles; and the notes. */
function read(...parts: string[]) {
  const { shifts, notes } = shiftsOfCalendar(calendar(...parts), window)!;
  const found = shifts.map(
    ({ title, start, end }) =>
      `${start.toISOString().slice(5, 16)} ${(end.getTime() - start.getTime()) / 3_600_000} ${title}`,
  );
  return { shifts: found.toSorted(), notes };
}
const shiftsIn = (...parts: string[]) => read(...parts).shifts;

const day = (zone: string, ...lines: string[]) => [
  'SUMMARY:Day',
  `DTSTART${zone}:20261102T070000`,
  `DTEND${zone}:20261102T190000`,
  ...lines,
];
const brisbane = ';TZID=Australia/Brisbane';
const [first, second, third] = ['01', '02', '03'].map((date) => `11-${date}T21:00 12 Day`);

describe('the clock of a time', () => {
  const inSydney = '11-01T20:00 12 Day';

  test.each([
    ['a Windows name', ';TZID=AUS Eastern Standard Time'],
    ['a quoted Windows name', ';TZID="AUS Eastern Standard Time"'],
    ['a name as it is shown', ';TZID="(UTC+10:00) Canberra, Melbourne, Sydney"'],
    ['that name without quotes', ';TZID=(UTC+10:00) Canberra, Melbourne, Sydney'],
    ['that name before another parameter', ';TZID=(GMT+10:00) Sydney;VALUE=DATE-TIME'],
    ['a path', ';TZID=/mozilla.org/20050126_1/Australia/Sydney'],
    ['a city', ';TZID=Sydney'],
    ['a distance', ';TZID=GMT+11:00'],
  ])('is that of %s', (_name, zone) => {
    expect(read(entry('1', ...day(zone)))).toEqual({ shifts: [inSydney], notes: [] });
  });

  test('without seconds is the same time', () => {
    const lines = day(brisbane).map((line) => line.replace(/00$/, ''));
    expect(read(entry('1', ...lines))).toEqual({ shifts: [first], notes: [] });
  });

  test('is the calendar’s own for times without a zone, each calendar having one', () => {
    const own = (zone: string) => calendar(`X-WR-TIMEZONE:${zone}`, entry(zone, ...day('')));
    const { shifts, notes } = shiftsOfCalendar(
      own('Australia/Sydney') + own('W. Australia Standard Time'),
      window,
    )!;
    expect(shifts.map(({ start }) => start.toISOString().slice(11, 13)).toSorted()).toEqual([
      '20',
      '23',
    ]);
    expect(notes).toEqual([]);
  });

  test('is the user’s if it is not known, which is said', () => {
    const lost = 'is not a time zone we know: the times of';
    expect(read(entry('1', ...day(';TZID=EST')), entry('2', ...day(';TZID=EST')))).toEqual({
      shifts: [first, first],
      notes: [`“EST” ${lost} 2 entries were read as Brisbane time. Check the hours.`],
    });
    expect(
      read('X-WR-TIMEZONE:AUS Eastern Standard Time', entry('1', ...day(';TZID=EST'))),
    ).toEqual({
      shifts: [inSydney],
      notes: [`“EST” ${lost} 1 entry were read as Sydney time. Check the hours.`],
    });
    expect(read('X-WR-TIMEZONE:Mars/Base', entry('1', ...day('')))).toEqual({
      shifts: [first],
      notes: [`“Mars/Base” ${lost} 1 entry were read as Brisbane time. Check the hours.`],
    });
    expect(read(entry('1', ...day('')))).toEqual({
      shifts: [first],
      notes: ['1 entry without a time zone read as Brisbane time.'],
    });
  });
});

describe('a zone that the calendar describes', () => {
  const zone = (name: string, ...observances: string[]) =>
    ['BEGIN:VTIMEZONE', `TZID:${name}`, ...observances, 'END:VTIMEZONE'].join('\r\n');
  const observance = (kind: string, ...lines: string[]) =>
    [`BEGIN:${kind}`, ...lines, `END:${kind}`].join('\r\n');
  const standard = observance(
    'STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+1100',
    'TZOFFSETTO:+1000',
    'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4',
  );
  const daylight = observance(
    'DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+1000',
    'TZOFFSETTO:+1100',
    'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=10',
  );
  const night = (date: string) => [
    'SUMMARY:Night',
    `DTSTART;TZID=Mine:${date}T190000`,
    `DURATION:PT12H`,
  ];
  const at = (date: string, ...parts: string[]) => read(...parts, entry('1', ...night(date)));

  test.each([
    ['20260404', '04-04T08:00'],
    ['20260405', '04-05T09:00'],
    ['20261003', '10-03T09:00'],
    ['20261004', '10-04T08:00'],
  ])('changes its clock by its rules: 19:00 on %s', (date, start) => {
    expect(at(date, zone('Mine', standard, daylight)).shifts).toEqual([`${start} 12 Night`]);
  });

  test.each([
    [
      'that begins later is its first distance before',
      [daylight.replace('16010101', '20261004')],
      '02-02T09:00',
    ],
    [
      'of listed changes',
      [
        observance(
          'DAYLIGHT',
          'DTSTART:20200101T000000',
          'TZOFFSETFROM:+1000',
          'TZOFFSETTO:+1000',
          'RDATE:20260101T000000,20260201T000000',
        ),
      ],
      '02-02T09:00',
    ],
    [
      'without the distance before',
      [observance('STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETTO:+1000')],
      '02-02T09:00',
    ],
    [
      'without a beginning',
      [observance('STANDARD', 'TZOFFSETFROM:+1000', 'TZOFFSETTO:+1000')],
      '02-02T09:00',
    ],
    [
      'with a colon in its distance',
      [
        observance(
          'STANDARD',
          'DTSTART:19700101T000000',
          'TZOFFSETFROM:+09:30',
          'TZOFFSETTO:+09:30',
        ),
      ],
      '02-02T09:30',
    ],
    ['that names its place', ['X-LIC-LOCATION:Australia/Perth'], '02-02T11:00'],
  ])('%s', (_name, lines, start) => {
    expect(at('20260202', zone('Mine', ...lines))).toEqual({
      shifts: [`${start} 12 Night`],
      notes: [],
    });
  });

  test.each([
    ['says no distance', [observance('STANDARD', 'DTSTART:19700101T000000')]],
    ['says half', [standard, observance('DAYLIGHT', 'DTSTART:20260101T000000')]],
    ['has no clock', []],
    ['changes without end', [standard.replace('FREQ=YEARLY;BYDAY=1SU;BYMONTH=4', 'FREQ=HOURLY')]],
  ])('that %s is not known', (_name, lines) => {
    const { shifts, notes } = at('20260202', zone('Mine', ...lines));
    expect(shifts).toEqual(['02-02T09:00 12 Night']);
    expect(notes).toEqual([expect.stringContaining('“Mine” is not a time zone we know')]);
  });

  test('does not change what the name of a place means', () => {
    const wrong = observance(
      'STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0200',
    );
    expect(shiftsIn(zone('Australia/Brisbane', wrong), entry('1', ...day(brisbane)))).toEqual([
      first,
    ]);
    // An abbreviation means what the calendar says.
    expect(shiftsIn(zone('EST', wrong), entry('1', ...day(';TZID=EST')))).toEqual([
      '11-02T05:00 12 Day',
    ]);
  });
});

describe('a series', () => {
  const daily = (...lines: string[]) => entry('s', ...day(brisbane, ...lines));
  const all = [first, second, third];

  test.each([
    ['ends at the start of its last shift', ['RRULE:FREQ=DAILY;UNTIL=20261103T210000Z'], all],
    ['ends before that start', ['RRULE:FREQ=DAILY;UNTIL=20261103T205959Z'], [first, second]],
    ['ends on a day, all of it', ['RRULE:FREQ=DAILY;UNTIL=20261104'], all],
    ['ends at a time of its own clock', ['RRULE:FREQ=DAILY;UNTIL=20261104T070000'], all],
    [
      'ends before its first shift: it was deleted',
      ['RRULE:FREQ=DAILY;UNTIL=20261101T000000Z'],
      [],
    ],
    ['without one at UTC', ['RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261102T210000Z'], [first, third]],
    [
      'without one in another zone',
      ['RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;TZID=Australia/Perth:20261103T050000'],
      [first, third],
    ],
    [
      'without one on its own clock',
      ['RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261103T070000'],
      [first, third],
    ],
    ['without a day', ['RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261103'], [first, third]],
    [
      'without several in one line',
      ['RRULE:FREQ=DAILY;COUNT=3', `EXDATE${brisbane}:20261102T070000,20261103T070000`],
      [third],
    ],
    [
      'without those of a rule',
      ['RRULE:FREQ=DAILY;COUNT=3', 'EXRULE:FREQ=DAILY;INTERVAL=2;COUNT=2'],
      [second],
    ],
    ['of added times alone', [`RDATE${brisbane}:20261103T070000,20261104T070000`], all],
    ['of added times beside a rule', ['RRULE:FREQ=DAILY;COUNT=2', 'RDATE:20261103T210000Z'], all],
    [
      'of an added time that the rule has, too',
      ['RRULE:FREQ=DAILY;COUNT=3', `RDATE${brisbane}:20261103T070000`],
      all,
    ],
    ['of added days', ['RDATE;VALUE=DATE:20261103'], [first, second]],
    [
      'of added times with lengths',
      ['RDATE;VALUE=PERIOD:20261102T210000Z/PT6H,20261103T210000Z/20261104T020000Z'],
      [first, '11-02T21:00 6 Day', '11-03T21:00 5 Day'],
    ],
    ['of two rules', ['RRULE:FREQ=DAILY;COUNT=2', 'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=2'], all],
  ])('%s', (_name, lines, shifts) => {
    expect(shiftsIn(daily(...lines))).toEqual(shifts);
  });

  test('that begins on a day outside its rule has that shift, too, and says so', () => {
    expect(read(daily('RRULE:FREQ=WEEKLY;BYDAY=TU,WE;COUNT=3'))).toEqual({
      shifts: all,
      notes: [
        '1 entry begins on a day that the rule of repetition leaves out: that day counts as a shift.',
      ],
    });
  });

  test('keeps its clock when daylight saving begins', () => {
    const lines = ['SUMMARY:Night', 'DTSTART;TZID=Australia/Sydney:20261002T190000'];
    const nights = (end: string) => shiftsIn(entry('1', ...lines, end, 'RRULE:FREQ=DAILY;COUNT=3'));
    const shown = ['10-02T09:00 12 Night', '10-03T09:00 11 Night', '10-04T08:00 12 Night'];
    expect(nights('DTEND;TZID=Australia/Sydney:20261003T070000')).toEqual(shown);
    expect(nights('DURATION:PT12H')).toEqual(shown.map((each) => each.replace(' 11 ', ' 12 ')));
  });

  test('says that it excludes a time that it does not have', () => {
    expect(read(daily('RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261102T200000Z'))).toEqual({
      shifts: all,
      notes: [
        '1 entry changes or cancels a shift at a time that has none: check the hours of that day.',
      ],
    });
  });

  test('outside the window is left out', () => {
    expect(
      read(
        entry(
          '1',
          ...day(brisbane, 'RRULE:FREQ=DAILY;COUNT=3').map((line) =>
            line.replaceAll('2026', '2020'),
          ),
        ),
      ),
    ).toEqual({
      shifts: [],
      notes: ['0 of 1 entry read.', '1 entry left out: no repetition of it is in this time.'],
    });
  });
});

describe('a change of a series', () => {
  const series = entry('s', ...day(brisbane, 'RRULE:FREQ=DAILY;COUNT=3'));
  const late = [
    'SUMMARY:Late',
    `DTSTART${brisbane}:20261103T130000`,
    `DTEND${brisbane}:20261103T230000`,
  ];
  const moved = [first, '11-03T03:00 10 Late', third];

  test.each([
    ['UTC', 'RECURRENCE-ID:20261102T210000Z'],
    ['another zone', 'RECURRENCE-ID;TZID=Australia/Perth:20261103T050000'],
    ['a Windows name', 'RECURRENCE-ID;TZID=E. Australia Standard Time:20261103T070000'],
    ['its own clock', 'RECURRENCE-ID:20261103T070000'],
    ['a day', 'RECURRENCE-ID;VALUE=DATE:20261103'],
  ])('is found by its time in %s, before or behind it', (_name, id) => {
    const changed = entry('s', id, ...late);
    expect(read(series, changed)).toEqual({ shifts: moved, notes: [] });
    expect(read(changed, series)).toEqual({ shifts: moved, notes: [] });
  });

  test('in another calendar of the file is found', () => {
    const cancelled = `METHOD:CANCEL\r\n${entry('s', 'RECURRENCE-ID:20261102T210000Z')}`;
    const text = calendar(series) + calendar(cancelled);
    expect(shiftsOfCalendar(text, window)).toMatchObject({
      shifts: { length: 2 },
      notes: ['1 of 2 entries read.', '1 cancelled entry left out.'],
    });
  });

  test('without times or a title keeps those of the series', () => {
    expect(shiftsIn(series, entry('s', 'RECURRENCE-ID:20261102T210000Z'))).toEqual([
      first,
      second,
      third,
    ]);
  });

  test('of one and all later ones moves, shortens or cancels them', () => {
    const id = 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261102T210000Z';
    expect(shiftsIn(series, entry('s', id, ...late))).toEqual([
      first,
      '11-03T03:00 10 Late',
      '11-04T03:00 10 Late',
    ]);
    expect(shiftsIn(series, entry('s', id, 'STATUS:CANCELLED'))).toEqual([first]);
  });

  test('of another series, or of none, is a shift of its own', () => {
    const [id, own] = ['RECURRENCE-ID:20261102T210000Z', '11-03T03:00 10 Late'];
    expect(shiftsIn(series, entry('other', id, ...late))).toEqual([first, second, own, third]);
    expect(read(entry('a', id, ...late), entry('b', id, ...late))).toEqual({
      shifts: [own, own],
      notes: [],
    });
  });

  test('at a time that the series does not have is counted in addition, and said', () => {
    const { shifts, notes } = read(series, entry('s', 'RECURRENCE-ID:20261102T200000Z', ...late));
    expect(shifts).toEqual([first, second, '11-03T03:00 10 Late', third]);
    expect(notes).toEqual([expect.stringContaining('a time that has none')]);
  });

  test('is cancelled with its series, unless it is newer', () => {
    const cancelled = entry(
      's',
      ...day(brisbane, 'RRULE:FREQ=DAILY;COUNT=3', 'SEQUENCE:2', 'STATUS:CANCELLED'),
    );
    const change = (sequence: number) =>
      entry('s', 'RECURRENCE-ID:20261102T210000Z', `SEQUENCE:${sequence}`, ...late);
    expect(shiftsIn(cancelled, change(2))).toEqual([]);
    expect(shiftsIn(cancelled, change(3))).toEqual(['11-03T03:00 10 Late']);
  });
});

describe('versions of an entry', () => {
  const version = (uid: string, date: string, ...lines: string[]) =>
    entry(
      uid,
      'SUMMARY:Day',
      `DTSTART${brisbane}:202611${date}T070000`,
      `DURATION:PT12H`,
      ...lines,
    );
  const replaced = [
    '1 of 2 entries read.',
    '1 entry left out: the file has another version of it.',
  ];

  test.each([
    ['the higher SEQUENCE', ['SEQUENCE:10'], ['SEQUENCE:9', 'DTSTAMP:20261109T000000Z']],
    ['a SEQUENCE rather than none', ['SEQUENCE:1'], []],
    [
      'the later LAST-MODIFIED',
      ['LAST-MODIFIED:20261102T000000Z'],
      ['LAST-MODIFIED:20261101T000000Z'],
    ],
    ['the later DTSTAMP', ['DTSTAMP:20261102T000000Z'], ['DTSTAMP:20261101T000000Z']],
  ])('%s is the newest', (_name, newer, older) => {
    const [a, b] = [version('v', '02', ...newer), version('v', '03', ...older)];
    expect(read(a, b)).toEqual({ shifts: [first], notes: replaced });
    expect(read(b, a)).toEqual({ shifts: [first], notes: replaced });
  });

  test('a cancelled newest version leaves no shift', () => {
    expect(
      read(version('v', '02'), version('v', '02', 'SEQUENCE:1', 'STATUS:CANCELLED')).shifts,
    ).toEqual([]);
    expect(read(version('v', '02'), version('v', '02', 'STATUS:CANCELLED')).shifts).toEqual([]);
    expect(
      read(version('v', '02', 'SEQUENCE:1'), version('v', '02', 'STATUS:CANCELLED')).shifts,
    ).toEqual([first]);
  });

  test('entries that share a name, but no number says which is newer, are shifts of their own', () => {
    expect(read(version('v', '02'), version('v', '03'), version('v', '04'))).toEqual({
      shifts: [first, second, third],
      notes: [],
    });
  });

  test('entries without a name are shifts of their own', () => {
    const [a, b] = ['02', '03'].map((date) => version('', date).replace('UID:\r\n', ''));
    expect(read(a!, b!)).toEqual({ shifts: [first, second], notes: [] });
  });
});

describe('what is no shift is left out with its reason', () => {
  const task = 'BEGIN:VTODO\r\nUID:t\r\nSUMMARY:Study\r\nEND:VTODO';
  const busy = (...lines: string[]) =>
    ['BEGIN:VFREEBUSY', 'UID:f', ...lines, 'END:VFREEBUSY'].join('\r\n');

  test('tasks, and busy times beside events', () => {
    const same = busy('FREEBUSY:20261101T210000Z/PT12H,20261102T210000Z/20261103T090000Z');
    expect(read(task, same, entry('1', ...day(brisbane)))).toEqual({
      shifts: [first],
      notes: [
        '1 of 4 entries read.',
        '2 entries left out: busy times beside events, which say the same.',
        '1 entry left out: tasks or the like, not events.',
      ],
    });
  });

  test('free times, and lists of busy ones that are empty or broken', () => {
    const lists = busy(
      'FREEBUSY:20261101T210000Z/PT12H,20261102T210000Z/20261103T090000Z',
      'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261103T210000Z/PT12H',
      'FREEBUSY;FBTYPE=FREE:20261105T210000Z/PT12H',
    );
    const broken = busy('FREEBUSY:tomorrow');
    expect(read(task, lists, busy(), broken)).toEqual({
      shifts: [first, second, third].map((shift) => shift!.replace('Day', 'Without a title')),
      notes: [
        '3 of 7 entries read.',
        '1 entry could not be read.',
        '1 entry left out: free, not busy.',
        '2 entries left out: tasks or the like, not events.',
      ],
    });
  });

  test('whole days, also as Outlook writes them', () => {
    const leave = entry('1', 'DTSTART;VALUE=DATE:20261102', 'RRULE:FREQ=DAILY;COUNT=3');
    const outlook = entry(
      '2',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      `DTSTART${brisbane}:20261102T000000`,
      `DTEND${brisbane}:20261103T000000`,
    );
    expect(read(leave, outlook)).toEqual({
      shifts: [],
      notes: ['0 of 2 entries read.', '2 entries of whole days left out: they have no hours.'],
    });
  });

  test('entries without a beginning', () => {
    expect(read(entry('1', 'SUMMARY:Day')).notes).toEqual([
      '0 of 1 entry read.',
      '1 entry could not be read.',
    ]);
  });
});

test.each([
  ['a rule in small letters', ['RRULE:freq=daily;count=2'], [first, second]],
  ['a rule with a semicolon at its end', ['RRULE:FREQ=DAILY;COUNT=2;'], [first, second]],
  ['a blank before a time', ['RRULE:FREQ=DAILY;COUNT=2', 'EXDATE: 20261102T210000Z'], [first]],
])('%s is read', (_name, lines, shifts) => {
  expect(shiftsIn(entry('1', ...day(brisbane, ...lines)))).toEqual(shifts);
});

test('a mark behind the end of a file is no part of it', () => {
  const text = `${calendar(entry('1', ...day(brisbane)))}\u001A`;
  expect(shiftsOfCalendar(text, window)!.shifts).toHaveLength(1);
});

test('a text has any line ends and folds', () => {
  const text = calendar(entry('1', ...day(brisbane))).replace(
    'SUMMARY:Day',
    'SUMMARY:\r\n D\r\n\tay',
  );
  for (const end of ['\r\n', '\n', '\r']) {
    const { shifts } = shiftsOfCalendar(text.replaceAll('\r\n', end), window)!;
    expect(shifts.map(({ title }) => title)).toEqual(['Day']);
  }
});
