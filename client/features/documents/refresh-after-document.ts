import type { ApolloClient } from '@apollo/client';
import { refresh } from '#client/lib/refresh.ts';

/** Renews all that a document shows in: the lists and the summary. */
export const refreshAfterDocument = (client: ApolloClient): Promise<void> =>
  refresh(client, ['documents']);
