// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const HistoryPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode;
export const ActivityHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"activity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useActivityHistoryQuery__
 *
 * To run a query within a React component, call `useActivityHistoryQuery` and pass it any options that fit your needs.
 * When your component renders, `useActivityHistoryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useActivityHistoryQuery({
 *   variables: {
 *      id: // value for 'id'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useActivityHistoryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.ActivityHistoryQuery, Types.ActivityHistoryQueryVariables> & ({ variables: Types.ActivityHistoryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ActivityHistoryQuery, Types.ActivityHistoryQueryVariables>(ActivityHistoryDocument, options);
      }
export function useActivityHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ActivityHistoryQuery, Types.ActivityHistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ActivityHistoryQuery, Types.ActivityHistoryQueryVariables>(ActivityHistoryDocument, options);
        }
// @ts-ignore
export function useActivityHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ActivityHistoryQuery, Types.ActivityHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ActivityHistoryQuery, Types.ActivityHistoryQueryVariables>;
export function useActivityHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ActivityHistoryQuery, Types.ActivityHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ActivityHistoryQuery | undefined, Types.ActivityHistoryQueryVariables>;
export function useActivityHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ActivityHistoryQuery, Types.ActivityHistoryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ActivityHistoryQuery, Types.ActivityHistoryQueryVariables>(ActivityHistoryDocument, options);
        }
export type ActivityHistoryQueryHookResult = ReturnType<typeof useActivityHistoryQuery>;
export type ActivityHistoryLazyQueryHookResult = ReturnType<typeof useActivityHistoryLazyQuery>;
export type ActivityHistorySuspenseQueryHookResult = ReturnType<typeof useActivityHistorySuspenseQuery>;
export type ActivityHistoryQueryResult = ApolloReactCommon.QueryResult<Types.ActivityHistoryQuery, Types.ActivityHistoryQueryVariables>;
export const ReflectiveLogHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReflectiveLogHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"reflectiveLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode;

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
export const DocumentHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useDocumentHistoryQuery__
 *
 * To run a query within a React component, call `useDocumentHistoryQuery` and pass it any options that fit your needs.
 * When your component renders, `useDocumentHistoryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDocumentHistoryQuery({
 *   variables: {
 *      id: // value for 'id'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useDocumentHistoryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.DocumentHistoryQuery, Types.DocumentHistoryQueryVariables> & ({ variables: Types.DocumentHistoryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.DocumentHistoryQuery, Types.DocumentHistoryQueryVariables>(DocumentHistoryDocument, options);
      }
export function useDocumentHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.DocumentHistoryQuery, Types.DocumentHistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.DocumentHistoryQuery, Types.DocumentHistoryQueryVariables>(DocumentHistoryDocument, options);
        }
// @ts-ignore
export function useDocumentHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.DocumentHistoryQuery, Types.DocumentHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.DocumentHistoryQuery, Types.DocumentHistoryQueryVariables>;
export function useDocumentHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.DocumentHistoryQuery, Types.DocumentHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.DocumentHistoryQuery | undefined, Types.DocumentHistoryQueryVariables>;
export function useDocumentHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.DocumentHistoryQuery, Types.DocumentHistoryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.DocumentHistoryQuery, Types.DocumentHistoryQueryVariables>(DocumentHistoryDocument, options);
        }
export type DocumentHistoryQueryHookResult = ReturnType<typeof useDocumentHistoryQuery>;
export type DocumentHistoryLazyQueryHookResult = ReturnType<typeof useDocumentHistoryLazyQuery>;
export type DocumentHistorySuspenseQueryHookResult = ReturnType<typeof useDocumentHistorySuspenseQuery>;
export type DocumentHistoryQueryResult = ApolloReactCommon.QueryResult<Types.DocumentHistoryQuery, Types.DocumentHistoryQueryVariables>;