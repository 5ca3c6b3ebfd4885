// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;

export const ProvenNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProvenName"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provenName"}}]}}]} as unknown as DocumentNode;

/**
 * __useProvenNameQuery__
 *
 * To run a query within a React component, call `useProvenNameQuery` and pass it any options that fit your needs.
 * When your component renders, `useProvenNameQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useProvenNameQuery({
 *   variables: {
 *   },
 * });
 */
export function useProvenNameQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.ProvenNameQuery, Types.ProvenNameQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ProvenNameQuery, Types.ProvenNameQueryVariables>(ProvenNameDocument, options);
      }
export function useProvenNameLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ProvenNameQuery, Types.ProvenNameQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ProvenNameQuery, Types.ProvenNameQueryVariables>(ProvenNameDocument, options);
        }
// @ts-ignore
export function useProvenNameSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ProvenNameQuery, Types.ProvenNameQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ProvenNameQuery, Types.ProvenNameQueryVariables>;
export function useProvenNameSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ProvenNameQuery, Types.ProvenNameQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ProvenNameQuery | undefined, Types.ProvenNameQueryVariables>;
export function useProvenNameSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ProvenNameQuery, Types.ProvenNameQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ProvenNameQuery, Types.ProvenNameQueryVariables>(ProvenNameDocument, options);
        }
export type ProvenNameQueryHookResult = ReturnType<typeof useProvenNameQuery>;
export type ProvenNameLazyQueryHookResult = ReturnType<typeof useProvenNameLazyQuery>;
export type ProvenNameSuspenseQueryHookResult = ReturnType<typeof useProvenNameSuspenseQuery>;
export type ProvenNameQueryResult = ApolloReactCommon.QueryResult<Types.ProvenNameQuery, Types.ProvenNameQueryVariables>;
export const RegisterWithIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterWithIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterWithIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerWithIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]}}]} as unknown as TypedDocumentNode<Types.RegisterWithIdentityMutation, Types.RegisterWithIdentityMutationVariables>;

/**
 * __useRegisterWithIdentityMutation__
 *
 * To run a mutation, you first call `useRegisterWithIdentityMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRegisterWithIdentityMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [registerWithIdentityMutation, { data, loading, error }] = useRegisterWithIdentityMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useRegisterWithIdentityMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.RegisterWithIdentityMutation, Types.RegisterWithIdentityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.RegisterWithIdentityMutation, Types.RegisterWithIdentityMutationVariables>(RegisterWithIdentityDocument, options);
      }
export type RegisterWithIdentityMutationHookResult = ReturnType<typeof useRegisterWithIdentityMutation>;
export type RegisterWithIdentityMutationResult = ApolloReactCommon.MutationResult<Types.RegisterWithIdentityMutation>;