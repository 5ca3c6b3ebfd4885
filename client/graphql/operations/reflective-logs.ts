// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const ReflectiveLogPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReflectiveLogParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReflectiveLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"learningOutcomes"}},{"kind":"Field","name":{"kind":"Name","value":"futureApplication"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"activityTitle"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as DocumentNode;
export const ReflectiveLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReflectiveLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reflectiveLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReflectiveLogParts"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReflectiveLogParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReflectiveLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"learningOutcomes"}},{"kind":"Field","name":{"kind":"Name","value":"futureApplication"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"activityTitle"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as DocumentNode;

/**
 * __useReflectiveLogQuery__
 *
 * To run a query within a React component, call `useReflectiveLogQuery` and pass it any options that fit your needs.
 * When your component renders, `useReflectiveLogQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useReflectiveLogQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useReflectiveLogQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.ReflectiveLogQuery, Types.ReflectiveLogQueryVariables> & ({ variables: Types.ReflectiveLogQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ReflectiveLogQuery, Types.ReflectiveLogQueryVariables>(ReflectiveLogDocument, options);
      }
export function useReflectiveLogLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ReflectiveLogQuery, Types.ReflectiveLogQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ReflectiveLogQuery, Types.ReflectiveLogQueryVariables>(ReflectiveLogDocument, options);
        }
// @ts-ignore
export function useReflectiveLogSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ReflectiveLogQuery, Types.ReflectiveLogQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ReflectiveLogQuery, Types.ReflectiveLogQueryVariables>;
export function useReflectiveLogSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ReflectiveLogQuery, Types.ReflectiveLogQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ReflectiveLogQuery | undefined, Types.ReflectiveLogQueryVariables>;
export function useReflectiveLogSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ReflectiveLogQuery, Types.ReflectiveLogQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ReflectiveLogQuery, Types.ReflectiveLogQueryVariables>(ReflectiveLogDocument, options);
        }
export type ReflectiveLogQueryHookResult = ReturnType<typeof useReflectiveLogQuery>;
export type ReflectiveLogLazyQueryHookResult = ReturnType<typeof useReflectiveLogLazyQuery>;
export type ReflectiveLogSuspenseQueryHookResult = ReturnType<typeof useReflectiveLogSuspenseQuery>;
export type ReflectiveLogQueryResult = ApolloReactCommon.QueryResult<Types.ReflectiveLogQuery, Types.ReflectiveLogQueryVariables>;
export const ThinReflectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ThinReflection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"activityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"activityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thinReflectionId"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useThinReflectionQuery__
 *
 * To run a query within a React component, call `useThinReflectionQuery` and pass it any options that fit your needs.
 * When your component renders, `useThinReflectionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useThinReflectionQuery({
 *   variables: {
 *      activityId: // value for 'activityId'
 *   },
 * });
 */
export function useThinReflectionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.ThinReflectionQuery, Types.ThinReflectionQueryVariables> & ({ variables: Types.ThinReflectionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ThinReflectionQuery, Types.ThinReflectionQueryVariables>(ThinReflectionDocument, options);
      }
export function useThinReflectionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ThinReflectionQuery, Types.ThinReflectionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ThinReflectionQuery, Types.ThinReflectionQueryVariables>(ThinReflectionDocument, options);
        }
// @ts-ignore
export function useThinReflectionSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ThinReflectionQuery, Types.ThinReflectionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ThinReflectionQuery, Types.ThinReflectionQueryVariables>;
export function useThinReflectionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ThinReflectionQuery, Types.ThinReflectionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ThinReflectionQuery | undefined, Types.ThinReflectionQueryVariables>;
export function useThinReflectionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ThinReflectionQuery, Types.ThinReflectionQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ThinReflectionQuery, Types.ThinReflectionQueryVariables>(ThinReflectionDocument, options);
        }
export type ThinReflectionQueryHookResult = ReturnType<typeof useThinReflectionQuery>;
export type ThinReflectionLazyQueryHookResult = ReturnType<typeof useThinReflectionLazyQuery>;
export type ThinReflectionSuspenseQueryHookResult = ReturnType<typeof useThinReflectionSuspenseQuery>;
export type ThinReflectionQueryResult = ApolloReactCommon.QueryResult<Types.ThinReflectionQuery, Types.ThinReflectionQueryVariables>;
export const ReflectiveLogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReflectiveLogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reflectiveLogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReflectiveLogParts"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReflectiveLogParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReflectiveLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"learningOutcomes"}},{"kind":"Field","name":{"kind":"Name","value":"futureApplication"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"activityTitle"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as DocumentNode;

/**
 * __useReflectiveLogsQuery__
 *
 * To run a query within a React component, call `useReflectiveLogsQuery` and pass it any options that fit your needs.
 * When your component renders, `useReflectiveLogsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useReflectiveLogsQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useReflectiveLogsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.ReflectiveLogsQuery, Types.ReflectiveLogsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ReflectiveLogsQuery, Types.ReflectiveLogsQueryVariables>(ReflectiveLogsDocument, options);
      }
export function useReflectiveLogsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ReflectiveLogsQuery, Types.ReflectiveLogsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ReflectiveLogsQuery, Types.ReflectiveLogsQueryVariables>(ReflectiveLogsDocument, options);
        }
// @ts-ignore
export function useReflectiveLogsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ReflectiveLogsQuery, Types.ReflectiveLogsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ReflectiveLogsQuery, Types.ReflectiveLogsQueryVariables>;
export function useReflectiveLogsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ReflectiveLogsQuery, Types.ReflectiveLogsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ReflectiveLogsQuery | undefined, Types.ReflectiveLogsQueryVariables>;
export function useReflectiveLogsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ReflectiveLogsQuery, Types.ReflectiveLogsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ReflectiveLogsQuery, Types.ReflectiveLogsQueryVariables>(ReflectiveLogsDocument, options);
        }
export type ReflectiveLogsQueryHookResult = ReturnType<typeof useReflectiveLogsQuery>;
export type ReflectiveLogsLazyQueryHookResult = ReturnType<typeof useReflectiveLogsLazyQuery>;
export type ReflectiveLogsSuspenseQueryHookResult = ReturnType<typeof useReflectiveLogsSuspenseQuery>;
export type ReflectiveLogsQueryResult = ApolloReactCommon.QueryResult<Types.ReflectiveLogsQuery, Types.ReflectiveLogsQueryVariables>;
export const RelatedActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RelatedActivities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentActivities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completedDate"}},{"kind":"Field","name":{"kind":"Name","value":"completedOn"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useRelatedActivitiesQuery__
 *
 * To run a query within a React component, call `useRelatedActivitiesQuery` and pass it any options that fit your needs.
 * When your component renders, `useRelatedActivitiesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRelatedActivitiesQuery({
 *   variables: {
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useRelatedActivitiesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.RelatedActivitiesQuery, Types.RelatedActivitiesQueryVariables> & ({ variables: Types.RelatedActivitiesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.RelatedActivitiesQuery, Types.RelatedActivitiesQueryVariables>(RelatedActivitiesDocument, options);
      }
export function useRelatedActivitiesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.RelatedActivitiesQuery, Types.RelatedActivitiesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.RelatedActivitiesQuery, Types.RelatedActivitiesQueryVariables>(RelatedActivitiesDocument, options);
        }
// @ts-ignore
export function useRelatedActivitiesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.RelatedActivitiesQuery, Types.RelatedActivitiesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RelatedActivitiesQuery, Types.RelatedActivitiesQueryVariables>;
export function useRelatedActivitiesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RelatedActivitiesQuery, Types.RelatedActivitiesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RelatedActivitiesQuery | undefined, Types.RelatedActivitiesQueryVariables>;
export function useRelatedActivitiesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RelatedActivitiesQuery, Types.RelatedActivitiesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.RelatedActivitiesQuery, Types.RelatedActivitiesQueryVariables>(RelatedActivitiesDocument, options);
        }
export type RelatedActivitiesQueryHookResult = ReturnType<typeof useRelatedActivitiesQuery>;
export type RelatedActivitiesLazyQueryHookResult = ReturnType<typeof useRelatedActivitiesLazyQuery>;
export type RelatedActivitiesSuspenseQueryHookResult = ReturnType<typeof useRelatedActivitiesSuspenseQuery>;
export type RelatedActivitiesQueryResult = ApolloReactCommon.QueryResult<Types.RelatedActivitiesQuery, Types.RelatedActivitiesQueryVariables>;
export const CreateReflectiveLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReflectiveLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReflectiveLogInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReflectiveLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReflectiveLogParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReflectiveLogParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReflectiveLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"learningOutcomes"}},{"kind":"Field","name":{"kind":"Name","value":"futureApplication"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"activityTitle"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as TypedDocumentNode<Types.CreateReflectiveLogMutation, Types.CreateReflectiveLogMutationVariables>;

/**
 * __useCreateReflectiveLogMutation__
 *
 * To run a mutation, you first call `useCreateReflectiveLogMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateReflectiveLogMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createReflectiveLogMutation, { data, loading, error }] = useCreateReflectiveLogMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateReflectiveLogMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CreateReflectiveLogMutation, Types.CreateReflectiveLogMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CreateReflectiveLogMutation, Types.CreateReflectiveLogMutationVariables>(CreateReflectiveLogDocument, options);
      }
export type CreateReflectiveLogMutationHookResult = ReturnType<typeof useCreateReflectiveLogMutation>;
export type CreateReflectiveLogMutationResult = ApolloReactCommon.MutationResult<Types.CreateReflectiveLogMutation>;
export const UpdateReflectiveLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReflectiveLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateReflectiveLogInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReflectiveLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReflectiveLogParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReflectiveLogParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReflectiveLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"learningOutcomes"}},{"kind":"Field","name":{"kind":"Name","value":"futureApplication"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"activityTitle"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as TypedDocumentNode<Types.UpdateReflectiveLogMutation, Types.UpdateReflectiveLogMutationVariables>;

/**
 * __useUpdateReflectiveLogMutation__
 *
 * To run a mutation, you first call `useUpdateReflectiveLogMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateReflectiveLogMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateReflectiveLogMutation, { data, loading, error }] = useUpdateReflectiveLogMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateReflectiveLogMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.UpdateReflectiveLogMutation, Types.UpdateReflectiveLogMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.UpdateReflectiveLogMutation, Types.UpdateReflectiveLogMutationVariables>(UpdateReflectiveLogDocument, options);
      }
export type UpdateReflectiveLogMutationHookResult = ReturnType<typeof useUpdateReflectiveLogMutation>;
export type UpdateReflectiveLogMutationResult = ApolloReactCommon.MutationResult<Types.UpdateReflectiveLogMutation>;
export const DeleteReflectiveLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReflectiveLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReflectiveLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<Types.DeleteReflectiveLogMutation, Types.DeleteReflectiveLogMutationVariables>;

/**
 * __useDeleteReflectiveLogMutation__
 *
 * To run a mutation, you first call `useDeleteReflectiveLogMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteReflectiveLogMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteReflectiveLogMutation, { data, loading, error }] = useDeleteReflectiveLogMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteReflectiveLogMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.DeleteReflectiveLogMutation, Types.DeleteReflectiveLogMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.DeleteReflectiveLogMutation, Types.DeleteReflectiveLogMutationVariables>(DeleteReflectiveLogDocument, options);
      }
export type DeleteReflectiveLogMutationHookResult = ReturnType<typeof useDeleteReflectiveLogMutation>;
export type DeleteReflectiveLogMutationResult = ApolloReactCommon.MutationResult<Types.DeleteReflectiveLogMutation>;
export const RestoreReflectiveLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreReflectiveLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreReflectiveLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReflectiveLogParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReflectiveLogParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReflectiveLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"learningOutcomes"}},{"kind":"Field","name":{"kind":"Name","value":"futureApplication"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"activityTitle"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as TypedDocumentNode<Types.RestoreReflectiveLogMutation, Types.RestoreReflectiveLogMutationVariables>;

/**
 * __useRestoreReflectiveLogMutation__
 *
 * To run a mutation, you first call `useRestoreReflectiveLogMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreReflectiveLogMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreReflectiveLogMutation, { data, loading, error }] = useRestoreReflectiveLogMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRestoreReflectiveLogMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.RestoreReflectiveLogMutation, Types.RestoreReflectiveLogMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.RestoreReflectiveLogMutation, Types.RestoreReflectiveLogMutationVariables>(RestoreReflectiveLogDocument, options);
      }
export type RestoreReflectiveLogMutationHookResult = ReturnType<typeof useRestoreReflectiveLogMutation>;
export type RestoreReflectiveLogMutationResult = ApolloReactCommon.MutationResult<Types.RestoreReflectiveLogMutation>;