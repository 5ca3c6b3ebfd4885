// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const ConfirmationRequestPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmationRequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}}]} as unknown as DocumentNode;
export const ConfirmationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Confirmations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"activityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attestations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"activityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"activityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"circumstances"}},{"kind":"Field","name":{"kind":"Name","value":"needsAttention"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmationRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"activityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"activityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmationRequestParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmationRequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}}]} as unknown as DocumentNode;

/**
 * __useConfirmationsQuery__
 *
 * To run a query within a React component, call `useConfirmationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useConfirmationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useConfirmationsQuery({
 *   variables: {
 *      activityId: // value for 'activityId'
 *   },
 * });
 */
export function useConfirmationsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.ConfirmationsQuery, Types.ConfirmationsQueryVariables> & ({ variables: Types.ConfirmationsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ConfirmationsQuery, Types.ConfirmationsQueryVariables>(ConfirmationsDocument, options);
      }
export function useConfirmationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ConfirmationsQuery, Types.ConfirmationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ConfirmationsQuery, Types.ConfirmationsQueryVariables>(ConfirmationsDocument, options);
        }
// @ts-ignore
export function useConfirmationsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ConfirmationsQuery, Types.ConfirmationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ConfirmationsQuery, Types.ConfirmationsQueryVariables>;
export function useConfirmationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ConfirmationsQuery, Types.ConfirmationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ConfirmationsQuery | undefined, Types.ConfirmationsQueryVariables>;
export function useConfirmationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ConfirmationsQuery, Types.ConfirmationsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ConfirmationsQuery, Types.ConfirmationsQueryVariables>(ConfirmationsDocument, options);
        }
export type ConfirmationsQueryHookResult = ReturnType<typeof useConfirmationsQuery>;
export type ConfirmationsLazyQueryHookResult = ReturnType<typeof useConfirmationsLazyQuery>;
export type ConfirmationsSuspenseQueryHookResult = ReturnType<typeof useConfirmationsSuspenseQuery>;
export type ConfirmationsQueryResult = ApolloReactCommon.QueryResult<Types.ConfirmationsQuery, Types.ConfirmationsQueryVariables>;
export const LinksByEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinksByEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"support"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordResetByEmail"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useLinksByEmailQuery__
 *
 * To run a query within a React component, call `useLinksByEmailQuery` and pass it any options that fit your needs.
 * When your component renders, `useLinksByEmailQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLinksByEmailQuery({
 *   variables: {
 *   },
 * });
 */
export function useLinksByEmailQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.LinksByEmailQuery, Types.LinksByEmailQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.LinksByEmailQuery, Types.LinksByEmailQueryVariables>(LinksByEmailDocument, options);
      }
export function useLinksByEmailLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.LinksByEmailQuery, Types.LinksByEmailQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.LinksByEmailQuery, Types.LinksByEmailQueryVariables>(LinksByEmailDocument, options);
        }
// @ts-ignore
export function useLinksByEmailSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.LinksByEmailQuery, Types.LinksByEmailQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.LinksByEmailQuery, Types.LinksByEmailQueryVariables>;
export function useLinksByEmailSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.LinksByEmailQuery, Types.LinksByEmailQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.LinksByEmailQuery | undefined, Types.LinksByEmailQueryVariables>;
export function useLinksByEmailSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.LinksByEmailQuery, Types.LinksByEmailQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.LinksByEmailQuery, Types.LinksByEmailQueryVariables>(LinksByEmailDocument, options);
        }
export type LinksByEmailQueryHookResult = ReturnType<typeof useLinksByEmailQuery>;
export type LinksByEmailLazyQueryHookResult = ReturnType<typeof useLinksByEmailLazyQuery>;
export type LinksByEmailSuspenseQueryHookResult = ReturnType<typeof useLinksByEmailSuspenseQuery>;
export type LinksByEmailQueryResult = ApolloReactCommon.QueryResult<Types.LinksByEmailQuery, Types.LinksByEmailQueryVariables>;
export const CreateConfirmationRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateConfirmationRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"activityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createConfirmationRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"activityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"activityId"}}},{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmationRequestParts"}},{"kind":"Field","name":{"kind":"Name","value":"secretUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmationRequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}}]} as unknown as TypedDocumentNode<Types.CreateConfirmationRequestMutation, Types.CreateConfirmationRequestMutationVariables>;

/**
 * __useCreateConfirmationRequestMutation__
 *
 * To run a mutation, you first call `useCreateConfirmationRequestMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateConfirmationRequestMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createConfirmationRequestMutation, { data, loading, error }] = useCreateConfirmationRequestMutation({
 *   variables: {
 *      activityId: // value for 'activityId'
 *      address: // value for 'address'
 *   },
 * });
 */
export function useCreateConfirmationRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CreateConfirmationRequestMutation, Types.CreateConfirmationRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CreateConfirmationRequestMutation, Types.CreateConfirmationRequestMutationVariables>(CreateConfirmationRequestDocument, options);
      }
export type CreateConfirmationRequestMutationHookResult = ReturnType<typeof useCreateConfirmationRequestMutation>;
export type CreateConfirmationRequestMutationResult = ApolloReactCommon.MutationResult<Types.CreateConfirmationRequestMutation>;
export const RevokeConfirmationRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeConfirmationRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeConfirmationRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmationRequestParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmationRequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}}]} as unknown as TypedDocumentNode<Types.RevokeConfirmationRequestMutation, Types.RevokeConfirmationRequestMutationVariables>;

/**
 * __useRevokeConfirmationRequestMutation__
 *
 * To run a mutation, you first call `useRevokeConfirmationRequestMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRevokeConfirmationRequestMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [revokeConfirmationRequestMutation, { data, loading, error }] = useRevokeConfirmationRequestMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRevokeConfirmationRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.RevokeConfirmationRequestMutation, Types.RevokeConfirmationRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.RevokeConfirmationRequestMutation, Types.RevokeConfirmationRequestMutationVariables>(RevokeConfirmationRequestDocument, options);
      }
export type RevokeConfirmationRequestMutationHookResult = ReturnType<typeof useRevokeConfirmationRequestMutation>;
export type RevokeConfirmationRequestMutationResult = ApolloReactCommon.MutationResult<Types.RevokeConfirmationRequestMutation>;