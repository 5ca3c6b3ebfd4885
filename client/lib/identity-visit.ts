import type { ApolloClient } from '@apollo/client';
import {
  BeginIdentityVisitDocument,
  type BeginIdentityVisitInput,
  type BeginIdentityVisitMutation,
  type BeginIdentityVisitMutationVariables,
} from '#client/graphql/generated.ts';

/** Returns the address of an identity provider, where the browser goes next. */
export async function identityVisit(
  client: ApolloClient,
  input: BeginIdentityVisitInput,
): Promise<string> {
  const { data } = await client.mutate<
    BeginIdentityVisitMutation,
    BeginIdentityVisitMutationVariables
  >({ mutation: BeginIdentityVisitDocument, variables: { input } });
  if (!data) throw new Error('The answer held no address.');
  return data.beginIdentityVisit;
}

/** Leaves the app for an identity provider, which brings the browser back. */
export async function goToProvider(
  client: ApolloClient,
  input: BeginIdentityVisitInput,
): Promise<void> {
  location.assign(await identityVisit(client, input));
}
