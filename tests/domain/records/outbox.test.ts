import { describe, expect, test } from 'vitest';
import {
  afterSent,
  blockedBy,
  dependents,
  enqueue,
  hasArrived,
  isNewRecord,
  keptToast,
  mustFollow,
  nextToSend,
  outboxMessages,
  retryAfterMs,
  type OutboxEntry,
} from '#domain/records/outbox';
import { STUDIED_SECONDS_MAX } from '#domain/learning/module-hours';
import { asOfText } from '#domain/records/offline';
import { outboxNotices } from '#domain/records/outbox-notices';
import { withAccepted } from '#domain/records/outbox-accepted';
import { isTemporaryId, mentionsTemporary, temporaryId } from '#domain/records/temporary-ids';

const temporary = temporaryId('key-1');

const entry = (id: number, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: `00${id}`,
  operation: 'UpdateActivity',
  change: 'update',
  noun: 'activity',
  variables: { id: '7', input: { title: 'Ramp', version: 3 } },
  requestKey: `key-${id}`,
  record: '7',
  title: 'Ramp',
  savedAt: '2026-11-23T08:00:00.000Z',
  form: null,
  isAttempted: false,
  state: 'waiting',
  message: null,
  ...more,
});
const creation = (id: number, more: Partial<OutboxEntry> = {}) =>
  entry(id, {
    operation: 'CreateActivity',
    change: 'create',
    variables: { input: { title: 'Ramp', hours: 2 } },
    record: temporary,
    ...more,
  });
const form = (values: object, version: number | null = 3) => ({
  place: 'activity:7',
  values: { ...values },
  begun: version === null ? null : { version, values: { title: 'Old' } },
});
const inputOf = (each?: OutboxEntry | null) => each?.variables['input'];

describe('enqueue', () => {
  test('adds a change of another record at the end', () => {
    const next = entry(2, { record: '8' });
    expect(enqueue([entry(1)], next)).toEqual({ put: [next], remove: [], kept: next });
    const goal = entry(2, { noun: 'goal' });
    expect(enqueue([entry(1)], goal).kept).toEqual(goal);
  });

  test('merges two edits that were not sent, based on the version of the first', () => {
    const first = entry(1, { form: form({ title: 'Ramp' }) });
    const next = entry(2, {
      variables: { id: '7', input: { hours: 4, version: 5, reason: 'Longer' } },
      form: form({ title: 'Ramp', hours: 4 }, 5),
    });
    const { put, remove } = enqueue([first], next);
    expect(remove).toEqual([]);
    expect(put).toMatchObject([
      { id: '001', requestKey: 'key-2', form: { values: { hours: 4 }, begun: { version: 3 } } },
    ]);
    expect(inputOf(put[0])).toEqual({ title: 'Ramp', hours: 4, version: 3, reason: 'Longer' });
  });

  test('takes the version of the second if the first named none', () => {
    const tick = entry(1, { variables: { id: '7', input: { status: 'completed' } } });
    expect(inputOf(enqueue([tick], entry(2)).kept)).toEqual({
      status: 'completed',
      title: 'Ramp',
      version: 3,
    });
  });

  test('shows a press in the form of the edit before it', () => {
    const first = entry(1, { form: form({ title: 'Ramp', status: 'in-progress', hours: 2 }) });
    const tick = entry(2, {
      title: '',
      variables: { id: '7', input: { status: 'completed', completedDate: '2026-11-23' } },
    });
    const { kept } = enqueue([first], tick);
    expect(kept).toMatchObject({ title: 'Ramp' });
    expect(kept?.form?.values).toEqual({ title: 'Ramp', status: 'completed', hours: 2 });
  });

  test('changes a new record that was not sent, without version or reason', () => {
    const edit = entry(2, {
      record: temporary,
      variables: { id: temporary, input: { hours: 3, version: 0, reason: 'Why' } },
    });
    const { kept } = enqueue([creation(1)], edit);
    expect(kept).toMatchObject({ id: '001', change: 'create', requestKey: 'key-2' });
    expect(inputOf(kept)).toEqual({ title: 'Ramp', hours: 3 });
  });

  test('follows what the server may have received', () => {
    const next = entry(2);
    expect(enqueue([entry(1, { isAttempted: true })], next).put).toEqual([next]);
  });

  test('a press after a refusal is sent with the refused edit', () => {
    const refused = entry(1, { isAttempted: true, state: 'refused', message: 'No' });
    const tick = entry(2, { variables: { id: '7', input: { status: 'completed' } } });
    expect(enqueue([refused], tick).kept).toMatchObject({
      id: '001',
      state: 'waiting',
      message: null,
      isAttempted: false,
      variables: { input: { title: 'Ramp', status: 'completed', version: 3 } },
    });
  });

  test('a deletion follows an edit, and a restoration takes an unsent deletion back', () => {
    const deletion = entry(2, { change: 'delete', variables: { id: '7' } });
    expect(enqueue([entry(1)], deletion).put).toEqual([deletion]);
    const restoration = entry(3, { change: 'restore', variables: { id: '7' } });
    expect(enqueue([entry(1), deletion], restoration)).toEqual({
      put: [],
      remove: ['002'],
      kept: null,
    });
    const sent = { ...deletion, isAttempted: true };
    expect(enqueue([sent], restoration).put).toEqual([restoration]);
  });

  test('a restoration takes back a deletion and nothing else', () => {
    const put = (last: OutboxEntry, next: OutboxEntry) => enqueue([last], next).put;
    const restore = entry(2, { change: 'restore' });
    expect(put(entry(1), restore)).toEqual([restore]);
    const edit = entry(2);
    expect(put(entry(1, { change: 'delete' }), edit)).toEqual([edit]);
  });

  test('an edit after any other change is sent by itself', () => {
    const edit = entry(2);
    expect(enqueue([entry(1, { change: 'carry' })], edit).put).toEqual([edit]);
    for (const change of ['answer', 'complete'] as const) {
      const [first, next] = [entry(1, { change }), entry(2, { change })];
      expect(enqueue([first], next).put).toMatchObject([{ id: '001' }]);
    }
  });

  test('what no edit says is not added to the first one', () => {
    const plain = (id: number) => entry(id, { variables: { id: '7', input: { title: 'Ramp' } } });
    expect(inputOf(enqueue([plain(1)], plain(2)).kept)).toStrictEqual({ title: 'Ramp' });
  });

  test('deleting a new record that was not sent removes it and its files', () => {
    const file = entry(2, { change: 'file', record: temporary });
    const other = entry(3, { change: 'file', record: '7' });
    const deletion = entry(4, { change: 'delete', record: temporary, variables: {} });
    expect(enqueue([creation(1), file, other], deletion)).toEqual({
      put: [],
      remove: ['001', '002'],
      kept: null,
    });
  });

  test('progress in a module is merged, and its measured time adds up to the most that one report may add', () => {
    const progress = (id: number, input: object, reflection = '') =>
      entry(id, {
        operation: 'SaveModuleProgress',
        change: 'progress',
        noun: 'quiz',
        variables: { input: { moduleId: '7', ...input } },
        form: { place: 'module:7', values: {}, begun: { version: 0, values: { reflection } } },
      });
    const first = progress(1, { step: 'content', answers: [1], studiedSeconds: 50 }, 'Theirs');
    const next = progress(2, { step: 'quiz', reflection: 'Mine', studiedSeconds: 20 }, 'Later');
    const { kept, put } = enqueue([first], next);
    expect(put).toHaveLength(1);
    expect(kept).toMatchObject({
      id: '001',
      requestKey: 'key-2',
      form: { begun: { values: { reflection: 'Theirs' } } },
    });
    expect(inputOf(kept)).toEqual({
      moduleId: '7',
      step: 'quiz',
      answers: [1],
      reflection: 'Mine',
      studiedSeconds: 70,
    });
    const long = progress(3, { step: 'quiz', studiedSeconds: STUDIED_SECONDS_MAX });
    expect(inputOf(enqueue([kept!], long).kept)).toMatchObject({
      studiedSeconds: STUDIED_SECONDS_MAX,
    });
    const unmeasured = progress(3, { step: 'quiz' });
    for (const queue of [
      [first, unmeasured],
      [unmeasured, first],
    ] as const) {
      expect(inputOf(enqueue([queue[0]], queue[1]).kept)).toMatchObject({ studiedSeconds: 50 });
    }
    const answers = entry(4, { change: 'answer', noun: 'quiz', variables: { input: {} } });
    expect(enqueue([first], answers).put).toEqual([answers]);
    expect(enqueue([first, answers], progress(5, { step: 'quiz' })).put).toMatchObject([
      { id: '005' },
    ]);
  });

  test('a file never changes what is before it', () => {
    const file = entry(2, { change: 'file' });
    expect(enqueue([entry(1)], file).put).toEqual([file]);
    expect(enqueue([entry(1), file], entry(3)).put).toMatchObject([{ id: '001' }]);
  });

  test('the last of two unsent choices counts', () => {
    const add = entry(1, { noun: 'bookmark', change: 'set', operation: 'AddBookmark' });
    const remove = entry(2, { noun: 'bookmark', change: 'set', operation: 'RemoveBookmark' });
    expect(enqueue([add], remove).put).toMatchObject([{ id: '001', operation: 'RemoveBookmark' }]);
  });

  test('a goal that is carried over is still closed as it was before', () => {
    const close = entry(1, { noun: 'goal', change: 'set', operation: 'CloseLearningGoal' });
    const carry = entry(2, { noun: 'goal', change: 'carry', operation: 'CarryOverLearningGoal' });
    expect(enqueue([close], carry).put).toEqual([carry]);
    expect(enqueue([carry], close).put).toEqual([close]);
  });

  describe('a change that was opened again', () => {
    const opened = { id: '001', record: temporary };
    const next = creation(9, { variables: { input: { title: 'Corrected' } }, record: 'waiting:9' });

    test.each([
      ['was not sent', {}],
      ['was refused', { isAttempted: true, state: 'refused', message: 'No' }],
    ] as const)('replaces the one that %s, in its place', (_, more) => {
      expect(enqueue([creation(1, more), entry(2)], next, { replaces: opened }).put).toEqual([
        { ...next, id: '001', record: temporary },
      ]);
    });

    test('becomes an edit of a new record that the server may know', () => {
      const input = { title: 'Corrected', plannedActivityId: '3', goalId: '4' };
      const edited = { ...next, variables: { input }, form: form({ title: 'Corrected' }, null) };
      const attempted = creation(1, { isAttempted: true, form: form({ title: 'Ramp' }, null) });
      const { put, remove } = enqueue([attempted], edited, { replaces: opened });
      expect(remove).toEqual([]);
      expect(put[0]?.form?.begun).toEqual({ version: 0, values: { title: 'Ramp' } });
      // An edit names neither the goal nor the planned activity.
      expect(inputOf(put[0])).toEqual({ title: 'Corrected', version: 0 });
      expect(put).toMatchObject([
        {
          id: '009',
          operation: 'UpdateActivity',
          change: 'update',
          record: temporary,
          variables: { id: temporary, input: { title: 'Corrected', version: 0 } },
        },
      ]);
    });

    test('follows an edit that the server may know', () => {
      const edit = entry(9);
      const attempted = entry(1, { isAttempted: true });
      expect(enqueue([attempted], edit, { replaces: attempted }).put).toEqual([edit]);
    });

    test('about a deleted record is saved as a new one', () => {
      const gone = entry(1, { isAttempted: true, state: 'conflict' });
      expect(enqueue([gone], next, { replaces: gone }).put).toMatchObject([
        { id: '001', record: 'waiting:9' },
      ]);
    });

    test('is added if nothing is known of the one that it replaces', () => {
      expect(enqueue([], next, { replaces: opened }).put).toEqual([next]);
      // Another entry has its id: an older version of the app uses ids again.
      const reused = creation(1, { record: 'waiting:another' });
      expect(enqueue([reused], next, { replaces: opened }).put).toEqual([next]);
    });
  });

  describe('of a new record that was sent meanwhile', () => {
    const filled = creation(1, { form: form({ title: 'Ramp' }, null) });
    const accepted = withAccepted([], filled, { id: '12', version: 1 });

    test('becomes an edit of it, if its form is saved again', () => {
      const next = creation(9, {
        record: 'waiting:key-9',
        variables: { input: { title: 'Corrected', plannedActivityId: '3' } },
        form: form({ title: 'Corrected' }, null),
      });
      const replaces = { id: '001', record: temporary };
      const { put } = enqueue([], next, { accepted, replaces });
      expect(put).toEqual([
        {
          ...next,
          operation: 'UpdateActivity',
          change: 'update',
          record: '12',
          variables: { id: '12', input: { title: 'Corrected', version: 1 } },
          // What is compared, if it was changed elsewhere too.
          form: { ...next.form, begun: { version: 1, values: { title: 'Ramp' } } },
        },
      ]);
      // The edit may be opened and saved again too.
      const edit = { ...put[0]!, id: '002' };
      const again = { id: '002', record: temporary };
      expect(enqueue([edit], next, { accepted, replaces: again }).put).toMatchObject([
        { id: '002', change: 'update', record: '12' },
      ]);
    });

    test('names it by its real id, and its latest version', () => {
      const edit = entry(2, {
        record: temporary,
        variables: { id: temporary, input: { title: 'B', version: 0 } },
      });
      expect(enqueue([], edit, { accepted }).kept).toMatchObject({
        record: '12',
        variables: { id: '12', input: { title: 'B', version: 1 } },
      });
      const sent = entry(3, { record: '12' });
      const later = withAccepted(accepted, sent, { id: '12', version: 2 });
      expect(inputOf(enqueue([], edit, { accepted: later }).kept)).toMatchObject({ version: 2 });
      // The versions of other records, and of copies, are their own.
      expect(withAccepted(accepted, entry(3), { id: '7', version: 9 })).toBe(accepted);
      expect(withAccepted(accepted, entry(3), { id: '12', version: 9 })).toBe(accepted);
      expect(withAccepted(accepted, filled, { id: '' })).toBe(accepted);
      const deletion = entry(4, {
        change: 'delete',
        record: temporary,
        variables: { id: temporary },
      });
      expect(enqueue([], deletion, { accepted }).kept).toMatchObject({
        record: '12',
        variables: { id: '12' },
      });
      const file = entry(5, {
        change: 'file',
        record: temporary,
        variables: { activityId: temporary, name: 'a.jpg' },
      });
      expect(enqueue([], file, { accepted }).kept).toMatchObject({
        record: '12',
        variables: { activityId: '12' },
      });
      const reflection = creation(6, {
        noun: 'reflection',
        record: 'waiting:other',
        variables: { input: { activityId: temporary, version: 0 } },
      });
      expect(inputOf(enqueue([], reflection, { accepted }).kept)).toEqual({
        activityId: '12',
        version: 0,
      });
    });

    test('stays a creation if it is the same request, which the server knows by its key', () => {
      expect(enqueue([], filled, { accepted }).kept).toBe(filled);
    });

    describe('is about no other record', () => {
      const replaces = { id: '001', record: temporary };
      const kept = (next: OutboxEntry, queue: OutboxEntry[] = []) =>
        enqueue(queue, next, { accepted, replaces }).kept;

      test('of another noun, or that existed before', () => {
        const goal = creation(9, { noun: 'goal', record: 'waiting:9' });
        const edit = entry(9);
        expect([kept(goal), kept(edit)]).toEqual([goal, edit]);
        expect(kept(edit)).toBe(edit);
      });

      test('whose version it would take', () => {
        const input = { title: 'B', version: 0 };
        const goal = entry(2, { noun: 'goal', record: temporary, variables: { input } });
        const mention = entry(2, { variables: { input: { ...input, after: temporary } } });
        expect(inputOf(kept(goal))).toEqual(input);
        expect(inputOf(kept(mention))).toEqual({ ...input, after: '12' });
      });

      test('that has the number or the id of the one that was opened again', () => {
        const next = creation(9, { record: 'waiting:key-9' });
        const appended = { id: '009', record: '12' };
        expect(kept(next, [entry(1, { record: '8' })])).toMatchObject(appended);
        expect(kept(next, [entry(3, { record: '8' }), creation(4)])).toMatchObject(appended);
        const other = creation(7, { record: 'waiting:other' });
        const both = [...withAccepted([], other, { id: '11' }), ...accepted];
        const edit = entry(1, { record: '12' });
        expect(enqueue([edit], next, { accepted: both, replaces }).put).toMatchObject([
          { id: '001', record: '12' },
        ]);
      });
    });

    test('has a version only if it names one, and a form only if it has one', () => {
      const status = { status: 'completed' };
      const tick = entry(2, { record: temporary, variables: { id: temporary, input: status } });
      expect(inputOf(enqueue([], tick, { accepted }).kept)).toEqual(status);
      const deletion = entry(4, { change: 'delete', record: temporary, variables: {} });
      expect(enqueue([], deletion, { accepted }).kept).toMatchObject({ record: '12' });
      const replaces = { id: '001', record: temporary };
      const next = creation(9, { record: 'waiting:key-9' });
      expect(enqueue([], next, { accepted, replaces }).kept).toMatchObject({ form: null });
      const bare = withAccepted([], creation(1), { id: '12' });
      const begun = form({ title: 'Corrected' }, null);
      expect(enqueue([], { ...next, form: begun }, { accepted: bare, replaces }).kept?.form).toBe(
        begun,
      );
    });
  });
});

describe('afterSent', () => {
  test('replaces the temporary id everywhere, and starts from the new version', () => {
    const edit = entry(2, {
      record: temporary,
      variables: { id: temporary, input: { title: 'B', version: 0 } },
    });
    const reflection = entry(3, {
      noun: 'reflection',
      record: 'waiting:other',
      variables: { input: { activityId: temporary } },
      form: form({ activityId: temporary }, null),
    });
    const unrelated = entry(4);
    const queue = [creation(1), edit, reflection, unrelated];
    expect(afterSent(queue, queue[0]!, { id: '12', version: 1 })).toMatchObject([
      { id: '002', record: '12', variables: { id: '12', input: { title: 'B', version: 1 } } },
      {
        id: '003',
        record: 'waiting:other',
        variables: { input: { activityId: '12' } },
        form: { values: { activityId: '12' } },
      },
    ]);
  });

  test('a later edit of the same record starts from the version that the earlier one made', () => {
    const tick = entry(3, { variables: { id: '7', input: { status: 'completed' } } });
    const second = entry(2, { form: form({ title: 'Ramp' }) });
    const queue = [entry(1, { isAttempted: true }), second, tick, entry(4, { noun: 'goal' })];
    const [edit, press, ...others] = afterSent(queue, queue[0]!, { id: '7', version: 4 });
    expect(inputOf(edit)).toEqual({ title: 'Ramp', version: 4 });
    expect(edit?.form?.begun).toMatchObject({ version: 4 });
    expect(inputOf(press)).toEqual({ status: 'completed' });
    expect(others).toEqual([]);
    expect(inputOf(afterSent(queue, queue[0]!, { id: '7' })[0])).toEqual({
      title: 'Ramp',
      version: 3,
    });
  });
});

test('only a later change starts from a new version, and only if it names one', () => {
  const sent = entry(2);
  const deletion = entry(3, { change: 'delete', variables: { id: '7' } });
  const [before, after] = afterSent([entry(1), sent, deletion], sent, { id: '7', version: 4 });
  expect(inputOf(before)).toMatchObject({ version: 3 });
  expect(after?.variables).toEqual({ id: '7' });
});

test('accepted records are the last hundred, each with a version', () => {
  const all = Array.from({ length: 101 }, (_, id) => id).reduce(
    (accepted, id) =>
      withAccepted(accepted, creation(id, { record: `waiting:${id}` }), { id: `${id}` }),
    [] as ReturnType<typeof withAccepted>,
  );
  expect(all).toHaveLength(100);
  expect(all[0]).toEqual({
    temporaryId: 'waiting:1',
    noun: 'activity',
    id: '1',
    version: 1,
    values: null,
  });
  // Ids of another kind of record are others.
  const goal = entry(3, { noun: 'goal', record: '1' });
  expect(withAccepted(all, goal, { id: '1', version: 9 })).toBe(all);
  const edit = entry(3, { record: '1' });
  expect(withAccepted(all, edit, { id: '1' })).toBe(all);
  const versions = withAccepted(all, edit, { id: '1', version: 9 }).map(({ version }) => version);
  expect(versions).toEqual([9, ...Array.from({ length: 99 }, () => 1)]);
});

test('a goal that was carried over keeps its own version', () => {
  const carry = entry(1, { noun: 'goal', change: 'carry' });
  const edit = entry(2, { noun: 'goal' });
  const [kept] = afterSent([carry, edit], carry, { id: '8', version: 1 });
  expect(inputOf(kept)).toEqual({ title: 'Ramp', version: 3 });
});

describe('the order of sending', () => {
  test('is the order of the changes; a refused one holds back only what is about its record', () => {
    const refused = creation(1, { state: 'refused' });
    const file = entry(2, { change: 'file', record: temporary });
    const other = entry(3);
    expect(nextToSend([refused, file, other])).toBe(other);
    expect(blockedBy([refused, file, other], file)).toBe(refused);
    expect(blockedBy([refused, file, other], other)).toBeUndefined();
    expect(blockedBy([other, entry(4)], entry(4))).toBeUndefined();
    expect(blockedBy([refused], refused)).toBeUndefined();
    expect(nextToSend([refused, file])).toBeUndefined();
    expect(nextToSend([entry(1), entry(2)])).toMatchObject({ id: '001' });
    // A refusal does not hold back what was before it.
    expect(nextToSend([entry(1), entry(2, { state: 'conflict' })])).toMatchObject({ id: '001' });
  });

  test('a change waits if one of its record does, or if it mentions a record that is not sent', () => {
    const queue = [creation(1), entry(2)];
    const change = { change: 'update', noun: 'activity', record: '7', variables: {} } as const;
    expect(mustFollow(queue, change)).toBe(true);
    expect(mustFollow(queue, { ...change, noun: 'goal' })).toBe(false);
    expect(mustFollow(queue, { ...change, record: '8' })).toBe(false);
    const mention = {
      ...change,
      noun: 'reflection',
      record: '',
      variables: { input: { on: temporary } },
    };
    expect(mustFollow(queue, mention)).toBe(true);
    const number = { ...change, noun: 'reflection', record: '', variables: { input: { on: '7' } } };
    expect(mustFollow(queue, number)).toBe(false);
  });

  test('a file holds back only the deletion of its record', () => {
    const file = entry(1, { change: 'file', variables: { activityId: '7' } });
    const { noun, record, variables } = entry(2);
    expect(mustFollow([file], { change: 'update', noun, record, variables })).toBe(false);
    expect(mustFollow([file], { change: 'delete', noun, record, variables })).toBe(true);
  });

  test('dependents are the later changes of a record that an entry creates', () => {
    const file = entry(2, { change: 'file', record: temporary });
    expect(dependents([creation(1), file, entry(3)], creation(1))).toEqual([file]);
    expect(dependents([entry(1), entry(2)], entry(1))).toEqual([]);
  });
});

test('a change has arrived if the server’s copy has all its values', () => {
  const theirs = { title: 'Ramp', hours: 2, description: null, version: 9 };
  const change = (input: object) => entry(1, { variables: { id: '7', input } });
  expect(hasArrived(change({ title: 'Ramp', version: 3, reason: 'Why' }), theirs)).toBe(true);
  expect(hasArrived(change({ description: undefined, hours: 2 }), theirs)).toBe(true);
  expect(hasArrived(change({ title: 'Ramp', hours: 3 }), theirs)).toBe(false);
});

test('temporary ids are recognised', () => {
  expect(mentionsTemporary({ input: { on: temporary } })).toBe(true);
  expect(mentionsTemporary({ input: { title: 'Was waiting: long' } })).toBe(false);
  expect(mentionsTemporary(undefined)).toBe(false);
  expect(isTemporaryId(temporary)).toBe(true);
  expect(isTemporaryId('12')).toBe(false);
});

test('retries wait longer, up to five minutes', () => {
  expect([1, 2, 3, 4, 5, 6, 90].map(retryAfterMs)).toEqual([
    2_000, 5_000, 15_000, 60_000, 300_000, 300_000, 300_000,
  ]);
});

test('several records at once are new, and opened again they are sent beside what may have arrived', () => {
  expect(
    (['create', 'several', 'update'] as const).map((change) => isNewRecord({ change })),
  ).toEqual([true, true, false]);
  const first = creation(1, { change: 'several', noun: 'practice hours', isAttempted: true });
  const next = creation(2, { change: 'several', noun: 'practice hours', record: temporaryId('b') });
  const replaces = { id: first.id, record: first.record };
  expect(enqueue([first], next, { replaces })).toEqual({ put: [next], remove: [], kept: next });
  const unsent = { ...first, isAttempted: false };
  expect(enqueue([unsent], next, { replaces }).put).toMatchObject([{ id: first.id }]);
});

test('texts name what waits', () => {
  const { what, count, problems, signOut, discardConfirm, more, showMore } = outboxMessages;
  expect(what({ change: 'create', noun: 'activity' })).toBe('New activity');
  expect(what({ change: 'file', noun: 'activity' })).toBe('File for an activity');
  expect(what({ change: 'file', noun: 'reflection' })).toBe('File for a reflection');
  expect(what({ change: 'delete', noun: 'goal' })).toBe('Deleted goal');
  expect(what({ change: 'restore', noun: 'goal' })).toBe('Restored goal');
  expect(what({ change: 'carry', noun: 'goal' })).toBe('Carried over goal');
  expect(what({ change: 'answer', noun: 'module' })).toBe('Answers to a module');
  expect(what({ change: 'update', noun: 'goal' })).toBe('Changed goal');
  expect(what({ change: 'set', noun: 'bookmark' })).toBe('Changed bookmark');
  expect(what({ change: 'progress', noun: 'quiz' })).toBe('Progress in a module');
  expect(what({ change: 'complete', noun: 'quiz' })).toBe('Completion of a module');
  expect(what({ change: 'several', noun: 'practice hours' })).toBe('New practice hours');
  expect([count(1), count(2)]).toEqual([
    '1 change waiting on this phone',
    '2 changes waiting on this phone',
  ]);
  expect([problems(1), problems(2)]).toEqual(['1 change needs you', '2 changes need you']);
  expect([more(3), showMore(1200)]).toEqual(['and 3 more', 'Show more (1,200)']);
  expect(signOut(1).text).toContain('1 change on this phone has not been sent');
  expect(signOut(2).text).toContain('2 changes on this phone have not been sent');
  expect(discardConfirm.text({ title: 'Ramp', isAttempted: false })).toContain('was not sent');
  expect(discardConfirm.text({ title: 'Ramp', isAttempted: true })).toContain('may have been');
  const others = (['file', 'file', 'update'] as const).map((change) => ({ change }));
  expect(discardConfirm.text({ title: 'Ramp', isAttempted: false }, others)).toBe(
    '“Ramp” and its 2 files and 1 later change of it were not sent. They are deleted from this phone for good.',
  );
  const text = (each: typeof others) =>
    discardConfirm.text({ title: 'Ramp', isAttempted: false }, each);
  expect(text(others.slice(0, 1))).toContain('“Ramp” and its 1 file were not sent.');
  expect(text(others.slice(2))).toContain('“Ramp” and 1 later change of it were not sent.');
  expect(outboxNotices.deleted(1).title).toBe('1 unsent change was deleted');
  expect(outboxNotices.deleted(3).title).toBe('3 unsent changes were deleted');
});

test('a toast of a kept change keeps its note and actions, and nothing else', () => {
  const action = { label: 'Undo', onClick: () => {} };
  const note = 'It does not count yet.';
  expect(keptToast({ title: 'Activity recorded', note, action, more: [action] })).toEqual({
    ...outboxMessages.kept,
    note,
    action,
    more: [action],
  });
  expect(keptToast({ title: 'Activity recorded' })).toStrictEqual(outboxMessages.kept);
});

test('a screen without a connection says how old it is, as far as it is known', () => {
  const now = new Date('2026-11-23T11:40:00.000Z');
  const loadedAt = new Date('2026-11-23T10:05:00.000Z');
  const zone = 'Australia/Brisbane';
  expect(asOfText({ loadedAt, isPart: false }, now, zone)).toBe(
    'No connection. You see what was loaded at 8:05 pm.',
  );
  expect(asOfText({ loadedAt, isPart: true }, now, zone)).toContain('Older activities');
  expect(asOfText({ loadedAt: null, isPart: false }, now, zone)).toBe('No connection.');
});
