// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;

export const SecurityEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecurityEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"securityEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"isHere"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSecurityEventsQuery__
 *
 * To run a query within a React component, call `useSecurityEventsQuery` and pass it any options that fit your needs.
 * When your component renders, `useSecurityEventsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSecurityEventsQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useSecurityEventsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.SecurityEventsQuery, Types.SecurityEventsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SecurityEventsQuery, Types.SecurityEventsQueryVariables>(SecurityEventsDocument, options);
      }
export function useSecurityEventsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SecurityEventsQuery, Types.SecurityEventsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SecurityEventsQuery, Types.SecurityEventsQueryVariables>(SecurityEventsDocument, options);
        }
// @ts-ignore
export function useSecurityEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SecurityEventsQuery, Types.SecurityEventsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SecurityEventsQuery, Types.SecurityEventsQueryVariables>;
export function useSecurityEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SecurityEventsQuery, Types.SecurityEventsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SecurityEventsQuery | undefined, Types.SecurityEventsQueryVariables>;
export function useSecurityEventsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SecurityEventsQuery, Types.SecurityEventsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SecurityEventsQuery, Types.SecurityEventsQueryVariables>(SecurityEventsDocument, options);
        }
export type SecurityEventsQueryHookResult = ReturnType<typeof useSecurityEventsQuery>;
export type SecurityEventsLazyQueryHookResult = ReturnType<typeof useSecurityEventsLazyQuery>;
export type SecurityEventsSuspenseQueryHookResult = ReturnType<typeof useSecurityEventsSuspenseQuery>;
export type SecurityEventsQueryResult = ApolloReactCommon.QueryResult<Types.SecurityEventsQuery, Types.SecurityEventsQueryVariables>;