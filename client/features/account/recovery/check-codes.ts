import type { ApolloClient } from '@apollo/client';
import { RecoveryCodesDueDocument, type RecoveryCodesDueQuery } from '#client/graphql/generated.ts';
import { isCheckDue, isReminderDue, noteCodes } from './codes-note.ts';

/** Asks the server about once a week if recovery codes are saved; returns true if a reminder is due. */
export async function checkCodes(client: ApolloClient, userId: string): Promise<boolean> {
  if (isCheckDue(userId)) {
    const { data } = await client.query<RecoveryCodesDueQuery>({
      query: RecoveryCodesDueDocument,
      fetchPolicy: 'no-cache',
    });
    if (data?.me) noteCodes(userId, !data.me.security.recoveryCodes?.savedAt);
  }
  return isReminderDue(userId);
}
