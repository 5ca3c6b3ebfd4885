// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const PracticePeriodPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PracticePeriodParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PracticePeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"employer"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"documentIds"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as DocumentNode;
export const ClaimSourceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode;
export const PracticePeriodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PracticePeriod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"practicePeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PracticePeriodParts"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PracticePeriodParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PracticePeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"employer"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"documentIds"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as DocumentNode;

/**
 * __usePracticePeriodQuery__
 *
 * To run a query within a React component, call `usePracticePeriodQuery` and pass it any options that fit your needs.
 * When your component renders, `usePracticePeriodQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePracticePeriodQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePracticePeriodQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.PracticePeriodQuery, Types.PracticePeriodQueryVariables> & ({ variables: Types.PracticePeriodQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.PracticePeriodQuery, Types.PracticePeriodQueryVariables>(PracticePeriodDocument, options);
      }
export function usePracticePeriodLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.PracticePeriodQuery, Types.PracticePeriodQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.PracticePeriodQuery, Types.PracticePeriodQueryVariables>(PracticePeriodDocument, options);
        }
// @ts-ignore
export function usePracticePeriodSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.PracticePeriodQuery, Types.PracticePeriodQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.PracticePeriodQuery, Types.PracticePeriodQueryVariables>;
export function usePracticePeriodSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.PracticePeriodQuery, Types.PracticePeriodQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.PracticePeriodQuery | undefined, Types.PracticePeriodQueryVariables>;
export function usePracticePeriodSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.PracticePeriodQuery, Types.PracticePeriodQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.PracticePeriodQuery, Types.PracticePeriodQueryVariables>(PracticePeriodDocument, options);
        }
export type PracticePeriodQueryHookResult = ReturnType<typeof usePracticePeriodQuery>;
export type PracticePeriodLazyQueryHookResult = ReturnType<typeof usePracticePeriodLazyQuery>;
export type PracticePeriodSuspenseQueryHookResult = ReturnType<typeof usePracticePeriodSuspenseQuery>;
export type PracticePeriodQueryResult = ApolloReactCommon.QueryResult<Types.PracticePeriodQuery, Types.PracticePeriodQueryVariables>;
export const PracticeHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PracticeHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"notices"}},{"kind":"Field","name":{"kind":"Name","value":"ways"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimSource"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimSource"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"practicePeriods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PracticePeriodParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PracticePeriodParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PracticePeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"employer"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"documentIds"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode;

/**
 * __usePracticeHoursQuery__
 *
 * To run a query within a React component, call `usePracticeHoursQuery` and pass it any options that fit your needs.
 * When your component renders, `usePracticeHoursQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePracticeHoursQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function usePracticeHoursQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.PracticeHoursQuery, Types.PracticeHoursQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.PracticeHoursQuery, Types.PracticeHoursQueryVariables>(PracticeHoursDocument, options);
      }
export function usePracticeHoursLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.PracticeHoursQuery, Types.PracticeHoursQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.PracticeHoursQuery, Types.PracticeHoursQueryVariables>(PracticeHoursDocument, options);
        }
// @ts-ignore
export function usePracticeHoursSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.PracticeHoursQuery, Types.PracticeHoursQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.PracticeHoursQuery, Types.PracticeHoursQueryVariables>;
export function usePracticeHoursSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.PracticeHoursQuery, Types.PracticeHoursQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.PracticeHoursQuery | undefined, Types.PracticeHoursQueryVariables>;
export function usePracticeHoursSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.PracticeHoursQuery, Types.PracticeHoursQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.PracticeHoursQuery, Types.PracticeHoursQueryVariables>(PracticeHoursDocument, options);
        }
export type PracticeHoursQueryHookResult = ReturnType<typeof usePracticeHoursQuery>;
export type PracticeHoursLazyQueryHookResult = ReturnType<typeof usePracticeHoursLazyQuery>;
export type PracticeHoursSuspenseQueryHookResult = ReturnType<typeof usePracticeHoursSuspenseQuery>;
export type PracticeHoursQueryResult = ApolloReactCommon.QueryResult<Types.PracticeHoursQuery, Types.PracticeHoursQueryVariables>;
export const CreatePracticePeriodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePracticePeriod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePracticePeriodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPracticePeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PracticePeriodParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PracticePeriodParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PracticePeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"employer"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"documentIds"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as TypedDocumentNode<Types.CreatePracticePeriodMutation, Types.CreatePracticePeriodMutationVariables>;

/**
 * __useCreatePracticePeriodMutation__
 *
 * To run a mutation, you first call `useCreatePracticePeriodMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreatePracticePeriodMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createPracticePeriodMutation, { data, loading, error }] = useCreatePracticePeriodMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreatePracticePeriodMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CreatePracticePeriodMutation, Types.CreatePracticePeriodMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CreatePracticePeriodMutation, Types.CreatePracticePeriodMutationVariables>(CreatePracticePeriodDocument, options);
      }
export type CreatePracticePeriodMutationHookResult = ReturnType<typeof useCreatePracticePeriodMutation>;
export type CreatePracticePeriodMutationResult = ApolloReactCommon.MutationResult<Types.CreatePracticePeriodMutation>;
export const UpdatePracticePeriodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePracticePeriod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePracticePeriodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePracticePeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PracticePeriodParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PracticePeriodParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PracticePeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"employer"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"documentIds"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as TypedDocumentNode<Types.UpdatePracticePeriodMutation, Types.UpdatePracticePeriodMutationVariables>;

/**
 * __useUpdatePracticePeriodMutation__
 *
 * To run a mutation, you first call `useUpdatePracticePeriodMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdatePracticePeriodMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updatePracticePeriodMutation, { data, loading, error }] = useUpdatePracticePeriodMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdatePracticePeriodMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.UpdatePracticePeriodMutation, Types.UpdatePracticePeriodMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.UpdatePracticePeriodMutation, Types.UpdatePracticePeriodMutationVariables>(UpdatePracticePeriodDocument, options);
      }
export type UpdatePracticePeriodMutationHookResult = ReturnType<typeof useUpdatePracticePeriodMutation>;
export type UpdatePracticePeriodMutationResult = ApolloReactCommon.MutationResult<Types.UpdatePracticePeriodMutation>;
export const DeletePracticePeriodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePracticePeriod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePracticePeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<Types.DeletePracticePeriodMutation, Types.DeletePracticePeriodMutationVariables>;

/**
 * __useDeletePracticePeriodMutation__
 *
 * To run a mutation, you first call `useDeletePracticePeriodMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeletePracticePeriodMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deletePracticePeriodMutation, { data, loading, error }] = useDeletePracticePeriodMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeletePracticePeriodMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.DeletePracticePeriodMutation, Types.DeletePracticePeriodMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.DeletePracticePeriodMutation, Types.DeletePracticePeriodMutationVariables>(DeletePracticePeriodDocument, options);
      }
export type DeletePracticePeriodMutationHookResult = ReturnType<typeof useDeletePracticePeriodMutation>;
export type DeletePracticePeriodMutationResult = ApolloReactCommon.MutationResult<Types.DeletePracticePeriodMutation>;
export const RestorePracticePeriodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePracticePeriod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restorePracticePeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PracticePeriodParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PracticePeriodParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PracticePeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"employer"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"documentIds"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as TypedDocumentNode<Types.RestorePracticePeriodMutation, Types.RestorePracticePeriodMutationVariables>;

/**
 * __useRestorePracticePeriodMutation__
 *
 * To run a mutation, you first call `useRestorePracticePeriodMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestorePracticePeriodMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restorePracticePeriodMutation, { data, loading, error }] = useRestorePracticePeriodMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRestorePracticePeriodMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.RestorePracticePeriodMutation, Types.RestorePracticePeriodMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.RestorePracticePeriodMutation, Types.RestorePracticePeriodMutationVariables>(RestorePracticePeriodDocument, options);
      }
export type RestorePracticePeriodMutationHookResult = ReturnType<typeof useRestorePracticePeriodMutation>;
export type RestorePracticePeriodMutationResult = ApolloReactCommon.MutationResult<Types.RestorePracticePeriodMutation>;
export const AddPracticePeriodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPracticePeriods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPracticePeriodsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPracticePeriods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PracticePeriodParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PracticePeriodParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PracticePeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"employer"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"documentIds"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as TypedDocumentNode<Types.AddPracticePeriodsMutation, Types.AddPracticePeriodsMutationVariables>;

/**
 * __useAddPracticePeriodsMutation__
 *
 * To run a mutation, you first call `useAddPracticePeriodsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddPracticePeriodsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addPracticePeriodsMutation, { data, loading, error }] = useAddPracticePeriodsMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddPracticePeriodsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.AddPracticePeriodsMutation, Types.AddPracticePeriodsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.AddPracticePeriodsMutation, Types.AddPracticePeriodsMutationVariables>(AddPracticePeriodsDocument, options);
      }
export type AddPracticePeriodsMutationHookResult = ReturnType<typeof useAddPracticePeriodsMutation>;
export type AddPracticePeriodsMutationResult = ApolloReactCommon.MutationResult<Types.AddPracticePeriodsMutation>;
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