import type { ApolloClient } from '@apollo/client';
import { RecoveryCodesDueDocument, type RecoveryCodesDueQuery } from '#client/graphql/generated.ts';
import { isReminderDue, noteCodes } from './codes-note.ts';

/** Asks the server whether recovery codes are still to be saved, and returns whether the reminder is to stay. */
export async function checkCodes(client: ApolloClient, userId: string): Promise<boolean> {
  const { data } = await client.query<RecoveryCodesDueQuery>({
    query: RecoveryCodesDueDocument,
    fetchPolicy: 'network-only',
  });
  if (data?.me) noteCodes(userId, !data.me.security.recoveryCodes?.savedAt);
  return isReminderDue(userId);
}
