import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useAddSeveral } from '#client/features/records/practice-periods/several/useAddSeveral.ts';
import { outboxMessages } from '#domain/records/outbox';
import { practiceMessages } from '#domain/records/practice-periods';

const showToast = vi.hoisted(() => vi.fn<(toast: object) => void>());
vi.mock('#client/lib/toast.ts', () => ({ showToast }));

const months = { employer: 'QAS', periods: [] };

test.each([
  ['months that wait are said to be kept', null, outboxMessages.kept],
  ['months that were added are counted', [], { title: practiceMessages.severalAdded(0, 0) }],
])('%s', async (_name, addPracticePeriods, toast) => {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      () =>
        new Observable((observer) => {
          observer.next({ data: { addPracticePeriods } });
          observer.complete();
        }),
    ),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useAddSeveral(), { wrapper });
  expect(await result.current(months)).toBeNull();
  expect(showToast).toHaveBeenLastCalledWith(toast);
});
