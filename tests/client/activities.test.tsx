import { ApolloClient, ApolloLink, InMemoryCache, Observable, gql } from '@apollo/client';
import { describe, expect, test } from 'vitest';
import { listPolicies } from '#client/records/list-policies.ts';
import {
  dayProblems,
  toFields,
  toInput,
  type ActivityFields,
} from '#client/features/records/activities/form-values.ts';
import { proposedFields } from '#client/features/records/activities/proposed-fields.ts';
import { refreshAfterActivity } from '#client/lib/refresh-after-activity.ts';
import {
  ActivitiesDocument,
  CurrentUserDocument,
  type ActivitiesQuery,
  type ActivityPartsFragment,
} from '#client/graphql/generated.ts';
import { proposalFor, proposalText } from '#domain/records/activity-proposals';
import { cachedUser } from '#tests/support/cached-user';

const brisbane = 'Australia/Brisbane';
const perth = 'Australia/Perth';
/** 00:30 on 6 March in Brisbane, still 22:30 on 5 March in Perth. */
const now = new Date('2026-03-05T14:30:00.000Z');

const activity: ActivityPartsFragment = {
  id: '1',
  version: 1,
  title: 'Airway workshop',
  category: 'Research & Education',
  description: null,
  hours: 1.5,
  isInteractive: true,
  status: 'completed',
  completedDate: '2026-03-01T20:15:30.123Z',
  completedOn: '2026-03-02',
  evidence: null,
  goalIds: [],
  goals: [],
  documentIds: [],
  documents: [],
  lastCompletedDate: null,
  activityType: 'course',
  provider: 'QAS Education',
  startDate: '2026-02-28',
  endDate: null,
  setting: 'live-online',
  place: null,
  practitioners: 'Two consultants',
  practitionerCount: 2,
  contentElements: ['a', 'c'],
  howItMeets: null,
  countsFor: null,
  countAnswers: {
    who: 'learner',
    what: 'course',
    withWhom: 'in-person',
    whatFor: 'patients',
    whatIsNew: 'new',
  },
  createdAt: '2026-03-01T20:15:30.123Z',
  keepUntil: '2031-11-30T00:00:00.000Z',
};

describe('the activity form', () => {
  test('starts with the stored values, and shows the completion as a day in the user’s zone', () => {
    expect(toFields(activity, brisbane)).toEqual({
      title: 'Airway workshop',
      category: 'Research & Education',
      description: '',
      hours: 1.5,
      isInteractive: true,
      status: 'completed',
      completedDate: '2026-03-02',
      evidence: '',
      goalIds: [],
      documentIds: [],
      activityType: 'course',
      provider: 'QAS Education',
      startDate: '2026-02-28',
      endDate: null,
      setting: 'live-online',
      place: '',
      practitioners: 'Two consultants',
      practitionerCount: 2,
      contentElements: ['a', 'c'],
      howItMeets: '',
      countAnswers: activity.countAnswers,
    });
  });

  test('sends the stored trace unchanged, and cleared fields as null', () => {
    expect(toInput(fields, null, now, brisbane)).toMatchObject({
      activityType: 'course',
      provider: 'QAS Education',
      startDate: '2026-02-28',
      endDate: null,
      setting: 'live-online',
      practitionerCount: 2,
      contentElements: ['a', 'c'],
    });
    const cleared = { ...fields, provider: ' ', practitionerCount: '' as const, startDate: null };
    expect(toInput(cleared, null, now, brisbane)).toMatchObject({
      provider: null,
      practitionerCount: null,
      startDate: null,
    });
  });

  const fields = toFields(activity, brisbane);
  const sent = (change: Partial<ActivityFields>, timeZone = brisbane) =>
    toInput({ ...fields, ...change }, activity, now, timeZone).completedDate;

  test.each([
    ['keeps the stored moment while its day is unchanged', {}, '2026-03-01T20:15:30.123Z'],
    ['sends noon of another day', { completedDate: '2026-03-03' }, '2026-03-03T02:00:00.000Z'],
    ['sends now for today', { completedDate: '2026-03-06' }, now.toISOString()],
    ['sends now where the day was cleared', { completedDate: null }, now.toISOString()],
    ['sends none while in progress', { status: 'in-progress' as const }, null],
  ])('%s', (_, change, expected) => {
    expect(sent(change)).toBe(expected);
  });

  test('uses the user’s zone for days and for noon', () => {
    expect(sent({ completedDate: '2026-03-05' }, perth)).toBe(now.toISOString());
    expect(sent({ completedDate: '2026-03-04' }, perth)).toBe('2026-03-04T04:00:00.000Z');
  });

  test('sends empty texts as null', () => {
    const input = toInput({ ...fields, description: '  ', evidence: '' }, null, now, brisbane);
    expect(input).toMatchObject({ description: null, evidence: null });
  });

  test.each([
    [brisbane, '2026-03-06', false],
    [brisbane, '2026-03-07', true],
    [perth, '2026-03-06', true],
    [perth, '2026-03-05', false],
  ])('in %s, a completion on %s is in the future: %s', (timeZone, completedDate, isFuture) => {
    const problem = dayProblems({ ...fields, completedDate }, now, timeZone);
    expect(problem.completedDate !== undefined).toBe(isFuture);
  });
});

describe('a type of activity', () => {
  const fresh = toFields(undefined, brisbane);
  const none = proposalFor(null, 'QAS');
  const debrief = proposalFor('debrief', 'QAS', true);

  test('fills in what the user has not', () => {
    expect(proposedFields(fresh, none, debrief, false)).toEqual(debrief);
    expect(proposedFields({ ...fresh, provider: 'SJA' }, none, debrief, false)).toEqual({
      isInteractive: true,
      setting: 'in-person',
    });
    expect(proposedFields({ ...fresh, isInteractive: true }, none, debrief, false)).toEqual({
      setting: 'in-person',
      provider: 'QAS',
    });
  });

  test('takes back what another type had filled in, and nothing else', () => {
    const filled = { ...fresh, ...debrief };
    const reading = proposalFor('reading', 'QAS');
    expect(proposedFields(filled, debrief, reading, false)).toEqual(reading);
    expect(proposedFields({ ...filled, isInteractive: false }, debrief, none, false)).toEqual({
      setting: null,
      provider: '',
    });
  });

  test('never changes whether a recorded activity was interactive', () => {
    expect(proposedFields(fresh, none, debrief, true)).toEqual({ provider: 'QAS' });
    expect(proposedFields({ ...fresh, isInteractive: true }, none, debrief, true)).toEqual({
      setting: 'in-person',
      provider: 'QAS',
    });
  });

  test('says what it filled in', () => {
    expect(proposalText(debrief)).toBe(
      'Filled in: interactive, in person, provider QAS. Change what does not fit.',
    );
    expect(proposalText(none)).toBeNull();
  });
});

describe('after a change', () => {
  test('reloads a longer list once at its length, and drops cached data that is not shown', async () => {
    const asked: { name: string | undefined; variables: Record<string, unknown> }[] = [];
    const link = new ApolloLink(({ operationName, variables }) => {
      asked.push({ name: operationName, variables });
      return new Observable((observer) => {
        const data = page(Number(variables['first']), asked.length);
        setTimeout(() => {
          observer.next({ data });
          observer.complete();
        });
      });
    });
    const cache = new InMemoryCache();
    cache.policies.addTypePolicies(listPolicies);
    const client = new ApolloClient({ cache, link });
    const me = { __typename: 'User', id: '7' };
    client.writeQuery({ query: CurrentUserDocument, data: { me: { ...cachedUser, ...me } } });
    const summary = gql`
      query Summary {
        me {
          id
          cpdSummary {
            totalHours
          }
        }
      }
    `;
    client.writeQuery({
      query: summary,
      data: { me: { ...me, cpdSummary: { __typename: 'CpdSummary', totalHours: 3 } } },
    });
    const list = client.watchQuery<ActivitiesQuery>({
      query: ActivitiesDocument,
      variables: { status: 'all', counted: 'current', first: 20 },
    });
    const watching = list.subscribe(() => {});
    const shown = () => (list.getCurrentResult().data as ActivitiesQuery | undefined)?.activities;
    await expect.poll(shown).toBeDefined();
    await list.fetchMore({ variables: { after: 'c20' } });
    await expect.poll(() => shown()?.edges.length).toBe(40);
    asked.length = 0;

    await refreshAfterActivity(client);

    expect(asked).toEqual([
      { name: 'Activities', variables: { status: 'all', counted: 'current', first: 40 } },
    ]);
    await expect.poll(() => shown()?.totalHours).toBe(1);
    expect(shown()?.edges).toHaveLength(40);
    expect(client.readQuery({ query: summary })).toBeNull();
    expect(client.readQuery({ query: CurrentUserDocument })).not.toBeNull();
    watching.unsubscribe();
  });
});

const ready = {
  claimedCreatedAt: null,
  evidenceFilesCount: 0,
  readiness: {
    __typename: 'ActivityReadiness',
    ready: true,
    label: 'Audit-ready',
    evidence: 'file',
    gaps: [],
    thinReflectionId: null,
    checks: [],
  },
  confirmedChecks: null,
};

/** A page of activities; the total of hours shows which response it came with. */
function page(first: number, totalHours: number) {
  const start = totalHours === 2 ? 20 : 0;
  const edges = Array.from({ length: first }, (_, index) => ({
    __typename: 'ActivityEdge',
    cursor: `c${start + index + 1}`,
    node: { __typename: 'Activity', ...activity, ...ready, id: String(start + index + 1) },
  }));
  const cursor = `c${start + first}`;
  const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor: cursor };
  const required = { __typename: 'CpdRequirement', total: 30, interactive: 8, basis: 'full-year' };
  const sums = { totalHours, interactiveHours: 0, totalInteractiveHours: 0 };
  return {
    me: {
      __typename: 'User',
      id: '7',
      cpdSummary: { __typename: 'CpdSummary', ...sums, period: null, required },
    },
    activities: { __typename: 'ActivityConnection', totalCount: 60, ...sums, pageInfo, edges },
  };
}
