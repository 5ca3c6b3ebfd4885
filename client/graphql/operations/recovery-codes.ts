// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;

export const RenewRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecurityParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecurityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeysAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totpAddedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]}}]}}]} as unknown as TypedDocumentNode<Types.RenewRecoveryCodesMutation, Types.RenewRecoveryCodesMutationVariables>;

/**
 * __useRenewRecoveryCodesMutation__
 *
 * To run a mutation, you first call `useRenewRecoveryCodesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRenewRecoveryCodesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [renewRecoveryCodesMutation, { data, loading, error }] = useRenewRecoveryCodesMutation({
 *   variables: {
 *   },
 * });
 */
export function useRenewRecoveryCodesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.RenewRecoveryCodesMutation, Types.RenewRecoveryCodesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.RenewRecoveryCodesMutation, Types.RenewRecoveryCodesMutationVariables>(RenewRecoveryCodesDocument, options);
      }
export type RenewRecoveryCodesMutationHookResult = ReturnType<typeof useRenewRecoveryCodesMutation>;
export type RenewRecoveryCodesMutationResult = ApolloReactCommon.MutationResult<Types.RenewRecoveryCodesMutation>;
export const MarkRecoveryCodesSavedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkRecoveryCodesSaved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markRecoveryCodesSaved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecurityParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecurityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeysAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totpAddedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]}}]}}]} as unknown as TypedDocumentNode<Types.MarkRecoveryCodesSavedMutation, Types.MarkRecoveryCodesSavedMutationVariables>;

/**
 * __useMarkRecoveryCodesSavedMutation__
 *
 * To run a mutation, you first call `useMarkRecoveryCodesSavedMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useMarkRecoveryCodesSavedMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [markRecoveryCodesSavedMutation, { data, loading, error }] = useMarkRecoveryCodesSavedMutation({
 *   variables: {
 *   },
 * });
 */
export function useMarkRecoveryCodesSavedMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.MarkRecoveryCodesSavedMutation, Types.MarkRecoveryCodesSavedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.MarkRecoveryCodesSavedMutation, Types.MarkRecoveryCodesSavedMutationVariables>(MarkRecoveryCodesSavedDocument, options);
      }
export type MarkRecoveryCodesSavedMutationHookResult = ReturnType<typeof useMarkRecoveryCodesSavedMutation>;
export type MarkRecoveryCodesSavedMutationResult = ApolloReactCommon.MutationResult<Types.MarkRecoveryCodesSavedMutation>;
export const RecoveryCodesDueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecoveryCodesDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useRecoveryCodesDueQuery__
 *
 * To run a query within a React component, call `useRecoveryCodesDueQuery` and pass it any options that fit your needs.
 * When your component renders, `useRecoveryCodesDueQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRecoveryCodesDueQuery({
 *   variables: {
 *   },
 * });
 */
export function useRecoveryCodesDueQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.RecoveryCodesDueQuery, Types.RecoveryCodesDueQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.RecoveryCodesDueQuery, Types.RecoveryCodesDueQueryVariables>(RecoveryCodesDueDocument, options);
      }
export function useRecoveryCodesDueLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.RecoveryCodesDueQuery, Types.RecoveryCodesDueQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.RecoveryCodesDueQuery, Types.RecoveryCodesDueQueryVariables>(RecoveryCodesDueDocument, options);
        }
// @ts-ignore
export function useRecoveryCodesDueSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.RecoveryCodesDueQuery, Types.RecoveryCodesDueQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RecoveryCodesDueQuery, Types.RecoveryCodesDueQueryVariables>;
export function useRecoveryCodesDueSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RecoveryCodesDueQuery, Types.RecoveryCodesDueQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.RecoveryCodesDueQuery | undefined, Types.RecoveryCodesDueQueryVariables>;
export function useRecoveryCodesDueSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.RecoveryCodesDueQuery, Types.RecoveryCodesDueQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.RecoveryCodesDueQuery, Types.RecoveryCodesDueQueryVariables>(RecoveryCodesDueDocument, options);
        }
export type RecoveryCodesDueQueryHookResult = ReturnType<typeof useRecoveryCodesDueQuery>;
export type RecoveryCodesDueLazyQueryHookResult = ReturnType<typeof useRecoveryCodesDueLazyQuery>;
export type RecoveryCodesDueSuspenseQueryHookResult = ReturnType<typeof useRecoveryCodesDueSuspenseQuery>;
export type RecoveryCodesDueQueryResult = ApolloReactCommon.QueryResult<Types.RecoveryCodesDueQuery, Types.RecoveryCodesDueQueryVariables>;