import { describe, expect, test } from 'vitest';
import {
  activityGaps,
  factsOf,
  gapAction,
  gapActions,
  gapCountLabel,
  gapText,
  gapTexts,
  isNeeded,
  portfolioHours,
  readinessOf,
  type JudgedActivity,
} from '#domain/standing/audit-readiness';
import { gapKinds, type GapKind } from '#domain/records/gap-kinds';
import { auditReadiness, type AuditGroup } from '#domain/standing/audit-summary';

const activity = (change: Partial<JudgedActivity> = {}): JudgedActivity => ({
  status: 'completed',
  hours: 2,
  isInteractive: false,
  evidence: 'Certificate 12',
  reflection: 'substantive',
  fileCount: 1,
  emptyFileCount: 0,
  documentCount: 0,
  isAttested: false,
  activityType: 'course',
  provider: 'QAS Education',
  startDate: '2026-03-01',
  setting: null,
  practitioners: null,
  contentElements: ['a'],
  howItMeets: null,
  ...change,
});

const interactive = { isInteractive: true };
const noFile = { fileCount: 0 };
const told = { ...interactive, setting: 'in-person', practitioners: 'Two nurses' };

describe('what is missing of an activity', () => {
  test.each([
    [{}, []],
    [{ reflection: 'none' }, ['reflection']],
    [{ reflection: 'thin' }, ['reflection']],
    [noFile, ['evidence']],
    [{ ...noFile, evidence: 'https://example.org/certificate' }, ['evidence']],
    [{ ...noFile, evidence: '', reflection: 'none' }, ['reflection', 'evidence']],
    [{ evidence: null }, []],
    [{ ...noFile, isAttested: true }, []],
    [told, []],
    [interactive, ['interactive']],
    [{ ...told, setting: null }, ['interactive']],
    [{ ...told, practitioners: '' }, ['interactive']],
    [{ ...told, practitioners: 'x' }, ['interactive']],
    [{ provider: null }, ['provider']],
    [{ provider: 'n/a' }, ['provider']],
    [{ activityType: null }, ['type']],
    [{ startDate: null, hours: 10 }, []],
    [{ startDate: null, hours: 10.5 }, ['dates']],
    [{ hours: 10.5 }, []],
    [{ contentElements: [] }, ['standard']],
    [{ contentElements: [], howItMeets: 'It changes how I hand over.' }, []],
    [{ status: 'in-progress', evidence: null }, ['in-progress']],
  ] as [Partial<JudgedActivity>, string[]][])('%# %j: %j', (change, gaps) =>
    expect(activityGaps(activity(change))).toEqual(gaps),
  );

  test.each([
    ['evidence', { ...noFile, evidence: 'Certificate 12' }, /^Only a note: add a file/],
    ['evidence', { ...noFile, evidence: 'https://example.org' }, /^Only a link\. .* add a file\.$/],
    ['evidence', { ...noFile, evidence: 'ok' }, new RegExp(`^${gapTexts.evidence}$`)],
    ['reflection', { reflection: 'thin' }, /^The reflection says too little/],
    ['reflection', { reflection: 'none' }, new RegExp(`^${gapTexts.reflection}$`)],
  ] as [GapKind, Partial<JudgedActivity>, RegExp][])('%s of %j: %s', (kind, change, text) =>
    expect(gapText(kind, factsOf(activity(change)))).toMatch(text),
  );

  test('each has its words', () => {
    for (const kind of gapKinds) {
      expect(gapTexts[kind]).toMatch(/\.$/);
      expect(gapActions[kind]).not.toMatch(/\.$/);
      expect(gapAction(kind, false)).toBe(gapActions[kind]);
      const edits = kind === 'reflection' ? 'Edit the reflection' : gapActions[kind];
      expect(gapAction(kind, true)).toBe(edits);
      expect(gapCountLabel(kind, 1)).toMatch(/^1 activity /);
      expect(gapCountLabel(kind, 2)).toMatch(/^2 activities /);
    }
  });

  test.each([
    [{}, true, 'Audit-ready'],
    [{ contentElements: [] }, true, 'Audit-ready'],
    [noFile, false, '1 thing missing'],
    [{ ...noFile, reflection: 'thin', provider: null }, false, '3 things missing'],
    [interactive, false, '1 thing missing'],
    [{ status: 'in-progress' }, false, '1 thing missing'],
  ] as [Partial<JudgedActivity>, boolean, string][])(
    '%# %j: ready %s, %s',
    (change, ready, label) =>
      expect(readinessOf(factsOf(activity(change)))).toMatchObject({ ready, label }),
  );
});

test('hours are claimed when completed, and supported when nothing that is needed is missing', () => {
  const hours = portfolioHours([
    activity({ hours: 0.1, ...told }),
    activity({ hours: 0.2, contentElements: [] }),
    activity({ hours: 4, ...noFile, ...told }),
    activity({ hours: 1, ...interactive }),
    activity({ hours: 8, status: 'in-progress' }),
  ]);
  expect(hours.claimed).toEqual({ total: 5.3, interactive: 5.1 });
  expect(hours.supported).toEqual({ total: 0.3, interactive: 0.1 });
});

describe('the readiness of a period', () => {
  let ids = 0;
  const group = (change: Partial<JudgedActivity>, hours = 2, count = 1): AuditGroup => ({
    facts: factsOf(activity(change)),
    count,
    hours: hours * count,
    largest: { id: (ids += 1), title: `Activity ${ids}`, hours, hasLog: false },
  });
  const step = (...groups: AuditGroup[]) => auditReadiness(groups).nextStep;

  test('of nothing is nothing', () => {
    expect(auditReadiness([])).toEqual({
      claimedHours: 0,
      claimedInteractiveHours: 0,
      defensibleHours: 0,
      defensibleInteractiveHours: 0,
      openGaps: [],
      nextStep: null,
    });
  });

  test('tells claimed from defensible hours, and counts gaps', () => {
    const { nextStep, ...found } = auditReadiness([
      group(told, 3, 2),
      group({ ...noFile, contentElements: [] }, 1.5, 3),
      group({ ...interactive, ...noFile }, 4),
      group({ status: 'in-progress' }, 20),
    ]);
    expect(found).toMatchObject({
      claimedHours: 14.5,
      claimedInteractiveHours: 10,
      defensibleHours: 6,
      defensibleInteractiveHours: 6,
    });
    expect(found.openGaps.map(({ kind, count, needed }) => [kind, count, needed])).toEqual([
      ['in-progress', 1, true],
      ['evidence', 4, true],
      ['interactive', 1, true],
      ['standard', 3, false],
    ]);
    expect(found.openGaps[1]!.text).toBe('4 activities without a file as evidence');
    expect(nextStep).toMatchObject({ kind: 'evidence', action: 'Add evidence' });
  });

  test('the next step is the shortest way to the most hours', () => {
    const [two, small, large, open] = [
      group({ ...noFile, reflection: 'none' }, 9),
      group({ reflection: 'none' }, 1),
      group(noFile, 4),
      group({ status: 'in-progress' }, 30),
    ] as const;
    expect(step(two, open, small, large)).toEqual({
      kind: 'evidence',
      action: gapActions.evidence,
      text: 'The last step to evidence these 4 hours.',
      activityId: large.largest.id,
      activityTitle: large.largest.title,
    });
    expect(step(two, open, small)).toMatchObject({ activityId: small.largest.id });
    expect(step(two, open)).toMatchObject({
      kind: 'reflection',
      text: 'Step 1 of 2 to evidence these 9 hours.',
    });
    expect(step(open)).toMatchObject({ kind: 'in-progress', text: '30 hours not counted yet.' });
    expect(step(small)).toMatchObject({ text: 'The last step to evidence this 1 hour.' });
    const later = { ...small, largest: { ...small.largest, id: 1_000 } };
    expect(step(later, small)).toMatchObject({ activityId: small.largest.id });
    expect(step(group({ contentElements: [] }))).toBeNull();
  });

  test('a thin reflection is edited where it is a log, not where it belongs to a module', () => {
    const thin = group({ reflection: 'thin' });
    expect(step(thin)).toMatchObject({ action: gapActions.reflection });
    const logged = { ...thin, largest: { ...thin.largest, hasLog: true } };
    expect(step(logged)).toMatchObject({ action: 'Edit the reflection' });
  });

  test('what is good to have is never held against hours', () => {
    expect(gapKinds.filter((kind) => !isNeeded(kind))).toEqual(['standard']);
  });
});
