import type { ApolloClient } from '@apollo/client';
import {
  BeginIdentityVisitDocument,
  type BeginIdentityVisitMutation,
  type BeginIdentityVisitMutationVariables,
} from '#client/graphql/generated.ts';

/** Returns the address of an identity provider, where the browser goes next. */
export async function identityVisit(
  client: ApolloClient,
  variables: BeginIdentityVisitMutationVariables,
): Promise<string> {
  const { data } = await client.mutate<
    BeginIdentityVisitMutation,
    BeginIdentityVisitMutationVariables
  >({ mutation: BeginIdentityVisitDocument, variables });
  if (!data) throw new Error('The answer held no address.');
  return data.beginIdentityVisit;
}

/** Leaves the app for an identity provider, which brings the browser back. */
export async function goToProvider(
  client: ApolloClient,
  variables: BeginIdentityVisitMutationVariables,
): Promise<void> {
  location.assign(await identityVisit(client, variables));
}
