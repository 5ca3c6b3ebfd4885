import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StorageNote } from '#client/records/outbox/StorageNote.tsx';
import { offlineMessages } from '#domain/records/offline';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refuses = async () => {
  throw new TypeError('Not here');
};

test.each([
  ['has not promised to keep it', { persisted: async () => false }],
  ['does not say', {}],
  ['fails to say', { persisted: refuses }],
  ['has no such storage', undefined],
])('a browser that %s is named', async (_, storage) => {
  vi.stubGlobal('navigator', { storage });
  render(<StorageNote />);
  expect(await screen.findByText(offlineMessages.notPromised)).toBeTruthy();
});

test('a browser that has promised to keep it is not', async () => {
  const persisted = vi.fn<() => Promise<boolean>>(async () => true);
  vi.stubGlobal('navigator', { storage: { persisted } });
  const { container } = render(<StorageNote />);
  await vi.waitFor(() => expect(persisted).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(container.textContent).toBe('');
});
