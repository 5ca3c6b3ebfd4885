// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const CalendarFeedPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarFeedParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode;
export const RenewCalendarFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarFeedParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarFeedParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as TypedDocumentNode<Types.RenewCalendarFeedMutation, Types.RenewCalendarFeedMutationVariables>;

/**
 * __useRenewCalendarFeedMutation__
 *
 * To run a mutation, you first call `useRenewCalendarFeedMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRenewCalendarFeedMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [renewCalendarFeedMutation, { data, loading, error }] = useRenewCalendarFeedMutation({
 *   variables: {
 *   },
 * });
 */
export function useRenewCalendarFeedMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.RenewCalendarFeedMutation, Types.RenewCalendarFeedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.RenewCalendarFeedMutation, Types.RenewCalendarFeedMutationVariables>(RenewCalendarFeedDocument, options);
      }
export type RenewCalendarFeedMutationHookResult = ReturnType<typeof useRenewCalendarFeedMutation>;
export type RenewCalendarFeedMutationResult = ApolloReactCommon.MutationResult<Types.RenewCalendarFeedMutation>;
export const DeleteCalendarFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarFeedParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarFeedParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as TypedDocumentNode<Types.DeleteCalendarFeedMutation, Types.DeleteCalendarFeedMutationVariables>;

/**
 * __useDeleteCalendarFeedMutation__
 *
 * To run a mutation, you first call `useDeleteCalendarFeedMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteCalendarFeedMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteCalendarFeedMutation, { data, loading, error }] = useDeleteCalendarFeedMutation({
 *   variables: {
 *   },
 * });
 */
export function useDeleteCalendarFeedMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.DeleteCalendarFeedMutation, Types.DeleteCalendarFeedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.DeleteCalendarFeedMutation, Types.DeleteCalendarFeedMutationVariables>(DeleteCalendarFeedDocument, options);
      }
export type DeleteCalendarFeedMutationHookResult = ReturnType<typeof useDeleteCalendarFeedMutation>;
export type DeleteCalendarFeedMutationResult = ApolloReactCommon.MutationResult<Types.DeleteCalendarFeedMutation>;