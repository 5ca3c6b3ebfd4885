// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;

export const BeginTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as TypedDocumentNode<Types.BeginTotpMutation, Types.BeginTotpMutationVariables>;

/**
 * __useBeginTotpMutation__
 *
 * To run a mutation, you first call `useBeginTotpMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useBeginTotpMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [beginTotpMutation, { data, loading, error }] = useBeginTotpMutation({
 *   variables: {
 *   },
 * });
 */
export function useBeginTotpMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.BeginTotpMutation, Types.BeginTotpMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.BeginTotpMutation, Types.BeginTotpMutationVariables>(BeginTotpDocument, options);
      }
export type BeginTotpMutationHookResult = ReturnType<typeof useBeginTotpMutation>;
export type BeginTotpMutationResult = ApolloReactCommon.MutationResult<Types.BeginTotpMutation>;
export const ConfirmTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecurityParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecurityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeysAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totpAddedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]}}]}}]} as unknown as TypedDocumentNode<Types.ConfirmTotpMutation, Types.ConfirmTotpMutationVariables>;

/**
 * __useConfirmTotpMutation__
 *
 * To run a mutation, you first call `useConfirmTotpMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useConfirmTotpMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [confirmTotpMutation, { data, loading, error }] = useConfirmTotpMutation({
 *   variables: {
 *      code: // value for 'code'
 *   },
 * });
 */
export function useConfirmTotpMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.ConfirmTotpMutation, Types.ConfirmTotpMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.ConfirmTotpMutation, Types.ConfirmTotpMutationVariables>(ConfirmTotpDocument, options);
      }
export type ConfirmTotpMutationHookResult = ReturnType<typeof useConfirmTotpMutation>;
export type ConfirmTotpMutationResult = ApolloReactCommon.MutationResult<Types.ConfirmTotpMutation>;
export const RemoveTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecurityParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecurityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeysAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totpAddedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]}}]}}]} as unknown as TypedDocumentNode<Types.RemoveTotpMutation, Types.RemoveTotpMutationVariables>;

/**
 * __useRemoveTotpMutation__
 *
 * To run a mutation, you first call `useRemoveTotpMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveTotpMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeTotpMutation, { data, loading, error }] = useRemoveTotpMutation({
 *   variables: {
 *   },
 * });
 */
export function useRemoveTotpMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.RemoveTotpMutation, Types.RemoveTotpMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.RemoveTotpMutation, Types.RemoveTotpMutationVariables>(RemoveTotpDocument, options);
      }
export type RemoveTotpMutationHookResult = ReturnType<typeof useRemoveTotpMutation>;
export type RemoveTotpMutationResult = ApolloReactCommon.MutationResult<Types.RemoveTotpMutation>;