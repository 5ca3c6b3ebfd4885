import type { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createSender } from '#client/records/outbox/sender.ts';
import type { OutboxStore } from '#client/records/outbox/store.ts';
import { moduleMessages } from '#domain/learning/modules';
import { outboxMessages, type OutboxEntry } from '#domain/records/outbox';

const entry = (id: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  operation: 'UpdateActivity',
  change: 'update',
  noun: 'activity',
  variables: { id, input: { title: 'Ramp' } },
  requestKey: `key-${id}`,
  record: id,
  title: 'Ramp',
  savedAt: '2026-11-23T08:00:00.000Z',
  form: null,
  isAttempted: false,
  state: 'waiting',
  message: null,
  ...more,
});

/** A request whose connection was lost without an error. */
type Lost = 'session' | 'comparison' | 'change';

interface Asked {
  variables?: object;
  context: { fetchOptions: { signal: AbortSignal } };
}

/** Ends only when the caller gives up. */
const lostOnItsWay = ({ fetchOptions: { signal } }: Asked['context']): Promise<never> =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );

/** A sender with a queue in memory and a server that accepts everything. */
function senderOf(given: OutboxEntry[], module: object | null = null, lost?: Lost) {
  let queue = given;
  const put = async (next: OutboxEntry) =>
    void (queue = queue.map((each) => (each.id === next.id ? next : each)));
  const mutated: unknown[] = [];

  const client = {
    query: async ({ variables, context }: Asked) => {
      if (lost === (variables ? 'comparison' : 'session')) return lostOnItsWay(context);
      return { data: variables ? { module } : { me: { id: '1' } } };
    },
    mutate: async ({ variables, context }: Asked) => {
      if (lost === 'change') return lostOnItsWay(context);
      mutated.push(variables);
      return { data: { updateActivity: { id: '2', version: 2 } } };
    },
  };
  const store = { write: async ([next]: OutboxEntry[]) => put(next!) };
  const sender = createSender({
    client: client as unknown as ApolloClient,
    userId: '1',
    onOutcome: () => {},
    queue: {
      entries: () => queue,
      isKept: () => true,
      change: (run) => run(store as unknown as OutboxStore),
      put,
      accept: async ({ id }) => void (queue = queue.filter((each) => each.id !== id)),
      file: async () => new ArrayBuffer(3),
      showSending: () => {},
    },
  });
  return { send: () => sender.sendAll(() => false), mutated, left: () => queue };
}

/** An upload that never moves, until `answers` is true. */
class Upload extends EventTarget {
  static answers = false;
  static aborted = 0;
  upload = new EventTarget();
  status = 201;
  responseText = '{}';
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => null;
  abort() {
    Upload.aborted += 1;
    this.dispatchEvent(new Event('abort'));
  }
  send() {
    if (Upload.answers) queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal('navigator', { onLine: true, locks: { query: async () => ({ held: [] }) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a change from a later version of the app is refused with a message, stays, and blocks no others', async () => {
  const unknown = entry('1', { operation: 'UpdateShift', noun: 'shift' });
  const { send, mutated, left } = senderOf([unknown, entry('2')]);
  expect(await send()).toEqual({ sent: ['2'], isAway: false, isOtherUser: false });
  expect(mutated).toEqual([{ id: '2', input: { title: 'Ramp' } }]);
  expect(left()).toEqual([
    { ...unknown, isAttempted: true, state: 'refused', message: outboxMessages.unknown },
  ]);
});

test('an upload without progress for a minute is ended, stays, and is sent by the next pass', async () => {
  vi.useFakeTimers();
  const file = entry('1', { change: 'file', variables: { activityId: '7' } });
  const { send, left } = senderOf([file]);
  const first = send();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(Upload.aborted).toBe(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await first).toMatchObject({ sent: [], isAway: true });
  expect(Upload.aborted).toBe(1);
  expect(left()).toEqual([{ ...file, isAttempted: true }]);
  Upload.answers = true;
  expect(await send()).toMatchObject({ sent: ['1'], isAway: false });
  expect(left()).toEqual([]);
});

const open = { __typename: 'Module', id: '7', completed: false, quizKey: 'k-1' };
const progress = (input: object) =>
  entry('1', {
    operation: 'SaveModuleProgress',
    change: 'progress',
    noun: 'quiz',
    record: '7',
    variables: { input: { moduleId: '7', step: 'quiz', ...input } },
    form: {
      place: 'module:7',
      values: {},
      begun: { version: 0, values: { reflection: 'At first' } },
    },
  });

test.each<Lost>(['session', 'comparison', 'change'])(
  'a %s that gets no response is given up, and the change waits for the next pass',
  async (lost) => {
    const timeouts: (() => void)[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => timeout.mockRestore());
    timeout.mockImplementation(() => {
      const controller = new AbortController();
      timeouts.push(() => controller.abort(new DOMException('too late', 'TimeoutError')));
      return controller.signal;
    });
    const waiting = progress({ step: 'quiz' });
    const { send, mutated, left } = senderOf([waiting], open, lost);
    const pass = send();
    await vi.waitFor(() => expect(timeouts).toHaveLength(steps.indexOf(lost) + 1));
    timeouts.at(-1)!();
    expect(await pass).toMatchObject({ sent: [], isAway: true });
    expect(mutated).toEqual([]);
    expect(left()).toMatchObject([{ id: '1', state: 'waiting' }]);
  },
);
const steps: readonly Lost[] = ['session', 'comparison', 'change'];

test.each([
  ['of a module completed since', { step: 'quiz' }, { ...open, completed: true }],
  ['with answers to questions submitted since', { answers: [1], quizKey: 'k-0' }, open],
])('progress %s is refused with words instead of being dropped', async (_, input, module) => {
  const { send, mutated, left } = senderOf([progress(input)], module);
  await send();
  expect(mutated).toEqual([]);
  const { completedElsewhere, quizReplaced } = moduleMessages;
  const message = module.completed ? completedElsewhere : quizReplaced;
  expect(left()).toMatchObject([{ state: 'refused', message }]);
});

test('a completion is refused with a message if the module was completed elsewhere with another reflection or hours', async () => {
  const reflection = 'I will check the glucose earlier.';
  const sentTo = async (completion: object | null) => {
    const { send, mutated, left } = senderOf(
      [
        entry('1', {
          operation: 'CompleteModule',
          change: 'complete',
          noun: 'quiz',
          record: '7',
          variables: { input: { moduleId: '7', hours: 1, reflection } },
        }),
      ],
      { ...open, completed: completion !== null, completion },
    );
    await send();
    return { sent: mutated.length, left: left() };
  };
  // Nobody completed it, or an earlier attempt did, whose response was lost.
  for (const completion of [null, { hours: 1, reflection }]) {
    expect(await sentTo(completion)).toEqual({ sent: 1, left: [] });
  }
  for (const completion of [
    { hours: 1, reflection: 'Theirs' },
    { hours: 0.5, reflection },
  ]) {
    const refused = { state: 'refused', message: moduleMessages.completedElsewhere };
    expect(await sentTo(completion)).toMatchObject({ sent: 0, left: [refused] });
  }
});

test('a reflection overwrites another device’s only if the user sends it again', async () => {
  const module = { ...open, progress: { reflection: 'Theirs' } };
  const { send, mutated, left } = senderOf([progress({ reflection: 'Mine' })], module);
  await send();
  expect(mutated).toEqual([]);
  const [refused] = left();
  expect(refused).toMatchObject({ state: 'refused', message: moduleMessages.reflectionChanged });
  const again = senderOf([{ ...refused!, state: 'waiting', message: null }], module);
  await again.send();
  expect(again.mutated).toHaveLength(1);
  expect(again.left()).toEqual([]);
  // Nobody else wrote, or it is there already.
  for (const reflection of ['At first', 'Mine']) {
    const same = senderOf([progress({ reflection: 'Mine' })], {
      ...open,
      progress: { reflection },
    });
    await same.send();
    expect(same.mutated).toHaveLength(1);
  }
});
