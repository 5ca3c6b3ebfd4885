// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;

export const ReflectiveLogPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReflectiveLogPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reflectiveLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReflectiveLogParts"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EvidenceFileParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EvidenceFileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"hasThumbnail"}},{"kind":"Field","name":{"kind":"Name","value":"missingAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDamaged"}},{"kind":"Field","name":{"kind":"Name","value":"substance"}},{"kind":"Field","name":{"kind":"Name","value":"badge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"isSigned"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReflectiveLogParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReflectiveLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"learningOutcomes"}},{"kind":"Field","name":{"kind":"Name","value":"futureApplication"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"activityTitle"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as DocumentNode;

/**
 * __useReflectiveLogPageQuery__
 *
 * To run a query within a React component, call `useReflectiveLogPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useReflectiveLogPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useReflectiveLogPageQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useReflectiveLogPageQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables> & ({ variables: Types.ReflectiveLogPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>(ReflectiveLogPageDocument, options);
      }
export function useReflectiveLogPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>(ReflectiveLogPageDocument, options);
        }
// @ts-ignore
export function useReflectiveLogPageSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>;
export function useReflectiveLogPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ReflectiveLogPageQuery | undefined, Types.ReflectiveLogPageQueryVariables>;
export function useReflectiveLogPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>(ReflectiveLogPageDocument, options);
        }
export type ReflectiveLogPageQueryHookResult = ReturnType<typeof useReflectiveLogPageQuery>;
export type ReflectiveLogPageLazyQueryHookResult = ReturnType<typeof useReflectiveLogPageLazyQuery>;
export type ReflectiveLogPageSuspenseQueryHookResult = ReturnType<typeof useReflectiveLogPageSuspenseQuery>;
export type ReflectiveLogPageQueryResult = ApolloReactCommon.QueryResult<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>;
export const ReflectiveLogHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReflectiveLogHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"reflectiveLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useReflectiveLogHistoryQuery__
 *
 * To run a query within a React component, call `useReflectiveLogHistoryQuery` and pass it any options that fit your needs.
 * When your component renders, `useReflectiveLogHistoryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useReflectiveLogHistoryQuery({
 *   variables: {
 *      id: // value for 'id'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useReflectiveLogHistoryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.ReflectiveLogHistoryQuery, Types.ReflectiveLogHistoryQueryVariables> & ({ variables: Types.ReflectiveLogHistoryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ReflectiveLogHistoryQuery, Types.ReflectiveLogHistoryQueryVariables>(ReflectiveLogHistoryDocument, options);
      }
export function useReflectiveLogHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ReflectiveLogHistoryQuery, Types.ReflectiveLogHistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ReflectiveLogHistoryQuery, Types.ReflectiveLogHistoryQueryVariables>(ReflectiveLogHistoryDocument, options);
        }
// @ts-ignore
export function useReflectiveLogHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ReflectiveLogHistoryQuery, Types.ReflectiveLogHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ReflectiveLogHistoryQuery, Types.ReflectiveLogHistoryQueryVariables>;
export function useReflectiveLogHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ReflectiveLogHistoryQuery, Types.ReflectiveLogHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ReflectiveLogHistoryQuery | undefined, Types.ReflectiveLogHistoryQueryVariables>;
export function useReflectiveLogHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ReflectiveLogHistoryQuery, Types.ReflectiveLogHistoryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ReflectiveLogHistoryQuery, Types.ReflectiveLogHistoryQueryVariables>(ReflectiveLogHistoryDocument, options);
        }
export type ReflectiveLogHistoryQueryHookResult = ReturnType<typeof useReflectiveLogHistoryQuery>;
export type ReflectiveLogHistoryLazyQueryHookResult = ReturnType<typeof useReflectiveLogHistoryLazyQuery>;
export type ReflectiveLogHistorySuspenseQueryHookResult = ReturnType<typeof useReflectiveLogHistorySuspenseQuery>;
export type ReflectiveLogHistoryQueryResult = ApolloReactCommon.QueryResult<Types.ReflectiveLogHistoryQuery, Types.ReflectiveLogHistoryQueryVariables>;