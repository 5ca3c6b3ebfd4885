import { describe, expect, test } from 'vitest';
import {
  boardVariables,
  csvPath,
  isNarrowed,
  readFilter,
  type BoardFilter,
} from '#client/features/proof/teams/board/board-filter.ts';
import { credentialLines, hoursLines } from '#client/features/proof/teams/board/member-words.ts';
import { checkUntil, sharingInput, untilProblem } from '#client/features/proof/teams/sharing.ts';
import { paths } from '#client/lib/paths.ts';
import { JOIN_TEAM_PATH, TEAMS_PATH, teamTexts } from '#domain/proof/teams';

const everyone: BoardFilter = { shown: 'all', credential: '', state: 'ending', search: '' };
const none = {
  standing: null,
  withoutReceipt: null,
  credential: null,
  credentialState: null,
  endingWithinDays: null,
  search: null,
};

test('the pages are where messages and links lead', () =>
  expect([paths.teams, paths.joinTeam]).toEqual([TEAMS_PATH, JOIN_TEAM_PATH]));

describe('the filter of a board', () => {
  test.each<[string, Partial<BoardFilter>, Partial<typeof none> | object]>([
    ['everyone', {}, {}],
    ['a standing', { shown: 'at-risk' }, { standing: 'at-risk' }],
    ['no receipt', { shown: 'no-receipt' }, { withoutReceipt: true }],
    ['any credential that ends', { credential: 'any', state: 'missing' }, { endingWithinDays: 90 }],
    [
      'a kind that ends soon or has ended',
      { credential: 'blue-card' },
      { credential: 'blue-card', endingWithinDays: 90 },
    ],
    [
      'a kind that is missing, of a name',
      { credential: 'blue-card', state: 'missing', search: ' Jo ' },
      { credential: 'blue-card', credentialState: 'missing', search: 'Jo' },
    ],
    ['a state without a kind', { state: 'missing' }, {}],
  ])('%s', (_, filter, given) =>
    expect(boardVariables({ ...everyone, ...filter })).toEqual({ ...none, ...given }),
  );

  test('an address with what the team no longer asks for shows everyone', () => {
    const read = (query: string) => readFilter(new URLSearchParams(query), ['blue-card']);
    expect(read('show=at-risk&credential=blue-card&state=missing')).toEqual({
      shown: 'at-risk',
      credential: 'blue-card',
      state: 'missing',
    });
    expect(read('show=best&credential=influenza&state=lost')).toEqual({
      shown: 'all',
      credential: '',
      state: 'ending',
    });
    expect(read('credential=any').credential).toBe('any');
    expect(readFilter(new URLSearchParams('credential=any'), []).credential).toBe('');
  });

  test('the table has what the screen shows', () => {
    expect(csvPath('7', everyone)).toBe('/teams/7/board.csv');
    expect(isNarrowed(everyone)).toBe(false);
    const filter: BoardFilter = { ...everyone, shown: 'no-receipt', search: 'O’B & co' };
    expect(isNarrowed(filter)).toBe(true);
    const query = new URLSearchParams(csvPath('7', filter).split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({ withoutReceipt: 'true', search: 'O’B & co' });
  });
});

describe('the words of a member', () => {
  const registration = {
    register: 'Paramedic, Paramedicine Board of Australia',
    period: '',
    periodEnd: '2027-11-30',
    state: 'not-met' as const,
    standing: 'at-risk' as const,
    reason: '',
    hours: 22.5,
    attestedInteractiveHours: 0,
  };

  test('hours name the register only if there are several', () => {
    const nurse = { ...registration, register: 'Nurse', hours: 1, attestedInteractiveHours: 5.5 };
    expect(hoursLines({ registrations: [registration], credentials: [] })).toEqual(['22.5 hours']);
    expect(hoursLines({ registrations: [registration, nurse], credentials: [] })[1]).toBe(
      'Nurse: 1 hour, 5.5 hours attested interactive',
    );
  });

  test('credentials that need attention are named; without a receipt there are none', () => {
    const card = { type: 'blue-card' as const, validUntil: '2027-03-03' };
    const valid = { ...card, state: 'valid' as const, text: 'Valid until 3 Mar 2027' };
    const ended = { ...card, state: 'ended' as const, text: 'Ended 3 Mar 2027' };
    const lines = (credentials: (typeof valid | typeof ended)[]) =>
      credentialLines({ registrations: [], credentials });
    expect(lines([])).toEqual([]);
    expect(lines([valid])).toEqual([{ text: 'All valid', colour: undefined }]);
    expect(lines([valid, ended])).toEqual([
      { text: 'Blue card (Queensland): ended 3 Mar 2027', colour: 'error' },
    ]);
  });
});

describe('the last day of sharing', () => {
  test.each([
    ['2027-03-03', teamTexts.untilPast],
    ['2027-03-04', undefined],
    ['2028-04-03', undefined],
    ['2028-04-04', teamTexts.untilLate],
    ['soon', undefined],
    [null, undefined],
  ])('%s', (until, problem) =>
    expect(untilProblem(until, '2027-03-03', '2028-04-03')).toBe(problem),
  );

  test('a form has the problem at its field, and sends the kinds that it named', () => {
    expect(checkUntil('2027-03-03', '2028-04-03')({ sharedUntil: '2027-01-01' })).toEqual({
      sharedUntil: teamTexts.untilPast,
    });
    expect(
      sharingInput({
        shownName: ' Jo ',
        sharedUntil: '2027-12-01',
        askedCredentials: ['blue-card'],
      }),
    ).toEqual({ shownName: 'Jo', sharedUntil: '2027-12-01', askedCredentials: ['blue-card'] });
  });
});
