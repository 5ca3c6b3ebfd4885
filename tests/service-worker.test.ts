import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToPush } from '#client/worker/push.ts';
import { withName } from '#client/worker/shell-cache.ts';

const ORIGIN = 'https://cpd.example.org';

type Listener = (event: object) => void;

/** The worker's part for push messages, with only what it may use of a browser. */
function started() {
  const listeners = new Map<string, Listener>();
  const tabs: { url: string; focus: () => Promise<void> }[] = [];
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
  const openWindow = vi.fn<(url: string) => Promise<void>>();
  const subscribe = vi.fn<(options: object) => Promise<object>>();
  const fetched = vi.fn<(path: string, request: { body: string }) => Promise<void>>();
  const self = {
    location: new URL(`${ORIGIN}/sw.js`),
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => tabs, openWindow },
    fetch: fetched,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  listenToPush(self as never);

  /** Dispatches an event and waits for its `waitUntil`. */
  async function happens(name: string, event: object): Promise<void> {
    const work: unknown[] = [];
    listeners.get(name)!({ ...event, waitUntil: (each: unknown) => work.push(each) });
    expect(work).toHaveLength(1);
    await Promise.all(work);
  }
  return {
    happens,
    showNotification,
    openWindow,
    subscribe,
    fetched,
    tab(path: string) {
      const focus = vi.fn<() => Promise<void>>();
      tabs.push({ url: `${ORIGIN}${path}`, focus });
      return focus;
    },
    async click(data: object | null) {
      const close = vi.fn<() => void>();
      await happens('notificationclick', { notification: { close, data } });
      expect(close).toHaveBeenCalledOnce();
    },
  };
}

let worker: ReturnType<typeof started>;
beforeEach(() => void (worker = started()));

test('another product name replaces the kept page, and no file that is named by its hash', () => {
  const files = [
    { url: '/', revision: '1a' },
    { url: '/assets/app-2b.js', revision: null },
  ];
  const [usual, own] = ['ParaMed CPD', 'Coast CPD'].map((name) => withName(files, name));
  expect(own![0]).not.toEqual(usual![0]);
  expect(own![1]).toEqual(usual![1]);
});

describe('a push message', () => {
  test('is shown with its words, once however often it comes', async () => {
    const message = { id: 'an-id', title: 'CPD falling behind', message: 'Two hours.', link: '/' };
    await worker.happens('push', { data: { json: () => message } });
    expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith(
      'CPD falling behind',
      expect.objectContaining({ body: 'Two hours.', tag: 'an-id', data: { link: '/' } }),
    );
  });

  test.each([
    ['nothing', null],
    ['no JSON', { json: () => JSON.parse('{') }],
  ])('with %s in it is shown all the same', async (_name, data) => {
    await worker.happens('push', { data });
    expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith(
      'ParaMed CPD',
      expect.objectContaining({ data: { link: '/notifications' } }),
    );
  });
});

describe('a click on it', () => {
  test('goes to the tab that shows its page, and leaves others as they are', async () => {
    const [log, profile] = [worker.tab('/cpd-log?tab=reflections'), worker.tab('/profile')];
    await worker.click({ link: '/profile' });
    expect(profile).toHaveBeenCalledOnce();
    expect(log).not.toHaveBeenCalled();
    expect(worker.openWindow).not.toHaveBeenCalled();
  });

  test('opens its page where no tab shows it', async () => {
    const log = worker.tab('/cpd-log');
    await worker.click({ link: '/modules?open=3' });
    expect(worker.openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/modules?open=3`);
    expect(log).not.toHaveBeenCalled();
  });

  test.each([
    [{ link: 'https://evil.example/profile' }],
    [{ link: '//evil.example/profile' }],
    [{ link: '\\\\evil.example' }],
    [{ link: 'javascript:alert(1)' }],
    [{ link: 'http://cpd.example.org/profile' }],
    [{ link: 'https://' }],
    [{ link: null }],
    [{ link: 7 }],
    [{}],
    [null],
  ])('with %j stays at home', async (data) => {
    await worker.click(data);
    expect(worker.openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/`);
  });
});

describe('a subscription that the browser renews', () => {
  const keys = { p256dh: 'key', auth: 'secret' };
  const subscription = { toJSON: () => ({ endpoint: 'https://push.example/new', keys }) };
  const options = { userVisibleOnly: true, applicationServerKey: 'of the server' };

  test.each([
    ['as the browser made it', { newSubscription: subscription, oldSubscription: null }],
    ['made anew for the same server', { newSubscription: null, oldSubscription: { options } }],
  ])('is told to the server, %s', async (_name, event) => {
    worker.subscribe.mockResolvedValue(subscription);
    await worker.happens('pushsubscriptionchange', event);
    expect(worker.subscribe.mock.calls).toEqual(event.newSubscription ? [] : [[options]]);
    const [path, request] = worker.fetched.mock.calls[0]!;
    const { query, variables } = JSON.parse(request.body);
    expect(path).toBe('/graphql');
    expect(variables).toEqual({ input: { endpoint: 'https://push.example/new', ...keys } });
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    expect(validate(schema, parse(query))).toEqual([]);
  });

  test('is left to the settings where nothing is known of it', async () => {
    await worker.happens('pushsubscriptionchange', {});
    expect(worker.fetched).not.toHaveBeenCalled();
  });
});
