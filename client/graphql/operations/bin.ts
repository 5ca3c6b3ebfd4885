// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const BinItemPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BinItemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BinItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"partOf"}},{"kind":"Field","name":{"kind":"Name","value":"mustWait"}},{"kind":"Field","name":{"kind":"Name","value":"files"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"binnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"goneAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as DocumentNode;
export const BinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Bin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BinKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BinItemParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BinItemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BinItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"partOf"}},{"kind":"Field","name":{"kind":"Name","value":"mustWait"}},{"kind":"Field","name":{"kind":"Name","value":"files"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"binnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"goneAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as DocumentNode;

/**
 * __useBinQuery__
 *
 * To run a query within a React component, call `useBinQuery` and pass it any options that fit your needs.
 * When your component renders, `useBinQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBinQuery({
 *   variables: {
 *      kind: // value for 'kind'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useBinQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.BinQuery, Types.BinQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.BinQuery, Types.BinQueryVariables>(BinDocument, options);
      }
export function useBinLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.BinQuery, Types.BinQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.BinQuery, Types.BinQueryVariables>(BinDocument, options);
        }
// @ts-ignore
export function useBinSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.BinQuery, Types.BinQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.BinQuery, Types.BinQueryVariables>;
export function useBinSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.BinQuery, Types.BinQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.BinQuery | undefined, Types.BinQueryVariables>;
export function useBinSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.BinQuery, Types.BinQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.BinQuery, Types.BinQueryVariables>(BinDocument, options);
        }
export type BinQueryHookResult = ReturnType<typeof useBinQuery>;
export type BinLazyQueryHookResult = ReturnType<typeof useBinLazyQuery>;
export type BinSuspenseQueryHookResult = ReturnType<typeof useBinSuspenseQuery>;
export type BinQueryResult = ApolloReactCommon.QueryResult<Types.BinQuery, Types.BinQueryVariables>;
export const RestoreFromBinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreFromBin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BinKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreFromBin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}}]}}]}}]} as unknown as TypedDocumentNode<Types.RestoreFromBinMutation, Types.RestoreFromBinMutationVariables>;

/**
 * __useRestoreFromBinMutation__
 *
 * To run a mutation, you first call `useRestoreFromBinMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreFromBinMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreFromBinMutation, { data, loading, error }] = useRestoreFromBinMutation({
 *   variables: {
 *      kind: // value for 'kind'
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRestoreFromBinMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.RestoreFromBinMutation, Types.RestoreFromBinMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.RestoreFromBinMutation, Types.RestoreFromBinMutationVariables>(RestoreFromBinDocument, options);
      }
export type RestoreFromBinMutationHookResult = ReturnType<typeof useRestoreFromBinMutation>;
export type RestoreFromBinMutationResult = ApolloReactCommon.MutationResult<Types.RestoreFromBinMutation>;
export const DeleteForeverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteForever"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BinKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteForever"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}}]}}]}}]} as unknown as TypedDocumentNode<Types.DeleteForeverMutation, Types.DeleteForeverMutationVariables>;

/**
 * __useDeleteForeverMutation__
 *
 * To run a mutation, you first call `useDeleteForeverMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteForeverMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteForeverMutation, { data, loading, error }] = useDeleteForeverMutation({
 *   variables: {
 *      kind: // value for 'kind'
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteForeverMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.DeleteForeverMutation, Types.DeleteForeverMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.DeleteForeverMutation, Types.DeleteForeverMutationVariables>(DeleteForeverDocument, options);
      }
export type DeleteForeverMutationHookResult = ReturnType<typeof useDeleteForeverMutation>;
export type DeleteForeverMutationResult = ApolloReactCommon.MutationResult<Types.DeleteForeverMutation>;
export const EmptyBinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmptyBin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emptyBin"}}]}}]} as unknown as TypedDocumentNode<Types.EmptyBinMutation, Types.EmptyBinMutationVariables>;

/**
 * __useEmptyBinMutation__
 *
 * To run a mutation, you first call `useEmptyBinMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEmptyBinMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [emptyBinMutation, { data, loading, error }] = useEmptyBinMutation({
 *   variables: {
 *   },
 * });
 */
export function useEmptyBinMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.EmptyBinMutation, Types.EmptyBinMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.EmptyBinMutation, Types.EmptyBinMutationVariables>(EmptyBinDocument, options);
      }
export type EmptyBinMutationHookResult = ReturnType<typeof useEmptyBinMutation>;
export type EmptyBinMutationResult = ApolloReactCommon.MutationResult<Types.EmptyBinMutation>;