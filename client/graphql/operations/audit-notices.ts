// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const AuditNoticePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditNoticeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"letterDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"sentOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as DocumentNode;
export const AuditNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditNoticeParts"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditNoticeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"letterDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"sentOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as DocumentNode;

/**
 * __useAuditNoticeQuery__
 *
 * To run a query within a React component, call `useAuditNoticeQuery` and pass it any options that fit your needs.
 * When your component renders, `useAuditNoticeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAuditNoticeQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useAuditNoticeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.AuditNoticeQuery, Types.AuditNoticeQueryVariables> & ({ variables: Types.AuditNoticeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.AuditNoticeQuery, Types.AuditNoticeQueryVariables>(AuditNoticeDocument, options);
      }
export function useAuditNoticeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.AuditNoticeQuery, Types.AuditNoticeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.AuditNoticeQuery, Types.AuditNoticeQueryVariables>(AuditNoticeDocument, options);
        }
// @ts-ignore
export function useAuditNoticeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.AuditNoticeQuery, Types.AuditNoticeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.AuditNoticeQuery, Types.AuditNoticeQueryVariables>;
export function useAuditNoticeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.AuditNoticeQuery, Types.AuditNoticeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.AuditNoticeQuery | undefined, Types.AuditNoticeQueryVariables>;
export function useAuditNoticeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.AuditNoticeQuery, Types.AuditNoticeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.AuditNoticeQuery, Types.AuditNoticeQueryVariables>(AuditNoticeDocument, options);
        }
export type AuditNoticeQueryHookResult = ReturnType<typeof useAuditNoticeQuery>;
export type AuditNoticeLazyQueryHookResult = ReturnType<typeof useAuditNoticeLazyQuery>;
export type AuditNoticeSuspenseQueryHookResult = ReturnType<typeof useAuditNoticeSuspenseQuery>;
export type AuditNoticeQueryResult = ApolloReactCommon.QueryResult<Types.AuditNoticeQuery, Types.AuditNoticeQueryVariables>;
export const AuditNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditNoticeParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditNoticeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"letterDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"sentOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as DocumentNode;

/**
 * __useAuditNoticesQuery__
 *
 * To run a query within a React component, call `useAuditNoticesQuery` and pass it any options that fit your needs.
 * When your component renders, `useAuditNoticesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAuditNoticesQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useAuditNoticesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.AuditNoticesQuery, Types.AuditNoticesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.AuditNoticesQuery, Types.AuditNoticesQueryVariables>(AuditNoticesDocument, options);
      }
export function useAuditNoticesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.AuditNoticesQuery, Types.AuditNoticesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.AuditNoticesQuery, Types.AuditNoticesQueryVariables>(AuditNoticesDocument, options);
        }
// @ts-ignore
export function useAuditNoticesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.AuditNoticesQuery, Types.AuditNoticesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.AuditNoticesQuery, Types.AuditNoticesQueryVariables>;
export function useAuditNoticesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.AuditNoticesQuery, Types.AuditNoticesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.AuditNoticesQuery | undefined, Types.AuditNoticesQueryVariables>;
export function useAuditNoticesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.AuditNoticesQuery, Types.AuditNoticesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.AuditNoticesQuery, Types.AuditNoticesQueryVariables>(AuditNoticesDocument, options);
        }
export type AuditNoticesQueryHookResult = ReturnType<typeof useAuditNoticesQuery>;
export type AuditNoticesLazyQueryHookResult = ReturnType<typeof useAuditNoticesLazyQuery>;
export type AuditNoticesSuspenseQueryHookResult = ReturnType<typeof useAuditNoticesSuspenseQuery>;
export type AuditNoticesQueryResult = ApolloReactCommon.QueryResult<Types.AuditNoticesQuery, Types.AuditNoticesQueryVariables>;
export const OpenAuditNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenAuditNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"openAuditNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"letterDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"sentOn"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useOpenAuditNoticeQuery__
 *
 * To run a query within a React component, call `useOpenAuditNoticeQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenAuditNoticeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenAuditNoticeQuery({
 *   variables: {
 *   },
 * });
 */
export function useOpenAuditNoticeQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.OpenAuditNoticeQuery, Types.OpenAuditNoticeQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.OpenAuditNoticeQuery, Types.OpenAuditNoticeQueryVariables>(OpenAuditNoticeDocument, options);
      }
export function useOpenAuditNoticeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.OpenAuditNoticeQuery, Types.OpenAuditNoticeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.OpenAuditNoticeQuery, Types.OpenAuditNoticeQueryVariables>(OpenAuditNoticeDocument, options);
        }
// @ts-ignore
export function useOpenAuditNoticeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.OpenAuditNoticeQuery, Types.OpenAuditNoticeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.OpenAuditNoticeQuery, Types.OpenAuditNoticeQueryVariables>;
export function useOpenAuditNoticeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.OpenAuditNoticeQuery, Types.OpenAuditNoticeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.OpenAuditNoticeQuery | undefined, Types.OpenAuditNoticeQueryVariables>;
export function useOpenAuditNoticeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.OpenAuditNoticeQuery, Types.OpenAuditNoticeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.OpenAuditNoticeQuery, Types.OpenAuditNoticeQueryVariables>(OpenAuditNoticeDocument, options);
        }
export type OpenAuditNoticeQueryHookResult = ReturnType<typeof useOpenAuditNoticeQuery>;
export type OpenAuditNoticeLazyQueryHookResult = ReturnType<typeof useOpenAuditNoticeLazyQuery>;
export type OpenAuditNoticeSuspenseQueryHookResult = ReturnType<typeof useOpenAuditNoticeSuspenseQuery>;
export type OpenAuditNoticeQueryResult = ApolloReactCommon.QueryResult<Types.OpenAuditNoticeQuery, Types.OpenAuditNoticeQueryVariables>;
export const CreateAuditNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAuditNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAuditNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAuditNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditNoticeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditNoticeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"letterDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"sentOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as TypedDocumentNode<Types.CreateAuditNoticeMutation, Types.CreateAuditNoticeMutationVariables>;

/**
 * __useCreateAuditNoticeMutation__
 *
 * To run a mutation, you first call `useCreateAuditNoticeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateAuditNoticeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createAuditNoticeMutation, { data, loading, error }] = useCreateAuditNoticeMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateAuditNoticeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CreateAuditNoticeMutation, Types.CreateAuditNoticeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CreateAuditNoticeMutation, Types.CreateAuditNoticeMutationVariables>(CreateAuditNoticeDocument, options);
      }
export type CreateAuditNoticeMutationHookResult = ReturnType<typeof useCreateAuditNoticeMutation>;
export type CreateAuditNoticeMutationResult = ApolloReactCommon.MutationResult<Types.CreateAuditNoticeMutation>;
export const UpdateAuditNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAuditNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAuditNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAuditNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditNoticeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditNoticeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"letterDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"sentOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as TypedDocumentNode<Types.UpdateAuditNoticeMutation, Types.UpdateAuditNoticeMutationVariables>;

/**
 * __useUpdateAuditNoticeMutation__
 *
 * To run a mutation, you first call `useUpdateAuditNoticeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateAuditNoticeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateAuditNoticeMutation, { data, loading, error }] = useUpdateAuditNoticeMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateAuditNoticeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.UpdateAuditNoticeMutation, Types.UpdateAuditNoticeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.UpdateAuditNoticeMutation, Types.UpdateAuditNoticeMutationVariables>(UpdateAuditNoticeDocument, options);
      }
export type UpdateAuditNoticeMutationHookResult = ReturnType<typeof useUpdateAuditNoticeMutation>;
export type UpdateAuditNoticeMutationResult = ApolloReactCommon.MutationResult<Types.UpdateAuditNoticeMutation>;
export const DeleteAuditNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAuditNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAuditNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<Types.DeleteAuditNoticeMutation, Types.DeleteAuditNoticeMutationVariables>;

/**
 * __useDeleteAuditNoticeMutation__
 *
 * To run a mutation, you first call `useDeleteAuditNoticeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteAuditNoticeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteAuditNoticeMutation, { data, loading, error }] = useDeleteAuditNoticeMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteAuditNoticeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.DeleteAuditNoticeMutation, Types.DeleteAuditNoticeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.DeleteAuditNoticeMutation, Types.DeleteAuditNoticeMutationVariables>(DeleteAuditNoticeDocument, options);
      }
export type DeleteAuditNoticeMutationHookResult = ReturnType<typeof useDeleteAuditNoticeMutation>;
export type DeleteAuditNoticeMutationResult = ApolloReactCommon.MutationResult<Types.DeleteAuditNoticeMutation>;
export const RestoreAuditNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreAuditNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreAuditNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditNoticeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditNoticeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"letterDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"sentOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as TypedDocumentNode<Types.RestoreAuditNoticeMutation, Types.RestoreAuditNoticeMutationVariables>;

/**
 * __useRestoreAuditNoticeMutation__
 *
 * To run a mutation, you first call `useRestoreAuditNoticeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreAuditNoticeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreAuditNoticeMutation, { data, loading, error }] = useRestoreAuditNoticeMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRestoreAuditNoticeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.RestoreAuditNoticeMutation, Types.RestoreAuditNoticeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.RestoreAuditNoticeMutation, Types.RestoreAuditNoticeMutationVariables>(RestoreAuditNoticeDocument, options);
      }
export type RestoreAuditNoticeMutationHookResult = ReturnType<typeof useRestoreAuditNoticeMutation>;
export type RestoreAuditNoticeMutationResult = ApolloReactCommon.MutationResult<Types.RestoreAuditNoticeMutation>;
export const AuditNoticeHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditNoticeHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"auditNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAuditNoticeHistoryQuery__
 *
 * To run a query within a React component, call `useAuditNoticeHistoryQuery` and pass it any options that fit your needs.
 * When your component renders, `useAuditNoticeHistoryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAuditNoticeHistoryQuery({
 *   variables: {
 *      id: // value for 'id'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useAuditNoticeHistoryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.AuditNoticeHistoryQuery, Types.AuditNoticeHistoryQueryVariables> & ({ variables: Types.AuditNoticeHistoryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.AuditNoticeHistoryQuery, Types.AuditNoticeHistoryQueryVariables>(AuditNoticeHistoryDocument, options);
      }
export function useAuditNoticeHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.AuditNoticeHistoryQuery, Types.AuditNoticeHistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.AuditNoticeHistoryQuery, Types.AuditNoticeHistoryQueryVariables>(AuditNoticeHistoryDocument, options);
        }
// @ts-ignore
export function useAuditNoticeHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.AuditNoticeHistoryQuery, Types.AuditNoticeHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.AuditNoticeHistoryQuery, Types.AuditNoticeHistoryQueryVariables>;
export function useAuditNoticeHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.AuditNoticeHistoryQuery, Types.AuditNoticeHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.AuditNoticeHistoryQuery | undefined, Types.AuditNoticeHistoryQueryVariables>;
export function useAuditNoticeHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.AuditNoticeHistoryQuery, Types.AuditNoticeHistoryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.AuditNoticeHistoryQuery, Types.AuditNoticeHistoryQueryVariables>(AuditNoticeHistoryDocument, options);
        }
export type AuditNoticeHistoryQueryHookResult = ReturnType<typeof useAuditNoticeHistoryQuery>;
export type AuditNoticeHistoryLazyQueryHookResult = ReturnType<typeof useAuditNoticeHistoryLazyQuery>;
export type AuditNoticeHistorySuspenseQueryHookResult = ReturnType<typeof useAuditNoticeHistorySuspenseQuery>;
export type AuditNoticeHistoryQueryResult = ApolloReactCommon.QueryResult<Types.AuditNoticeHistoryQuery, Types.AuditNoticeHistoryQueryVariables>;