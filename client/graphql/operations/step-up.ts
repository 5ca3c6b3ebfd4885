// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;

export const ConfirmIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as TypedDocumentNode<Types.ConfirmIdentityMutation, Types.ConfirmIdentityMutationVariables>;

/**
 * __useConfirmIdentityMutation__
 *
 * To run a mutation, you first call `useConfirmIdentityMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useConfirmIdentityMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [confirmIdentityMutation, { data, loading, error }] = useConfirmIdentityMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useConfirmIdentityMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.ConfirmIdentityMutation, Types.ConfirmIdentityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.ConfirmIdentityMutation, Types.ConfirmIdentityMutationVariables>(ConfirmIdentityDocument, options);
      }
export type ConfirmIdentityMutationHookResult = ReturnType<typeof useConfirmIdentityMutation>;
export type ConfirmIdentityMutationResult = ApolloReactCommon.MutationResult<Types.ConfirmIdentityMutation>;