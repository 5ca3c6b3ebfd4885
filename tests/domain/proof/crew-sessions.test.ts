import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CODE_LETTERS,
  CODE_SECONDS,
  codeLetters,
  codeStep,
  crewJoinPath,
  readCode,
  readJoinFragment,
  readScannedCode,
  spacedCode,
  stepStart,
} from '#domain/proof/crew-codes';
import {
  companionName,
  companionsText,
  deletedCompanion,
  professionNames,
  type Companion,
  type Profession,
} from '#domain/proof/crew-companions';
import {
  clipped,
  confirmedHours,
  crewClosesAt,
  crewHours,
  endProblem,
  forgottenEnd,
  sharedMs,
  type Presence,
} from '#domain/proof/crew-presence';
import {
  crewLimits,
  hoursCorrectedNotification,
  minutesLabel,
  peopleLabel,
} from '#domain/proof/crew-sessions';
import { crewTexts } from '#domain/proof/crew-texts';

const START = new Date('2026-11-24T02:00:00Z');
const MINUTE = 60_000;
/** The moment this number of minutes after the start. */
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE);
const span = (from: number, to: number): Presence => ({ from: at(from), to: at(to) });
const minutesOf = (presences: readonly Presence[]) =>
  presences.map(({ from, to }) =>
    [from, to].map((each) => (Number(each) - Number(START)) / MINUTE),
  );

describe('hours', () => {
  const hour = span(0, 60);

  test.each([
    [29.99, 0],
    [30, 0.5],
    [59.99, 0.5],
    [60, 1],
  ])('%d minutes of presence are %d hours, rounded down to half hours', (minutes, hours) => {
    expect(crewHours([span(0, minutes)], span(0, 240))).toBe(hours);
  });

  test('are never more than the session lasted, whoever came early or left late', () => {
    expect(crewHours([span(-60, 500)], hour)).toBe(1);
    expect(crewHours([span(-60, 0), span(60, 500)], hour)).toBe(0);
  });

  test('count each minute once, however often someone left, came back or was counted', () => {
    expect(crewHours([span(0, 20), span(40, 60)], hour)).toBe(0.5);
    expect(crewHours([span(0, 40), span(10, 50), span(50, 60)], hour)).toBe(1);
  });

  test('of two sessions at once count once: a claim leaves out what the account already has', () => {
    expect(crewHours([span(0, 120)], span(0, 120), [span(60, 180)])).toBe(1);
    expect(crewHours([span(0, 120)], span(0, 120), [span(0, 60), span(30, 120)])).toBe(0);
    expect(crewHours([span(0, 120)], span(0, 120), [span(120, 180)])).toBe(2);
  });

  test('hold for any presences: half hours, not negative, at most the session’s and one’s own', () => {
    const minutes = fc.integer({ min: -100, max: 900 });
    const presence = fc
      .tuple(minutes, minutes)
      .map(([a, b]) => span(Math.min(a, b), Math.max(a, b)));
    const list = fc.array(presence, { maxLength: 8 });
    fc.assert(
      fc.property(list, presence, list, (own, session, counted) => {
        const hours = crewHours(own, session);
        const left = crewHours(own, session, clipped(counted, span(-200, 1000)));
        expect(Number.isInteger(hours * 2)).toBe(true);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(hours);
        expect(hours * 60 * MINUTE).toBeLessThanOrEqual(sharedMs(clipped(own, session), [session]));
      }),
    );
  });
});

describe('presences', () => {
  test('are clipped, put in order and merged; a moment is none', () => {
    expect(
      minutesOf(clipped([span(50, 70), span(10, 30), span(30, 40), span(5, 5)], span(0, 60))),
    ).toEqual([
      [10, 40],
      [50, 60],
    ]);
  });

  test('of two people overlap as long as both were there', () => {
    expect(sharedMs([span(0, 60)], [span(30, 45), span(50, 90)])).toBe(25 * MINUTE);
    expect(sharedMs([span(0, 30)], [span(30, 60)])).toBe(0);
  });
});

describe('what a confirmation is worth', () => {
  test.each([
    [0, 2, 0],
    [1, 2, 0],
    [19.99, 2, 0],
    [20, 2, 0.5],
    [50, 2, 1],
    [110, 2, 2],
    [600, 2, 2],
  ])(
    '%d minutes together confirm %d hours as %d: ten minutes are forgiven',
    (minutes, of, hours) => {
      expect(confirmedHours(minutes * MINUTE, of)).toBe(hours);
    },
  );
});

describe('the end', () => {
  const session = { startedAt: START, plannedMinutes: 90 };

  test('comes after twelve hours by itself', () => {
    expect(crewClosesAt(START)).toEqual(at(12 * 60));
  });

  test('of a forgotten session is as planned, or when the last one left who said so, at most then', () => {
    expect(forgottenEnd(session, [])).toEqual(at(90));
    expect(forgottenEnd(session, [at(20), at(60)])).toEqual(at(90));
    expect(forgottenEnd(session, [at(100), at(95)])).toEqual(at(100));
    expect(forgottenEnd(session, [at(13 * 60)])).toEqual(at(12 * 60));
  });

  test.each([
    ['before the start', -1, null, 'The end cannot be before the start'],
    ['at the start', 0, null, null],
    ['now', 60, null, null],
    ['in the future', 60.01, null, 'The end cannot be in the future'],
    ['as it was', 50, 50, null],
    ['later than it was', 51, 50, 'The end can only be corrected to an earlier time'],
  ])('%s', (_when, end, ended, problem) => {
    const endedAt = ended === null ? null : at(ended);
    expect(endProblem(at(end), { startedAt: START, endedAt, now: at(60) })).toBe(problem);
  });
});

describe('codes', () => {
  test('change every half minute: the last millisecond of a step still belongs to it', () => {
    const step = codeStep(START);
    const later = (ms: number) => new Date(START.getTime() + ms);
    expect(stepStart(step)).toEqual(START);
    expect(codeStep(later(CODE_SECONDS * 1000 - 1))).toBe(step);
    expect(codeStep(later(CODE_SECONDS * 1000))).toBe(step + 1);
    expect(codeStep(later(-1))).toBe(step - 1);
  });

  test('are six letters that are neither misread nor misheard, whatever the bits', () => {
    expect(codeLetters(0n)).toBe(CODE_LETTERS[0]!.repeat(6));
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 48n - 1n }), (bits) => {
        const code = codeLetters(bits);
        expect(code).toMatch(/^[^IOQU]{6}$/);
        expect(readCode(spacedCode(code).toLowerCase())).toBe(code);
        expect(readJoinFragment(crewJoinPath(7, code).replace('/crew/join', ''))).toEqual({
          sessionId: '7',
          code,
        });
      }),
    );
  });

  test.each([
    '',
    'ABCDE',
    'ABCDEFG',
    'ABCDE1',
    'ABCDEO',
    'ÄBCDEF',
    'A'.repeat(41),
    null,
    123456,
    ['ABCDEF'],
  ])('refuse %j', (typed) => {
    expect(readCode(typed)).toBeNull();
  });

  test.each([
    '',
    '#',
    '#7',
    '#7.ABCDE',
    '#x.ABCDEF',
    '#7.ABCDEO',
    '#12345678901.ABCDEF',
    '#7.ABCDEF.',
  ])('refuse the address with %s', (hash) => {
    expect(readJoinFragment(hash)).toBeNull();
  });

  test('a scanned address joins a session of this installation only', () => {
    const origin = 'https://cpd.example';
    const joins = { sessionId: '7', code: 'ABCDEF' };
    expect(readScannedCode(origin + crewJoinPath(7, 'ABCDEF'), origin)).toEqual(joins);
    for (const other of ['ABCDEF', '/crew/join#7.ABCDEF', `${origin}/crew/join`]) {
      expect(readScannedCode(other, origin)).toBeNull();
    }
    expect(readScannedCode(`${origin}.evil${crewJoinPath(7, 'ABCDEF')}`, origin)).toBeNull();
  });

  test.each(['ab-cd ef', ' A.B–C D E F '])('accept %j', (typed) => {
    expect(readCode(typed)).toBe('ABCDEF');
  });
});

describe('who else was there', () => {
  const unnamed = (...all: Profession[]): Companion[] =>
    all.map((profession) => ({ name: null, profession }));

  test.each([
    [[], ''],
    [unnamed('paramedic'), 'a paramedic'],
    [unnamed('emergency-worker'), 'an emergency service worker'],
    [unnamed('other', 'other'), '2 other practitioners'],
    [
      unnamed('registered-nurse', 'paramedic', 'doctor', 'paramedic'),
      '2 paramedics, a registered nurse and a doctor',
    ],
    [
      [
        { name: 'Billie Jones', profession: 'paramedic' as const },
        ...unnamed('paramedic', 'other'),
      ],
      'Billie Jones (paramedic), another paramedic and another practitioner',
    ],
  ])('%j reads %s', (companions, text) => {
    expect(companionsText(companions)).toBe(text);
  });

  test('names eight, and counts the rest with the unnamed of their profession', () => {
    const ten = Array.from({ length: 10 }, (_, index) => ({
      name: `Person ${index}`,
      profession: 'paramedic' as const,
    }));
    const text = companionsText([...ten, ...unnamed('paramedic')]);
    expect(text).toContain('Person 7 (paramedic) and 3 other paramedics');
    expect(text).not.toContain('Person 8');
  });

  test('a deleted account reads as its profession in the same place', () => {
    const [name, profession] = ['Billie Jones', 'midwife'] as const;
    const text = companionsText([{ name, profession }, ...unnamed('doctor')]);
    expect(text.replace(companionName(name, profession), deletedCompanion(profession))).toBe(
      companionsText(unnamed(profession, 'doctor')),
    );
  });

  test('each profession has one word for one and another for several', () => {
    for (const profession of professionNames) {
      expect(companionsText(unnamed(profession))).toMatch(/^(an?|another) \S/);
      expect(companionsText(unnamed(profession, profession))).toMatch(/^2 \S.*s$|^2 midwives$/);
    }
  });
});

describe('texts', () => {
  test.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h'],
    [135, '2 h 15 min'],
  ])('%d minutes', (minutes, text) => {
    expect(minutesLabel(minutes)).toBe(text);
  });

  test('count people, and say what ending does with nobody, one or several others', () => {
    expect([peopleLabel(1), peopleLabel(2)]).toEqual(['1 person', '2 people']);
    expect(crewTexts.endText(0)).toContain('no hours are recorded');
    expect(crewTexts.endText(1)).toContain('the 1 other person was there');
    expect(crewTexts.endText(3)).toContain('the 3 other people were there');
    expect(crewTexts.guestEnded(0)).toBe(crewTexts.guestEnded(null));
  });

  test('a correction says the new hours, or where the activity is', () => {
    const title = 'Debrief';
    expect(hoursCorrectedNotification({ title, hours: '1 hour' }, '/x').message).toContain(
      '1 hour',
    );
    expect(hoursCorrectedNotification({ title, hours: null }, null).message).toContain(
      'in the bin',
    );
  });

  test('a session is planned within the time that it stays open', () => {
    expect(crewLimits.plannedMinutes.max).toBeLessThanOrEqual(crewLimits.openHours * 60);
  });
});
