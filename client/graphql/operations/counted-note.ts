// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;

export const CountedNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountedNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cpdSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SummaryParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SummaryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CpdSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalHours"}},{"kind":"Field","name":{"kind":"Name","value":"interactiveHours"}},{"kind":"Field","name":{"kind":"Name","value":"totalPercent"}},{"kind":"Field","name":{"kind":"Name","value":"interactivePercent"}},{"kind":"Field","name":{"kind":"Name","value":"interactiveMessage"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"categoryHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"daysRemaining"}}]}},{"kind":"Field","name":{"kind":"Name","value":"required"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"interactive"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCountedNowQuery__
 *
 * To run a query within a React component, call `useCountedNowQuery` and pass it any options that fit your needs.
 * When your component renders, `useCountedNowQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCountedNowQuery({
 *   variables: {
 *   },
 * });
 */
export function useCountedNowQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.CountedNowQuery, Types.CountedNowQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.CountedNowQuery, Types.CountedNowQueryVariables>(CountedNowDocument, options);
      }
export function useCountedNowLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.CountedNowQuery, Types.CountedNowQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.CountedNowQuery, Types.CountedNowQueryVariables>(CountedNowDocument, options);
        }
// @ts-ignore
export function useCountedNowSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.CountedNowQuery, Types.CountedNowQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CountedNowQuery, Types.CountedNowQueryVariables>;
export function useCountedNowSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CountedNowQuery, Types.CountedNowQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CountedNowQuery | undefined, Types.CountedNowQueryVariables>;
export function useCountedNowSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CountedNowQuery, Types.CountedNowQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.CountedNowQuery, Types.CountedNowQueryVariables>(CountedNowDocument, options);
        }
export type CountedNowQueryHookResult = ReturnType<typeof useCountedNowQuery>;
export type CountedNowLazyQueryHookResult = ReturnType<typeof useCountedNowLazyQuery>;
export type CountedNowSuspenseQueryHookResult = ReturnType<typeof useCountedNowSuspenseQuery>;
export type CountedNowQueryResult = ApolloReactCommon.QueryResult<Types.CountedNowQuery, Types.CountedNowQueryVariables>;