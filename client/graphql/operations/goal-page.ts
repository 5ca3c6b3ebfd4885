// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;

export const GoalPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoalPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"learningGoal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LearningGoalParts"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"goalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlannedActivityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"goalId"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"plannedDate"}},{"kind":"Field","name":{"kind":"Name","value":"countsFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LearningGoalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LearningGoal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"periodYear"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reflection"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}},{"kind":"Field","name":{"kind":"Name","value":"plannedHours"}},{"kind":"Field","name":{"kind":"Name","value":"doneHours"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"canCarryOver"}},{"kind":"Field","name":{"kind":"Name","value":"activitiesCount"}},{"kind":"Field","name":{"kind":"Name","value":"planned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlannedActivityParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedChangedAt"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useGoalPageQuery__
 *
 * To run a query within a React component, call `useGoalPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useGoalPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useGoalPageQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useGoalPageQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.GoalPageQuery, Types.GoalPageQueryVariables> & ({ variables: Types.GoalPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.GoalPageQuery, Types.GoalPageQueryVariables>(GoalPageDocument, options);
      }
export function useGoalPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.GoalPageQuery, Types.GoalPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.GoalPageQuery, Types.GoalPageQueryVariables>(GoalPageDocument, options);
        }
// @ts-ignore
export function useGoalPageSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.GoalPageQuery, Types.GoalPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.GoalPageQuery, Types.GoalPageQueryVariables>;
export function useGoalPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.GoalPageQuery, Types.GoalPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.GoalPageQuery | undefined, Types.GoalPageQueryVariables>;
export function useGoalPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.GoalPageQuery, Types.GoalPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.GoalPageQuery, Types.GoalPageQueryVariables>(GoalPageDocument, options);
        }
export type GoalPageQueryHookResult = ReturnType<typeof useGoalPageQuery>;
export type GoalPageLazyQueryHookResult = ReturnType<typeof useGoalPageLazyQuery>;
export type GoalPageSuspenseQueryHookResult = ReturnType<typeof useGoalPageSuspenseQuery>;
export type GoalPageQueryResult = ApolloReactCommon.QueryResult<Types.GoalPageQuery, Types.GoalPageQueryVariables>;
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