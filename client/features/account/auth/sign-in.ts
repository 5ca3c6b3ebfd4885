import type { ApolloCache, ApolloClient } from '@apollo/client';
import {
  CurrentUserDocument,
  LoginDocument,
  RegisterDocument,
  SignInWithPasskeyDocument,
  type CurrentUserQuery,
  type LoginInput,
  type LoginMutation,
  type LoginMutationVariables,
  type RegisterInput,
  type RegisterMutation,
  type RegisterMutationVariables,
  type SignInWithPasskeyMutation,
  type SignInWithPasskeyMutationVariables,
  type UserPartsFragment,
} from '#client/graphql/generated.ts';

/** Signs in and sets the current user. */
export async function login(client: ApolloClient, input: LoginInput): Promise<UserPartsFragment> {
  const { data } = await client.mutate<LoginMutation, LoginMutationVariables>({
    mutation: LoginDocument,
    variables: { input },
    update: (cache, { data }) => setCurrentUser(cache, data?.login),
  });
  return given(data).login;
}

/** Creates an account and sets the current user. */
export async function register(
  client: ApolloClient,
  input: RegisterInput,
): Promise<UserPartsFragment> {
  const { data } = await client.mutate<RegisterMutation, RegisterMutationVariables>({
    mutation: RegisterDocument,
    variables: { input },
    update: (cache, { data }) => setCurrentUser(cache, data?.register),
  });
  return given(data).register;
}

/** Signs in with a passkey and sets the current user. */
export async function signInWithPasskey(
  client: ApolloClient,
  variables: SignInWithPasskeyMutationVariables,
): Promise<UserPartsFragment> {
  const { data } = await client.mutate<
    SignInWithPasskeyMutation,
    SignInWithPasskeyMutationVariables
  >({
    mutation: SignInWithPasskeyDocument,
    variables,
    update: (cache, { data }) => setCurrentUser(cache, data?.signInWithPasskey),
  });
  return given(data).signInWithPasskey;
}

function setCurrentUser(cache: ApolloCache, me: UserPartsFragment | undefined): void {
  if (me) cache.writeQuery<CurrentUserQuery>({ query: CurrentUserDocument, data: { me } });
}

function given<Data>(data: Data | undefined): Data {
  if (!data) throw new Error('The answer held no user.');
  return data;
}
