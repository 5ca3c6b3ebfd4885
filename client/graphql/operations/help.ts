// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;

export const SupportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Support"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"support"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSupportQuery__
 *
 * To run a query within a React component, call `useSupportQuery` and pass it any options that fit your needs.
 * When your component renders, `useSupportQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSupportQuery({
 *   variables: {
 *   },
 * });
 */
export function useSupportQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.SupportQuery, Types.SupportQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SupportQuery, Types.SupportQueryVariables>(SupportDocument, options);
      }
export function useSupportLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SupportQuery, Types.SupportQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SupportQuery, Types.SupportQueryVariables>(SupportDocument, options);
        }
// @ts-ignore
export function useSupportSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SupportQuery, Types.SupportQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SupportQuery, Types.SupportQueryVariables>;
export function useSupportSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SupportQuery, Types.SupportQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SupportQuery | undefined, Types.SupportQueryVariables>;
export function useSupportSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SupportQuery, Types.SupportQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SupportQuery, Types.SupportQueryVariables>(SupportDocument, options);
        }
export type SupportQueryHookResult = ReturnType<typeof useSupportQuery>;
export type SupportLazyQueryHookResult = ReturnType<typeof useSupportLazyQuery>;
export type SupportSuspenseQueryHookResult = ReturnType<typeof useSupportSuspenseQuery>;
export type SupportQueryResult = ApolloReactCommon.QueryResult<Types.SupportQuery, Types.SupportQueryVariables>;