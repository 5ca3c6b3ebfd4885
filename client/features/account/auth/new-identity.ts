import type { ApolloClient } from '@apollo/client';
import {
  MarkRecoveryCodesSavedDocument,
  ProvenNameDocument,
  RegisterWithIdentityDocument,
  type ProvenNameQuery,
  type RegisterWithIdentityInput,
  type RegisterWithIdentityMutation,
  type RegisterWithIdentityMutationVariables,
} from '#client/graphql/generated.ts';

/** The name that the identity provider has told; null if it tells none. */
export async function provenName(client: ApolloClient): Promise<string | null> {
  const { data } = await client.query<ProvenNameQuery>({
    query: ProvenNameDocument,
    fetchPolicy: 'no-cache',
  });
  return data?.provenName ?? null;
}

/** Creates an account, which signs in with it, and returns its recovery codes this once. */
export async function registerWithIdentity(client: ApolloClient, input: RegisterWithIdentityInput) {
  const { data } = await client.mutate<
    RegisterWithIdentityMutation,
    RegisterWithIdentityMutationVariables
  >({
    mutation: RegisterWithIdentityDocument,
    variables: { input },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('The answer held no account.');
  return data.registerWithIdentity;
}

/** Notes that the recovery codes are saved. */
export const markSaved = (client: ApolloClient): Promise<unknown> =>
  client.mutate({ mutation: MarkRecoveryCodesSavedDocument, fetchPolicy: 'no-cache' });
