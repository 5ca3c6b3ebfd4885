// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const CrewMemberPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hereSince"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export const CrewSessionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewSessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"objectives"}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"countedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"listAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackGiven"}},{"kind":"Field","name":{"kind":"Name","value":"hereCount"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedIds"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewMemberParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hereSince"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export const CrewSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CrewSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"crewSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewSessionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hereSince"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewSessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"objectives"}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"countedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"listAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackGiven"}},{"kind":"Field","name":{"kind":"Name","value":"hereCount"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedIds"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewMemberParts"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCrewSessionQuery__
 *
 * To run a query within a React component, call `useCrewSessionQuery` and pass it any options that fit your needs.
 * When your component renders, `useCrewSessionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCrewSessionQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCrewSessionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.CrewSessionQuery, Types.CrewSessionQueryVariables> & ({ variables: Types.CrewSessionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.CrewSessionQuery, Types.CrewSessionQueryVariables>(CrewSessionDocument, options);
      }
export function useCrewSessionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.CrewSessionQuery, Types.CrewSessionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.CrewSessionQuery, Types.CrewSessionQueryVariables>(CrewSessionDocument, options);
        }
// @ts-ignore
export function useCrewSessionSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.CrewSessionQuery, Types.CrewSessionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CrewSessionQuery, Types.CrewSessionQueryVariables>;
export function useCrewSessionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CrewSessionQuery, Types.CrewSessionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CrewSessionQuery | undefined, Types.CrewSessionQueryVariables>;
export function useCrewSessionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CrewSessionQuery, Types.CrewSessionQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.CrewSessionQuery, Types.CrewSessionQueryVariables>(CrewSessionDocument, options);
        }
export type CrewSessionQueryHookResult = ReturnType<typeof useCrewSessionQuery>;
export type CrewSessionLazyQueryHookResult = ReturnType<typeof useCrewSessionLazyQuery>;
export type CrewSessionSuspenseQueryHookResult = ReturnType<typeof useCrewSessionSuspenseQuery>;
export type CrewSessionQueryResult = ApolloReactCommon.QueryResult<Types.CrewSessionQuery, Types.CrewSessionQueryVariables>;
export const RunningCrewSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RunningCrewSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runningCrewSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useRunningCrewSessionQuery__
 *
 * To run a query within a React component, call `useRunningCrewSessionQuery` and pass it any options that fit your needs.
 * When your component renders, `useRunningCrewSessionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRunningCrewSessionQuery({
 *   variables: {
 *   },
 * });
 */
export function useRunningCrewSessionQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.RunningCrewSessionQuery, Types.RunningCrewSessionQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.RunningCrewSessionQuery, Types.RunningCrewSessionQueryVariables>(RunningCrewSessionDocument, options);
      }
export function useRunningCrewSessionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.RunningCrewSessionQuery, Types.RunningCrewSessionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.RunningCrewSessionQuery, Types.RunningCrewSessionQueryVariables>(RunningCrewSessionDocument, options);
        }
// @ts-ignore
export function useRunningCrewSessionSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.RunningCrewSessionQuery, Types.RunningCrewSessionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RunningCrewSessionQuery, Types.RunningCrewSessionQueryVariables>;
export function useRunningCrewSessionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RunningCrewSessionQuery, Types.RunningCrewSessionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RunningCrewSessionQuery | undefined, Types.RunningCrewSessionQueryVariables>;
export function useRunningCrewSessionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RunningCrewSessionQuery, Types.RunningCrewSessionQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.RunningCrewSessionQuery, Types.RunningCrewSessionQueryVariables>(RunningCrewSessionDocument, options);
        }
export type RunningCrewSessionQueryHookResult = ReturnType<typeof useRunningCrewSessionQuery>;
export type RunningCrewSessionLazyQueryHookResult = ReturnType<typeof useRunningCrewSessionLazyQuery>;
export type RunningCrewSessionSuspenseQueryHookResult = ReturnType<typeof useRunningCrewSessionSuspenseQuery>;
export type RunningCrewSessionQueryResult = ApolloReactCommon.QueryResult<Types.RunningCrewSessionQuery, Types.RunningCrewSessionQueryVariables>;
export const CrewSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CrewSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"crewSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCrewSessionsQuery__
 *
 * To run a query within a React component, call `useCrewSessionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useCrewSessionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCrewSessionsQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useCrewSessionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.CrewSessionsQuery, Types.CrewSessionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.CrewSessionsQuery, Types.CrewSessionsQueryVariables>(CrewSessionsDocument, options);
      }
export function useCrewSessionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.CrewSessionsQuery, Types.CrewSessionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.CrewSessionsQuery, Types.CrewSessionsQueryVariables>(CrewSessionsDocument, options);
        }
// @ts-ignore
export function useCrewSessionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.CrewSessionsQuery, Types.CrewSessionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CrewSessionsQuery, Types.CrewSessionsQueryVariables>;
export function useCrewSessionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CrewSessionsQuery, Types.CrewSessionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CrewSessionsQuery | undefined, Types.CrewSessionsQueryVariables>;
export function useCrewSessionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CrewSessionsQuery, Types.CrewSessionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.CrewSessionsQuery, Types.CrewSessionsQueryVariables>(CrewSessionsDocument, options);
        }
export type CrewSessionsQueryHookResult = ReturnType<typeof useCrewSessionsQuery>;
export type CrewSessionsLazyQueryHookResult = ReturnType<typeof useCrewSessionsLazyQuery>;
export type CrewSessionsSuspenseQueryHookResult = ReturnType<typeof useCrewSessionsSuspenseQuery>;
export type CrewSessionsQueryResult = ApolloReactCommon.QueryResult<Types.CrewSessionsQuery, Types.CrewSessionsQueryVariables>;
export const CrewSessionCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CrewSessionCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"crewSessionCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"codes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCrewSessionCodesQuery__
 *
 * To run a query within a React component, call `useCrewSessionCodesQuery` and pass it any options that fit your needs.
 * When your component renders, `useCrewSessionCodesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCrewSessionCodesQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCrewSessionCodesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.CrewSessionCodesQuery, Types.CrewSessionCodesQueryVariables> & ({ variables: Types.CrewSessionCodesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.CrewSessionCodesQuery, Types.CrewSessionCodesQueryVariables>(CrewSessionCodesDocument, options);
      }
export function useCrewSessionCodesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.CrewSessionCodesQuery, Types.CrewSessionCodesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.CrewSessionCodesQuery, Types.CrewSessionCodesQueryVariables>(CrewSessionCodesDocument, options);
        }
// @ts-ignore
export function useCrewSessionCodesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.CrewSessionCodesQuery, Types.CrewSessionCodesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CrewSessionCodesQuery, Types.CrewSessionCodesQueryVariables>;
export function useCrewSessionCodesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CrewSessionCodesQuery, Types.CrewSessionCodesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CrewSessionCodesQuery | undefined, Types.CrewSessionCodesQueryVariables>;
export function useCrewSessionCodesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CrewSessionCodesQuery, Types.CrewSessionCodesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.CrewSessionCodesQuery, Types.CrewSessionCodesQueryVariables>(CrewSessionCodesDocument, options);
        }
export type CrewSessionCodesQueryHookResult = ReturnType<typeof useCrewSessionCodesQuery>;
export type CrewSessionCodesLazyQueryHookResult = ReturnType<typeof useCrewSessionCodesLazyQuery>;
export type CrewSessionCodesSuspenseQueryHookResult = ReturnType<typeof useCrewSessionCodesSuspenseQuery>;
export type CrewSessionCodesQueryResult = ApolloReactCommon.QueryResult<Types.CrewSessionCodesQuery, Types.CrewSessionCodesQueryVariables>;
export const CrewSessionFeedbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CrewSessionFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"crewSessionFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCrewSessionFeedbackQuery__
 *
 * To run a query within a React component, call `useCrewSessionFeedbackQuery` and pass it any options that fit your needs.
 * When your component renders, `useCrewSessionFeedbackQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCrewSessionFeedbackQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCrewSessionFeedbackQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.CrewSessionFeedbackQuery, Types.CrewSessionFeedbackQueryVariables> & ({ variables: Types.CrewSessionFeedbackQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.CrewSessionFeedbackQuery, Types.CrewSessionFeedbackQueryVariables>(CrewSessionFeedbackDocument, options);
      }
export function useCrewSessionFeedbackLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.CrewSessionFeedbackQuery, Types.CrewSessionFeedbackQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.CrewSessionFeedbackQuery, Types.CrewSessionFeedbackQueryVariables>(CrewSessionFeedbackDocument, options);
        }
// @ts-ignore
export function useCrewSessionFeedbackSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.CrewSessionFeedbackQuery, Types.CrewSessionFeedbackQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CrewSessionFeedbackQuery, Types.CrewSessionFeedbackQueryVariables>;
export function useCrewSessionFeedbackSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CrewSessionFeedbackQuery, Types.CrewSessionFeedbackQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CrewSessionFeedbackQuery | undefined, Types.CrewSessionFeedbackQueryVariables>;
export function useCrewSessionFeedbackSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CrewSessionFeedbackQuery, Types.CrewSessionFeedbackQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.CrewSessionFeedbackQuery, Types.CrewSessionFeedbackQueryVariables>(CrewSessionFeedbackDocument, options);
        }
export type CrewSessionFeedbackQueryHookResult = ReturnType<typeof useCrewSessionFeedbackQuery>;
export type CrewSessionFeedbackLazyQueryHookResult = ReturnType<typeof useCrewSessionFeedbackLazyQuery>;
export type CrewSessionFeedbackSuspenseQueryHookResult = ReturnType<typeof useCrewSessionFeedbackSuspenseQuery>;
export type CrewSessionFeedbackQueryResult = ApolloReactCommon.QueryResult<Types.CrewSessionFeedbackQuery, Types.CrewSessionFeedbackQueryVariables>;
export const UpdateCrewListingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCrewListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listAllowed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCrewListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"listAllowed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listAllowed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewSessionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hereSince"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewSessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"objectives"}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"countedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"listAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackGiven"}},{"kind":"Field","name":{"kind":"Name","value":"hereCount"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedIds"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewMemberParts"}}]}}]}}]} as unknown as TypedDocumentNode<Types.UpdateCrewListingMutation, Types.UpdateCrewListingMutationVariables>;

/**
 * __useUpdateCrewListingMutation__
 *
 * To run a mutation, you first call `useUpdateCrewListingMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateCrewListingMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateCrewListingMutation, { data, loading, error }] = useUpdateCrewListingMutation({
 *   variables: {
 *      id: // value for 'id'
 *      listAllowed: // value for 'listAllowed'
 *   },
 * });
 */
export function useUpdateCrewListingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.UpdateCrewListingMutation, Types.UpdateCrewListingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.UpdateCrewListingMutation, Types.UpdateCrewListingMutationVariables>(UpdateCrewListingDocument, options);
      }
export type UpdateCrewListingMutationHookResult = ReturnType<typeof useUpdateCrewListingMutation>;
export type UpdateCrewListingMutationResult = ApolloReactCommon.MutationResult<Types.UpdateCrewListingMutation>;
export const GiveCrewFeedbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveCrewFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CrewFeedbackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveCrewFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewSessionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hereSince"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewSessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"objectives"}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"countedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"listAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackGiven"}},{"kind":"Field","name":{"kind":"Name","value":"hereCount"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedIds"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewMemberParts"}}]}}]}}]} as unknown as TypedDocumentNode<Types.GiveCrewFeedbackMutation, Types.GiveCrewFeedbackMutationVariables>;

/**
 * __useGiveCrewFeedbackMutation__
 *
 * To run a mutation, you first call `useGiveCrewFeedbackMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useGiveCrewFeedbackMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [giveCrewFeedbackMutation, { data, loading, error }] = useGiveCrewFeedbackMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useGiveCrewFeedbackMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.GiveCrewFeedbackMutation, Types.GiveCrewFeedbackMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.GiveCrewFeedbackMutation, Types.GiveCrewFeedbackMutationVariables>(GiveCrewFeedbackDocument, options);
      }
export type GiveCrewFeedbackMutationHookResult = ReturnType<typeof useGiveCrewFeedbackMutation>;
export type GiveCrewFeedbackMutationResult = ApolloReactCommon.MutationResult<Types.GiveCrewFeedbackMutation>;
export const StartCrewSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartCrewSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartCrewSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCrewSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewSessionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hereSince"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewSessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"objectives"}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"countedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"listAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackGiven"}},{"kind":"Field","name":{"kind":"Name","value":"hereCount"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedIds"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewMemberParts"}}]}}]}}]} as unknown as TypedDocumentNode<Types.StartCrewSessionMutation, Types.StartCrewSessionMutationVariables>;

/**
 * __useStartCrewSessionMutation__
 *
 * To run a mutation, you first call `useStartCrewSessionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useStartCrewSessionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [startCrewSessionMutation, { data, loading, error }] = useStartCrewSessionMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useStartCrewSessionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.StartCrewSessionMutation, Types.StartCrewSessionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.StartCrewSessionMutation, Types.StartCrewSessionMutationVariables>(StartCrewSessionDocument, options);
      }
export type StartCrewSessionMutationHookResult = ReturnType<typeof useStartCrewSessionMutation>;
export type StartCrewSessionMutationResult = ApolloReactCommon.MutationResult<Types.StartCrewSessionMutation>;
export const LeaveCrewSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveCrewSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveCrewSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewSessionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hereSince"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewSessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"objectives"}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"countedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"listAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackGiven"}},{"kind":"Field","name":{"kind":"Name","value":"hereCount"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedIds"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewMemberParts"}}]}}]}}]} as unknown as TypedDocumentNode<Types.LeaveCrewSessionMutation, Types.LeaveCrewSessionMutationVariables>;

/**
 * __useLeaveCrewSessionMutation__
 *
 * To run a mutation, you first call `useLeaveCrewSessionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLeaveCrewSessionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [leaveCrewSessionMutation, { data, loading, error }] = useLeaveCrewSessionMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useLeaveCrewSessionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.LeaveCrewSessionMutation, Types.LeaveCrewSessionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.LeaveCrewSessionMutation, Types.LeaveCrewSessionMutationVariables>(LeaveCrewSessionDocument, options);
      }
export type LeaveCrewSessionMutationHookResult = ReturnType<typeof useLeaveCrewSessionMutation>;
export type LeaveCrewSessionMutationResult = ApolloReactCommon.MutationResult<Types.LeaveCrewSessionMutation>;
export const ConfirmCrewMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmCrewMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmCrewMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"memberIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewSessionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hereSince"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewSessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"objectives"}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"countedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"listAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackGiven"}},{"kind":"Field","name":{"kind":"Name","value":"hereCount"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedIds"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewMemberParts"}}]}}]}}]} as unknown as TypedDocumentNode<Types.ConfirmCrewMembersMutation, Types.ConfirmCrewMembersMutationVariables>;

/**
 * __useConfirmCrewMembersMutation__
 *
 * To run a mutation, you first call `useConfirmCrewMembersMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useConfirmCrewMembersMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [confirmCrewMembersMutation, { data, loading, error }] = useConfirmCrewMembersMutation({
 *   variables: {
 *      id: // value for 'id'
 *      memberIds: // value for 'memberIds'
 *   },
 * });
 */
export function useConfirmCrewMembersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.ConfirmCrewMembersMutation, Types.ConfirmCrewMembersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.ConfirmCrewMembersMutation, Types.ConfirmCrewMembersMutationVariables>(ConfirmCrewMembersDocument, options);
      }
export type ConfirmCrewMembersMutationHookResult = ReturnType<typeof useConfirmCrewMembersMutation>;
export type ConfirmCrewMembersMutationResult = ApolloReactCommon.MutationResult<Types.ConfirmCrewMembersMutation>;
export const RemoveCrewMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCrewMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCrewMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewSessionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hereSince"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewSessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"objectives"}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"countedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"listAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackGiven"}},{"kind":"Field","name":{"kind":"Name","value":"hereCount"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedIds"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewMemberParts"}}]}}]}}]} as unknown as TypedDocumentNode<Types.RemoveCrewMemberMutation, Types.RemoveCrewMemberMutationVariables>;

/**
 * __useRemoveCrewMemberMutation__
 *
 * To run a mutation, you first call `useRemoveCrewMemberMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveCrewMemberMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeCrewMemberMutation, { data, loading, error }] = useRemoveCrewMemberMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRemoveCrewMemberMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.RemoveCrewMemberMutation, Types.RemoveCrewMemberMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.RemoveCrewMemberMutation, Types.RemoveCrewMemberMutationVariables>(RemoveCrewMemberDocument, options);
      }
export type RemoveCrewMemberMutationHookResult = ReturnType<typeof useRemoveCrewMemberMutation>;
export type RemoveCrewMemberMutationResult = ApolloReactCommon.MutationResult<Types.RemoveCrewMemberMutation>;
export const RestoreCrewMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreCrewMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreCrewMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewSessionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hereSince"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewSessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"objectives"}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"countedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"listAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackGiven"}},{"kind":"Field","name":{"kind":"Name","value":"hereCount"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedIds"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewMemberParts"}}]}}]}}]} as unknown as TypedDocumentNode<Types.RestoreCrewMemberMutation, Types.RestoreCrewMemberMutationVariables>;

/**
 * __useRestoreCrewMemberMutation__
 *
 * To run a mutation, you first call `useRestoreCrewMemberMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreCrewMemberMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreCrewMemberMutation, { data, loading, error }] = useRestoreCrewMemberMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRestoreCrewMemberMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.RestoreCrewMemberMutation, Types.RestoreCrewMemberMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.RestoreCrewMemberMutation, Types.RestoreCrewMemberMutationVariables>(RestoreCrewMemberDocument, options);
      }
export type RestoreCrewMemberMutationHookResult = ReturnType<typeof useRestoreCrewMemberMutation>;
export type RestoreCrewMemberMutationResult = ApolloReactCommon.MutationResult<Types.RestoreCrewMemberMutation>;
export const EndCrewSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndCrewSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EndCrewSessionInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCrewSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewSessionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hereSince"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewSessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"objectives"}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"countedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"listAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackGiven"}},{"kind":"Field","name":{"kind":"Name","value":"hereCount"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedIds"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewMemberParts"}}]}}]}}]} as unknown as TypedDocumentNode<Types.EndCrewSessionMutation, Types.EndCrewSessionMutationVariables>;

/**
 * __useEndCrewSessionMutation__
 *
 * To run a mutation, you first call `useEndCrewSessionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEndCrewSessionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [endCrewSessionMutation, { data, loading, error }] = useEndCrewSessionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useEndCrewSessionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.EndCrewSessionMutation, Types.EndCrewSessionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.EndCrewSessionMutation, Types.EndCrewSessionMutationVariables>(EndCrewSessionDocument, options);
      }
export type EndCrewSessionMutationHookResult = ReturnType<typeof useEndCrewSessionMutation>;
export type EndCrewSessionMutationResult = ApolloReactCommon.MutationResult<Types.EndCrewSessionMutation>;
export const CorrectCrewSessionEndDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectCrewSessionEnd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endedAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctCrewSessionEnd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"endedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endedAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewSessionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hereSince"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewSessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"objectives"}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"countedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"listAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackGiven"}},{"kind":"Field","name":{"kind":"Name","value":"hereCount"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedIds"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewMemberParts"}}]}}]}}]} as unknown as TypedDocumentNode<Types.CorrectCrewSessionEndMutation, Types.CorrectCrewSessionEndMutationVariables>;

/**
 * __useCorrectCrewSessionEndMutation__
 *
 * To run a mutation, you first call `useCorrectCrewSessionEndMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCorrectCrewSessionEndMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [correctCrewSessionEndMutation, { data, loading, error }] = useCorrectCrewSessionEndMutation({
 *   variables: {
 *      id: // value for 'id'
 *      endedAt: // value for 'endedAt'
 *   },
 * });
 */
export function useCorrectCrewSessionEndMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CorrectCrewSessionEndMutation, Types.CorrectCrewSessionEndMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CorrectCrewSessionEndMutation, Types.CorrectCrewSessionEndMutationVariables>(CorrectCrewSessionEndDocument, options);
      }
export type CorrectCrewSessionEndMutationHookResult = ReturnType<typeof useCorrectCrewSessionEndMutation>;
export type CorrectCrewSessionEndMutationResult = ApolloReactCommon.MutationResult<Types.CorrectCrewSessionEndMutation>;
export const CrewSessionChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CrewSessionChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"crewSessionChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isWhole"}},{"kind":"Field","name":{"kind":"Name","value":"hereCount"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewMemberParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hereSince"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;

/**
 * __useCrewSessionChangedSubscription__
 *
 * To run a query within a React component, call `useCrewSessionChangedSubscription` and pass it any options that fit your needs.
 * When your component renders, `useCrewSessionChangedSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCrewSessionChangedSubscription({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCrewSessionChangedSubscription(baseOptions: ApolloReactHooks.SubscriptionHookOptions<Types.CrewSessionChangedSubscription, Types.CrewSessionChangedSubscriptionVariables> & ({ variables: Types.CrewSessionChangedSubscriptionVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<Types.CrewSessionChangedSubscription, Types.CrewSessionChangedSubscriptionVariables>(CrewSessionChangedDocument, options);
      }
export type CrewSessionChangedSubscriptionHookResult = ReturnType<typeof useCrewSessionChangedSubscription>;
export type CrewSessionChangedSubscriptionResult = ApolloReactCommon.SubscriptionResult<Types.CrewSessionChangedSubscription>;
export const RegisterCrewKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterCrewKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publicKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerCrewKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"publicKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publicKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as TypedDocumentNode<Types.RegisterCrewKeyMutation, Types.RegisterCrewKeyMutationVariables>;

/**
 * __useRegisterCrewKeyMutation__
 *
 * To run a mutation, you first call `useRegisterCrewKeyMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRegisterCrewKeyMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [registerCrewKeyMutation, { data, loading, error }] = useRegisterCrewKeyMutation({
 *   variables: {
 *      publicKey: // value for 'publicKey'
 *   },
 * });
 */
export function useRegisterCrewKeyMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.RegisterCrewKeyMutation, Types.RegisterCrewKeyMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.RegisterCrewKeyMutation, Types.RegisterCrewKeyMutationVariables>(RegisterCrewKeyDocument, options);
      }
export type RegisterCrewKeyMutationHookResult = ReturnType<typeof useRegisterCrewKeyMutation>;
export type RegisterCrewKeyMutationResult = ApolloReactCommon.MutationResult<Types.RegisterCrewKeyMutation>;
export const SendCrewTicketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendCrewTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendCrewTicketInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendCrewTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}}]}}]}}]} as unknown as TypedDocumentNode<Types.SendCrewTicketMutation, Types.SendCrewTicketMutationVariables>;

/**
 * __useSendCrewTicketMutation__
 *
 * To run a mutation, you first call `useSendCrewTicketMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendCrewTicketMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendCrewTicketMutation, { data, loading, error }] = useSendCrewTicketMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSendCrewTicketMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SendCrewTicketMutation, Types.SendCrewTicketMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SendCrewTicketMutation, Types.SendCrewTicketMutationVariables>(SendCrewTicketDocument, options);
      }
export type SendCrewTicketMutationHookResult = ReturnType<typeof useSendCrewTicketMutation>;
export type SendCrewTicketMutationResult = ApolloReactCommon.MutationResult<Types.SendCrewTicketMutation>;
export const SendCrewSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendCrewSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendCrewSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendCrewSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewSessionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewMemberParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"isGuest"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hereSince"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrewSessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CrewSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"objectives"}},{"kind":"Field","name":{"kind":"Name","value":"plannedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isHost"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"countedElsewhere"}},{"kind":"Field","name":{"kind":"Name","value":"listAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackGiven"}},{"kind":"Field","name":{"kind":"Name","value":"hereCount"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedIds"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CrewMemberParts"}}]}}]}}]} as unknown as TypedDocumentNode<Types.SendCrewSessionMutation, Types.SendCrewSessionMutationVariables>;

/**
 * __useSendCrewSessionMutation__
 *
 * To run a mutation, you first call `useSendCrewSessionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendCrewSessionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendCrewSessionMutation, { data, loading, error }] = useSendCrewSessionMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSendCrewSessionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SendCrewSessionMutation, Types.SendCrewSessionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SendCrewSessionMutation, Types.SendCrewSessionMutationVariables>(SendCrewSessionDocument, options);
      }
export type SendCrewSessionMutationHookResult = ReturnType<typeof useSendCrewSessionMutation>;
export type SendCrewSessionMutationResult = ApolloReactCommon.MutationResult<Types.SendCrewSessionMutation>;