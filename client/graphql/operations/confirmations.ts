// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const ConfirmationRequestPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmationRequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode;
export const AttestationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Attestations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"activityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attestations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"activityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"activityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAttestationsQuery__
 *
 * To run a query within a React component, call `useAttestationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useAttestationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAttestationsQuery({
 *   variables: {
 *      activityId: // value for 'activityId'
 *   },
 * });
 */
export function useAttestationsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.AttestationsQuery, Types.AttestationsQueryVariables> & ({ variables: Types.AttestationsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.AttestationsQuery, Types.AttestationsQueryVariables>(AttestationsDocument, options);
      }
export function useAttestationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.AttestationsQuery, Types.AttestationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.AttestationsQuery, Types.AttestationsQueryVariables>(AttestationsDocument, options);
        }
// @ts-ignore
export function useAttestationsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.AttestationsQuery, Types.AttestationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.AttestationsQuery, Types.AttestationsQueryVariables>;
export function useAttestationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.AttestationsQuery, Types.AttestationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.AttestationsQuery | undefined, Types.AttestationsQueryVariables>;
export function useAttestationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.AttestationsQuery, Types.AttestationsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.AttestationsQuery, Types.AttestationsQueryVariables>(AttestationsDocument, options);
        }
export type AttestationsQueryHookResult = ReturnType<typeof useAttestationsQuery>;
export type AttestationsLazyQueryHookResult = ReturnType<typeof useAttestationsLazyQuery>;
export type AttestationsSuspenseQueryHookResult = ReturnType<typeof useAttestationsSuspenseQuery>;
export type AttestationsQueryResult = ApolloReactCommon.QueryResult<Types.AttestationsQuery, Types.AttestationsQueryVariables>;
export const ConfirmationRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfirmationRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"activityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmationRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"activityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"activityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmationRequestParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmationRequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useConfirmationRequestsQuery__
 *
 * To run a query within a React component, call `useConfirmationRequestsQuery` and pass it any options that fit your needs.
 * When your component renders, `useConfirmationRequestsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useConfirmationRequestsQuery({
 *   variables: {
 *      activityId: // value for 'activityId'
 *   },
 * });
 */
export function useConfirmationRequestsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.ConfirmationRequestsQuery, Types.ConfirmationRequestsQueryVariables> & ({ variables: Types.ConfirmationRequestsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ConfirmationRequestsQuery, Types.ConfirmationRequestsQueryVariables>(ConfirmationRequestsDocument, options);
      }
export function useConfirmationRequestsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ConfirmationRequestsQuery, Types.ConfirmationRequestsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ConfirmationRequestsQuery, Types.ConfirmationRequestsQueryVariables>(ConfirmationRequestsDocument, options);
        }
// @ts-ignore
export function useConfirmationRequestsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ConfirmationRequestsQuery, Types.ConfirmationRequestsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ConfirmationRequestsQuery, Types.ConfirmationRequestsQueryVariables>;
export function useConfirmationRequestsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ConfirmationRequestsQuery, Types.ConfirmationRequestsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ConfirmationRequestsQuery | undefined, Types.ConfirmationRequestsQueryVariables>;
export function useConfirmationRequestsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ConfirmationRequestsQuery, Types.ConfirmationRequestsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ConfirmationRequestsQuery, Types.ConfirmationRequestsQueryVariables>(ConfirmationRequestsDocument, options);
        }
export type ConfirmationRequestsQueryHookResult = ReturnType<typeof useConfirmationRequestsQuery>;
export type ConfirmationRequestsLazyQueryHookResult = ReturnType<typeof useConfirmationRequestsLazyQuery>;
export type ConfirmationRequestsSuspenseQueryHookResult = ReturnType<typeof useConfirmationRequestsSuspenseQuery>;
export type ConfirmationRequestsQueryResult = ApolloReactCommon.QueryResult<Types.ConfirmationRequestsQuery, Types.ConfirmationRequestsQueryVariables>;
export const CreateConfirmationRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateConfirmationRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"activityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateConfirmationRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createConfirmationRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"activityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"activityId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmationRequestParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmationRequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as TypedDocumentNode<Types.CreateConfirmationRequestMutation, Types.CreateConfirmationRequestMutationVariables>;

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
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateConfirmationRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CreateConfirmationRequestMutation, Types.CreateConfirmationRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CreateConfirmationRequestMutation, Types.CreateConfirmationRequestMutationVariables>(CreateConfirmationRequestDocument, options);
      }
export type CreateConfirmationRequestMutationHookResult = ReturnType<typeof useCreateConfirmationRequestMutation>;
export type CreateConfirmationRequestMutationResult = ApolloReactCommon.MutationResult<Types.CreateConfirmationRequestMutation>;
export const RevokeConfirmationRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeConfirmationRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeConfirmationRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfirmationRequestParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmationRequestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as TypedDocumentNode<Types.RevokeConfirmationRequestMutation, Types.RevokeConfirmationRequestMutationVariables>;

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