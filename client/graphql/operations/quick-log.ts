// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;

export const RepeatableActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepeatableActivities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repeatableActivities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"presets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PresetParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isInteractive"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completedDate"}},{"kind":"Field","name":{"kind":"Name","value":"completedOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastCompletedDate"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"goalIds"}},{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentIds"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activityType"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"practitioners"}},{"kind":"Field","name":{"kind":"Name","value":"practitionerCount"}},{"kind":"Field","name":{"kind":"Name","value":"contentElements"}},{"kind":"Field","name":{"kind":"Name","value":"howItMeets"}},{"kind":"Field","name":{"kind":"Name","value":"countAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"withWhom"}},{"kind":"Field","name":{"kind":"Name","value":"whatFor"}},{"kind":"Field","name":{"kind":"Name","value":"whatIsNew"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countsFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PresetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"activityType"}},{"kind":"Field","name":{"kind":"Name","value":"isInteractive"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"repeat"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"settledOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as DocumentNode;

/**
 * __useRepeatableActivitiesQuery__
 *
 * To run a query within a React component, call `useRepeatableActivitiesQuery` and pass it any options that fit your needs.
 * When your component renders, `useRepeatableActivitiesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRepeatableActivitiesQuery({
 *   variables: {
 *      first: // value for 'first'
 *   },
 * });
 */
export function useRepeatableActivitiesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.RepeatableActivitiesQuery, Types.RepeatableActivitiesQueryVariables> & ({ variables: Types.RepeatableActivitiesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.RepeatableActivitiesQuery, Types.RepeatableActivitiesQueryVariables>(RepeatableActivitiesDocument, options);
      }
export function useRepeatableActivitiesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.RepeatableActivitiesQuery, Types.RepeatableActivitiesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.RepeatableActivitiesQuery, Types.RepeatableActivitiesQueryVariables>(RepeatableActivitiesDocument, options);
        }
// @ts-ignore
export function useRepeatableActivitiesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.RepeatableActivitiesQuery, Types.RepeatableActivitiesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RepeatableActivitiesQuery, Types.RepeatableActivitiesQueryVariables>;
export function useRepeatableActivitiesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RepeatableActivitiesQuery, Types.RepeatableActivitiesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RepeatableActivitiesQuery | undefined, Types.RepeatableActivitiesQueryVariables>;
export function useRepeatableActivitiesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RepeatableActivitiesQuery, Types.RepeatableActivitiesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.RepeatableActivitiesQuery, Types.RepeatableActivitiesQueryVariables>(RepeatableActivitiesDocument, options);
        }
export type RepeatableActivitiesQueryHookResult = ReturnType<typeof useRepeatableActivitiesQuery>;
export type RepeatableActivitiesLazyQueryHookResult = ReturnType<typeof useRepeatableActivitiesLazyQuery>;
export type RepeatableActivitiesSuspenseQueryHookResult = ReturnType<typeof useRepeatableActivitiesSuspenseQuery>;
export type RepeatableActivitiesQueryResult = ApolloReactCommon.QueryResult<Types.RepeatableActivitiesQuery, Types.RepeatableActivitiesQueryVariables>;
export const ActivitiesFoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivitiesFound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"completedDate"}},{"kind":"Field","name":{"kind":"Name","value":"completedOn"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useActivitiesFoundQuery__
 *
 * To run a query within a React component, call `useActivitiesFoundQuery` and pass it any options that fit your needs.
 * When your component renders, `useActivitiesFoundQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useActivitiesFoundQuery({
 *   variables: {
 *      query: // value for 'query'
 *      first: // value for 'first'
 *   },
 * });
 */
export function useActivitiesFoundQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.ActivitiesFoundQuery, Types.ActivitiesFoundQueryVariables> & ({ variables: Types.ActivitiesFoundQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ActivitiesFoundQuery, Types.ActivitiesFoundQueryVariables>(ActivitiesFoundDocument, options);
      }
export function useActivitiesFoundLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ActivitiesFoundQuery, Types.ActivitiesFoundQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ActivitiesFoundQuery, Types.ActivitiesFoundQueryVariables>(ActivitiesFoundDocument, options);
        }
// @ts-ignore
export function useActivitiesFoundSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ActivitiesFoundQuery, Types.ActivitiesFoundQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ActivitiesFoundQuery, Types.ActivitiesFoundQueryVariables>;
export function useActivitiesFoundSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ActivitiesFoundQuery, Types.ActivitiesFoundQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ActivitiesFoundQuery | undefined, Types.ActivitiesFoundQueryVariables>;
export function useActivitiesFoundSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ActivitiesFoundQuery, Types.ActivitiesFoundQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ActivitiesFoundQuery, Types.ActivitiesFoundQueryVariables>(ActivitiesFoundDocument, options);
        }
export type ActivitiesFoundQueryHookResult = ReturnType<typeof useActivitiesFoundQuery>;
export type ActivitiesFoundLazyQueryHookResult = ReturnType<typeof useActivitiesFoundLazyQuery>;
export type ActivitiesFoundSuspenseQueryHookResult = ReturnType<typeof useActivitiesFoundSuspenseQuery>;
export type ActivitiesFoundQueryResult = ApolloReactCommon.QueryResult<Types.ActivitiesFoundQuery, Types.ActivitiesFoundQueryVariables>;