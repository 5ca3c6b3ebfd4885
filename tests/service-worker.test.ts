import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const ORIGIN = 'https://cpd.example.org';
const code = readFileSync('client/public/sw.js', 'utf8');

type Listener = (event: object) => void;

/** The worker as a browser runs it, with nothing around it but what it may use. */
function started() {
  const listeners = new Map<string, Listener>();
  const tabs: { url: string; focus: () => Promise<void> }[] = [];
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
  const openWindow = vi.fn<(url: string) => Promise<void>>();
  const self = {
    location: new URL(`${ORIGIN}/sw.js`),
    registration: { showNotification },
    clients: { matchAll: async () => tabs, openWindow },
    skipWaiting: async () => {},
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  runInNewContext(code, { self, URL });

  /** Hands it an event, and waits as long as it asks to. */
  async function happens(name: string, event: object): Promise<void> {
    const work: unknown[] = [];
    listeners.get(name)!({ ...event, waitUntil: (each: unknown) => work.push(each) });
    expect(work).toHaveLength(1);
    await Promise.all(work);
  }
  return {
    happens,
    listeners,
    showNotification,
    openWindow,
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

test('it takes part in none of the page’s requests', () => {
  expect([...worker.listeners.keys()].toSorted()).toEqual(['install', 'notificationclick', 'push']);
});
