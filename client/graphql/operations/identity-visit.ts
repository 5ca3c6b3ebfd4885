// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;

export const BeginIdentityVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginIdentityVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provider"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IdentityPurpose"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginIdentityVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"provider"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provider"}}},{"kind":"Argument","name":{"kind":"Name","value":"purpose"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}}}]}]}}]} as unknown as TypedDocumentNode<Types.BeginIdentityVisitMutation, Types.BeginIdentityVisitMutationVariables>;

/**
 * __useBeginIdentityVisitMutation__
 *
 * To run a mutation, you first call `useBeginIdentityVisitMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useBeginIdentityVisitMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [beginIdentityVisitMutation, { data, loading, error }] = useBeginIdentityVisitMutation({
 *   variables: {
 *      provider: // value for 'provider'
 *      purpose: // value for 'purpose'
 *   },
 * });
 */
export function useBeginIdentityVisitMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.BeginIdentityVisitMutation, Types.BeginIdentityVisitMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.BeginIdentityVisitMutation, Types.BeginIdentityVisitMutationVariables>(BeginIdentityVisitDocument, options);
      }
export type BeginIdentityVisitMutationHookResult = ReturnType<typeof useBeginIdentityVisitMutation>;
export type BeginIdentityVisitMutationResult = ApolloReactCommon.MutationResult<Types.BeginIdentityVisitMutation>;