import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OfflineHost } from '#client/features/proof/crew-sessions/offline/OfflineHost.tsx';
import { ownBegin, useRunning } from '#client/features/proof/crew-sessions/offline/running.ts';

vi.mock('#client/features/proof/crew-sessions/offline/TicketCode.tsx', () => ({
  TicketCode: () => null,
}));
vi.mock('#client/features/proof/crew-sessions/offline/phone.ts', () => ({
  ownSession: async () => ({ session: 's', startedAt: new Date(), values: { title: 'Airway' } }),
  preparePhone: async () => {},
  isPrepared: async () => true,
}));

test('a session of this phone is shown only while its owner’s part of the page is', async () => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const { result } = renderHook(useRunning);
  const { unmount } = render(
    <ApolloProvider client={client}>
      <OfflineHost userId="1" timeZone="Australia/Brisbane" />
    </ApolloProvider>,
  );
  await waitFor(() => expect(result.current?.session).toBe('s'));
  unmount();
  await waitFor(() => expect(result.current).toBeNull());
  expect(ownBegin()).toBeNull();
});
