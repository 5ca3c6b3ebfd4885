// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;

export const RenewalHintsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RenewalHints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewalHints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDate"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useRenewalHintsQuery__
 *
 * To run a query within a React component, call `useRenewalHintsQuery` and pass it any options that fit your needs.
 * When your component renders, `useRenewalHintsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRenewalHintsQuery({
 *   variables: {
 *   },
 * });
 */
export function useRenewalHintsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.RenewalHintsQuery, Types.RenewalHintsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.RenewalHintsQuery, Types.RenewalHintsQueryVariables>(RenewalHintsDocument, options);
      }
export function useRenewalHintsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.RenewalHintsQuery, Types.RenewalHintsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.RenewalHintsQuery, Types.RenewalHintsQueryVariables>(RenewalHintsDocument, options);
        }
// @ts-ignore
export function useRenewalHintsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.RenewalHintsQuery, Types.RenewalHintsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RenewalHintsQuery, Types.RenewalHintsQueryVariables>;
export function useRenewalHintsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RenewalHintsQuery, Types.RenewalHintsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RenewalHintsQuery | undefined, Types.RenewalHintsQueryVariables>;
export function useRenewalHintsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RenewalHintsQuery, Types.RenewalHintsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.RenewalHintsQuery, Types.RenewalHintsQueryVariables>(RenewalHintsDocument, options);
        }
export type RenewalHintsQueryHookResult = ReturnType<typeof useRenewalHintsQuery>;
export type RenewalHintsLazyQueryHookResult = ReturnType<typeof useRenewalHintsLazyQuery>;
export type RenewalHintsSuspenseQueryHookResult = ReturnType<typeof useRenewalHintsSuspenseQuery>;
export type RenewalHintsQueryResult = ApolloReactCommon.QueryResult<Types.RenewalHintsQuery, Types.RenewalHintsQueryVariables>;
export const RenewalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Renewal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"registration"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Profession"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"registration"},"value":{"kind":"Variable","name":{"kind":"Name","value":"registration"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRenewalTime"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"proof"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimSource"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimSource"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notAsked"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode;

/**
 * __useRenewalQuery__
 *
 * To run a query within a React component, call `useRenewalQuery` and pass it any options that fit your needs.
 * When your component renders, `useRenewalQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRenewalQuery({
 *   variables: {
 *      registration: // value for 'registration'
 *   },
 * });
 */
export function useRenewalQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.RenewalQuery, Types.RenewalQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.RenewalQuery, Types.RenewalQueryVariables>(RenewalDocument, options);
      }
export function useRenewalLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.RenewalQuery, Types.RenewalQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.RenewalQuery, Types.RenewalQueryVariables>(RenewalDocument, options);
        }
// @ts-ignore
export function useRenewalSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.RenewalQuery, Types.RenewalQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RenewalQuery, Types.RenewalQueryVariables>;
export function useRenewalSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RenewalQuery, Types.RenewalQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RenewalQuery | undefined, Types.RenewalQueryVariables>;
export function useRenewalSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RenewalQuery, Types.RenewalQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.RenewalQuery, Types.RenewalQueryVariables>(RenewalDocument, options);
        }
export type RenewalQueryHookResult = ReturnType<typeof useRenewalQuery>;
export type RenewalLazyQueryHookResult = ReturnType<typeof useRenewalLazyQuery>;
export type RenewalSuspenseQueryHookResult = ReturnType<typeof useRenewalSuspenseQuery>;
export type RenewalQueryResult = ApolloReactCommon.QueryResult<Types.RenewalQuery, Types.RenewalQueryVariables>;