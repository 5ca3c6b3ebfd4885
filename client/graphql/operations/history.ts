// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const HistoryPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode;
export const ActivityHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"activity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode;

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
export const CredentialHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CredentialHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"credential"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCredentialHistoryQuery__
 *
 * To run a query within a React component, call `useCredentialHistoryQuery` and pass it any options that fit your needs.
 * When your component renders, `useCredentialHistoryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCredentialHistoryQuery({
 *   variables: {
 *      id: // value for 'id'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useCredentialHistoryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.CredentialHistoryQuery, Types.CredentialHistoryQueryVariables> & ({ variables: Types.CredentialHistoryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.CredentialHistoryQuery, Types.CredentialHistoryQueryVariables>(CredentialHistoryDocument, options);
      }
export function useCredentialHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.CredentialHistoryQuery, Types.CredentialHistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.CredentialHistoryQuery, Types.CredentialHistoryQueryVariables>(CredentialHistoryDocument, options);
        }
// @ts-ignore
export function useCredentialHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.CredentialHistoryQuery, Types.CredentialHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CredentialHistoryQuery, Types.CredentialHistoryQueryVariables>;
export function useCredentialHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CredentialHistoryQuery, Types.CredentialHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CredentialHistoryQuery | undefined, Types.CredentialHistoryQueryVariables>;
export function useCredentialHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CredentialHistoryQuery, Types.CredentialHistoryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.CredentialHistoryQuery, Types.CredentialHistoryQueryVariables>(CredentialHistoryDocument, options);
        }
export type CredentialHistoryQueryHookResult = ReturnType<typeof useCredentialHistoryQuery>;
export type CredentialHistoryLazyQueryHookResult = ReturnType<typeof useCredentialHistoryLazyQuery>;
export type CredentialHistorySuspenseQueryHookResult = ReturnType<typeof useCredentialHistorySuspenseQuery>;
export type CredentialHistoryQueryResult = ApolloReactCommon.QueryResult<Types.CredentialHistoryQuery, Types.CredentialHistoryQueryVariables>;
export const DocumentHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode;

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
export const PracticePeriodHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PracticePeriodHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"practicePeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePracticePeriodHistoryQuery__
 *
 * To run a query within a React component, call `usePracticePeriodHistoryQuery` and pass it any options that fit your needs.
 * When your component renders, `usePracticePeriodHistoryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePracticePeriodHistoryQuery({
 *   variables: {
 *      id: // value for 'id'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function usePracticePeriodHistoryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.PracticePeriodHistoryQuery, Types.PracticePeriodHistoryQueryVariables> & ({ variables: Types.PracticePeriodHistoryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.PracticePeriodHistoryQuery, Types.PracticePeriodHistoryQueryVariables>(PracticePeriodHistoryDocument, options);
      }
export function usePracticePeriodHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.PracticePeriodHistoryQuery, Types.PracticePeriodHistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.PracticePeriodHistoryQuery, Types.PracticePeriodHistoryQueryVariables>(PracticePeriodHistoryDocument, options);
        }
// @ts-ignore
export function usePracticePeriodHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.PracticePeriodHistoryQuery, Types.PracticePeriodHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.PracticePeriodHistoryQuery, Types.PracticePeriodHistoryQueryVariables>;
export function usePracticePeriodHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.PracticePeriodHistoryQuery, Types.PracticePeriodHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.PracticePeriodHistoryQuery | undefined, Types.PracticePeriodHistoryQueryVariables>;
export function usePracticePeriodHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.PracticePeriodHistoryQuery, Types.PracticePeriodHistoryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.PracticePeriodHistoryQuery, Types.PracticePeriodHistoryQueryVariables>(PracticePeriodHistoryDocument, options);
        }
export type PracticePeriodHistoryQueryHookResult = ReturnType<typeof usePracticePeriodHistoryQuery>;
export type PracticePeriodHistoryLazyQueryHookResult = ReturnType<typeof usePracticePeriodHistoryLazyQuery>;
export type PracticePeriodHistorySuspenseQueryHookResult = ReturnType<typeof usePracticePeriodHistorySuspenseQuery>;
export type PracticePeriodHistoryQueryResult = ApolloReactCommon.QueryResult<Types.PracticePeriodHistoryQuery, Types.PracticePeriodHistoryQueryVariables>;
export const LearningGoalHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LearningGoalHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"learningGoal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useLearningGoalHistoryQuery__
 *
 * To run a query within a React component, call `useLearningGoalHistoryQuery` and pass it any options that fit your needs.
 * When your component renders, `useLearningGoalHistoryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLearningGoalHistoryQuery({
 *   variables: {
 *      id: // value for 'id'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useLearningGoalHistoryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.LearningGoalHistoryQuery, Types.LearningGoalHistoryQueryVariables> & ({ variables: Types.LearningGoalHistoryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.LearningGoalHistoryQuery, Types.LearningGoalHistoryQueryVariables>(LearningGoalHistoryDocument, options);
      }
export function useLearningGoalHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.LearningGoalHistoryQuery, Types.LearningGoalHistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.LearningGoalHistoryQuery, Types.LearningGoalHistoryQueryVariables>(LearningGoalHistoryDocument, options);
        }
// @ts-ignore
export function useLearningGoalHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.LearningGoalHistoryQuery, Types.LearningGoalHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.LearningGoalHistoryQuery, Types.LearningGoalHistoryQueryVariables>;
export function useLearningGoalHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.LearningGoalHistoryQuery, Types.LearningGoalHistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.LearningGoalHistoryQuery | undefined, Types.LearningGoalHistoryQueryVariables>;
export function useLearningGoalHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.LearningGoalHistoryQuery, Types.LearningGoalHistoryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.LearningGoalHistoryQuery, Types.LearningGoalHistoryQueryVariables>(LearningGoalHistoryDocument, options);
        }
export type LearningGoalHistoryQueryHookResult = ReturnType<typeof useLearningGoalHistoryQuery>;
export type LearningGoalHistoryLazyQueryHookResult = ReturnType<typeof useLearningGoalHistoryLazyQuery>;
export type LearningGoalHistorySuspenseQueryHookResult = ReturnType<typeof useLearningGoalHistorySuspenseQuery>;
export type LearningGoalHistoryQueryResult = ApolloReactCommon.QueryResult<Types.LearningGoalHistoryQuery, Types.LearningGoalHistoryQueryVariables>;