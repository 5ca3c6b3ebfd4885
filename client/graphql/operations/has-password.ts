// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;

export const HasPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HasPassword"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useHasPasswordQuery__
 *
 * To run a query within a React component, call `useHasPasswordQuery` and pass it any options that fit your needs.
 * When your component renders, `useHasPasswordQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHasPasswordQuery({
 *   variables: {
 *   },
 * });
 */
export function useHasPasswordQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.HasPasswordQuery, Types.HasPasswordQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.HasPasswordQuery, Types.HasPasswordQueryVariables>(HasPasswordDocument, options);
      }
export function useHasPasswordLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.HasPasswordQuery, Types.HasPasswordQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.HasPasswordQuery, Types.HasPasswordQueryVariables>(HasPasswordDocument, options);
        }
// @ts-ignore
export function useHasPasswordSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.HasPasswordQuery, Types.HasPasswordQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.HasPasswordQuery, Types.HasPasswordQueryVariables>;
export function useHasPasswordSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.HasPasswordQuery, Types.HasPasswordQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.HasPasswordQuery | undefined, Types.HasPasswordQueryVariables>;
export function useHasPasswordSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.HasPasswordQuery, Types.HasPasswordQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.HasPasswordQuery, Types.HasPasswordQueryVariables>(HasPasswordDocument, options);
        }
export type HasPasswordQueryHookResult = ReturnType<typeof useHasPasswordQuery>;
export type HasPasswordLazyQueryHookResult = ReturnType<typeof useHasPasswordLazyQuery>;
export type HasPasswordSuspenseQueryHookResult = ReturnType<typeof useHasPasswordSuspenseQuery>;
export type HasPasswordQueryResult = ApolloReactCommon.QueryResult<Types.HasPasswordQuery, Types.HasPasswordQueryVariables>;