// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const SharedSubmissionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedSubmissionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"periods"}},{"kind":"Field","name":{"kind":"Name","value":"include"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassphrase"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedCount"}},{"kind":"Field","name":{"kind":"Name","value":"downloadCount"}},{"kind":"Field","name":{"kind":"Name","value":"wrongPassphraseCount"}},{"kind":"Field","name":{"kind":"Name","value":"pack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]} as unknown as DocumentNode;
export const SharedSubmissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedSubmissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedSubmissionParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedSubmissionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"periods"}},{"kind":"Field","name":{"kind":"Name","value":"include"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassphrase"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedCount"}},{"kind":"Field","name":{"kind":"Name","value":"downloadCount"}},{"kind":"Field","name":{"kind":"Name","value":"wrongPassphraseCount"}},{"kind":"Field","name":{"kind":"Name","value":"pack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSharedSubmissionsQuery__
 *
 * To run a query within a React component, call `useSharedSubmissionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useSharedSubmissionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSharedSubmissionsQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useSharedSubmissionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.SharedSubmissionsQuery, Types.SharedSubmissionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SharedSubmissionsQuery, Types.SharedSubmissionsQueryVariables>(SharedSubmissionsDocument, options);
      }
export function useSharedSubmissionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SharedSubmissionsQuery, Types.SharedSubmissionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SharedSubmissionsQuery, Types.SharedSubmissionsQueryVariables>(SharedSubmissionsDocument, options);
        }
// @ts-ignore
export function useSharedSubmissionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SharedSubmissionsQuery, Types.SharedSubmissionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SharedSubmissionsQuery, Types.SharedSubmissionsQueryVariables>;
export function useSharedSubmissionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SharedSubmissionsQuery, Types.SharedSubmissionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SharedSubmissionsQuery | undefined, Types.SharedSubmissionsQueryVariables>;
export function useSharedSubmissionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SharedSubmissionsQuery, Types.SharedSubmissionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SharedSubmissionsQuery, Types.SharedSubmissionsQueryVariables>(SharedSubmissionsDocument, options);
        }
export type SharedSubmissionsQueryHookResult = ReturnType<typeof useSharedSubmissionsQuery>;
export type SharedSubmissionsLazyQueryHookResult = ReturnType<typeof useSharedSubmissionsLazyQuery>;
export type SharedSubmissionsSuspenseQueryHookResult = ReturnType<typeof useSharedSubmissionsSuspenseQuery>;
export type SharedSubmissionsQueryResult = ApolloReactCommon.QueryResult<Types.SharedSubmissionsQuery, Types.SharedSubmissionsQueryVariables>;
export const SharedSubmissionAccessesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedSubmissionAccesses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedSubmissionAccesses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"network"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSharedSubmissionAccessesQuery__
 *
 * To run a query within a React component, call `useSharedSubmissionAccessesQuery` and pass it any options that fit your needs.
 * When your component renders, `useSharedSubmissionAccessesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSharedSubmissionAccessesQuery({
 *   variables: {
 *      id: // value for 'id'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useSharedSubmissionAccessesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.SharedSubmissionAccessesQuery, Types.SharedSubmissionAccessesQueryVariables> & ({ variables: Types.SharedSubmissionAccessesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SharedSubmissionAccessesQuery, Types.SharedSubmissionAccessesQueryVariables>(SharedSubmissionAccessesDocument, options);
      }
export function useSharedSubmissionAccessesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SharedSubmissionAccessesQuery, Types.SharedSubmissionAccessesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SharedSubmissionAccessesQuery, Types.SharedSubmissionAccessesQueryVariables>(SharedSubmissionAccessesDocument, options);
        }
// @ts-ignore
export function useSharedSubmissionAccessesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SharedSubmissionAccessesQuery, Types.SharedSubmissionAccessesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SharedSubmissionAccessesQuery, Types.SharedSubmissionAccessesQueryVariables>;
export function useSharedSubmissionAccessesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SharedSubmissionAccessesQuery, Types.SharedSubmissionAccessesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SharedSubmissionAccessesQuery | undefined, Types.SharedSubmissionAccessesQueryVariables>;
export function useSharedSubmissionAccessesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SharedSubmissionAccessesQuery, Types.SharedSubmissionAccessesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SharedSubmissionAccessesQuery, Types.SharedSubmissionAccessesQueryVariables>(SharedSubmissionAccessesDocument, options);
        }
export type SharedSubmissionAccessesQueryHookResult = ReturnType<typeof useSharedSubmissionAccessesQuery>;
export type SharedSubmissionAccessesLazyQueryHookResult = ReturnType<typeof useSharedSubmissionAccessesLazyQuery>;
export type SharedSubmissionAccessesSuspenseQueryHookResult = ReturnType<typeof useSharedSubmissionAccessesSuspenseQuery>;
export type SharedSubmissionAccessesQueryResult = ApolloReactCommon.QueryResult<Types.SharedSubmissionAccessesQuery, Types.SharedSubmissionAccessesQueryVariables>;
export const CreateSharedSubmissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSharedSubmission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSharedSubmissionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSharedSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secretUrl"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassphrase"}}]}}]}}]} as unknown as TypedDocumentNode<Types.CreateSharedSubmissionMutation, Types.CreateSharedSubmissionMutationVariables>;

/**
 * __useCreateSharedSubmissionMutation__
 *
 * To run a mutation, you first call `useCreateSharedSubmissionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateSharedSubmissionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createSharedSubmissionMutation, { data, loading, error }] = useCreateSharedSubmissionMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateSharedSubmissionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CreateSharedSubmissionMutation, Types.CreateSharedSubmissionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CreateSharedSubmissionMutation, Types.CreateSharedSubmissionMutationVariables>(CreateSharedSubmissionDocument, options);
      }
export type CreateSharedSubmissionMutationHookResult = ReturnType<typeof useCreateSharedSubmissionMutation>;
export type CreateSharedSubmissionMutationResult = ApolloReactCommon.MutationResult<Types.CreateSharedSubmissionMutation>;
export const RevokeSharedSubmissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeSharedSubmission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSharedSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedSubmissionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedSubmissionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"periods"}},{"kind":"Field","name":{"kind":"Name","value":"include"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassphrase"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedCount"}},{"kind":"Field","name":{"kind":"Name","value":"downloadCount"}},{"kind":"Field","name":{"kind":"Name","value":"wrongPassphraseCount"}},{"kind":"Field","name":{"kind":"Name","value":"pack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]} as unknown as TypedDocumentNode<Types.RevokeSharedSubmissionMutation, Types.RevokeSharedSubmissionMutationVariables>;

/**
 * __useRevokeSharedSubmissionMutation__
 *
 * To run a mutation, you first call `useRevokeSharedSubmissionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRevokeSharedSubmissionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [revokeSharedSubmissionMutation, { data, loading, error }] = useRevokeSharedSubmissionMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRevokeSharedSubmissionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.RevokeSharedSubmissionMutation, Types.RevokeSharedSubmissionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.RevokeSharedSubmissionMutation, Types.RevokeSharedSubmissionMutationVariables>(RevokeSharedSubmissionDocument, options);
      }
export type RevokeSharedSubmissionMutationHookResult = ReturnType<typeof useRevokeSharedSubmissionMutation>;
export type RevokeSharedSubmissionMutationResult = ApolloReactCommon.MutationResult<Types.RevokeSharedSubmissionMutation>;
export const DeleteSharedSubmissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSharedSubmission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSharedSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<Types.DeleteSharedSubmissionMutation, Types.DeleteSharedSubmissionMutationVariables>;

/**
 * __useDeleteSharedSubmissionMutation__
 *
 * To run a mutation, you first call `useDeleteSharedSubmissionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteSharedSubmissionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteSharedSubmissionMutation, { data, loading, error }] = useDeleteSharedSubmissionMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteSharedSubmissionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.DeleteSharedSubmissionMutation, Types.DeleteSharedSubmissionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.DeleteSharedSubmissionMutation, Types.DeleteSharedSubmissionMutationVariables>(DeleteSharedSubmissionDocument, options);
      }
export type DeleteSharedSubmissionMutationHookResult = ReturnType<typeof useDeleteSharedSubmissionMutation>;
export type DeleteSharedSubmissionMutationResult = ApolloReactCommon.MutationResult<Types.DeleteSharedSubmissionMutation>;