// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const EvidenceFilePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EvidenceFileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"hasThumbnail"}},{"kind":"Field","name":{"kind":"Name","value":"missingAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDamaged"}},{"kind":"Field","name":{"kind":"Name","value":"substance"}},{"kind":"Field","name":{"kind":"Name","value":"badge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"isSigned"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;
export const ActivityTimeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityTime"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as DocumentNode;
export const CredentialTimeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CredentialTime"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Credential"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as DocumentNode;
export const DocumentTimeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentTime"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as DocumentNode;
export const ReflectiveLogTimeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReflectiveLogTime"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReflectiveLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as DocumentNode;
export const EvidenceFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EvidenceFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"activityId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"credentialId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reflectiveLogId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evidenceFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"activityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"activityId"}}},{"kind":"Argument","name":{"kind":"Name","value":"credentialId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"credentialId"}}},{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reflectiveLogId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reflectiveLogId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EvidenceFileParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EvidenceFileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"hasThumbnail"}},{"kind":"Field","name":{"kind":"Name","value":"missingAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDamaged"}},{"kind":"Field","name":{"kind":"Name","value":"substance"}},{"kind":"Field","name":{"kind":"Name","value":"badge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"isSigned"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useEvidenceFilesQuery__
 *
 * To run a query within a React component, call `useEvidenceFilesQuery` and pass it any options that fit your needs.
 * When your component renders, `useEvidenceFilesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEvidenceFilesQuery({
 *   variables: {
 *      activityId: // value for 'activityId'
 *      credentialId: // value for 'credentialId'
 *      documentId: // value for 'documentId'
 *      reflectiveLogId: // value for 'reflectiveLogId'
 *   },
 * });
 */
export function useEvidenceFilesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.EvidenceFilesQuery, Types.EvidenceFilesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.EvidenceFilesQuery, Types.EvidenceFilesQueryVariables>(EvidenceFilesDocument, options);
      }
export function useEvidenceFilesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.EvidenceFilesQuery, Types.EvidenceFilesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.EvidenceFilesQuery, Types.EvidenceFilesQueryVariables>(EvidenceFilesDocument, options);
        }
// @ts-ignore
export function useEvidenceFilesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.EvidenceFilesQuery, Types.EvidenceFilesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.EvidenceFilesQuery, Types.EvidenceFilesQueryVariables>;
export function useEvidenceFilesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.EvidenceFilesQuery, Types.EvidenceFilesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.EvidenceFilesQuery | undefined, Types.EvidenceFilesQueryVariables>;
export function useEvidenceFilesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.EvidenceFilesQuery, Types.EvidenceFilesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.EvidenceFilesQuery, Types.EvidenceFilesQueryVariables>(EvidenceFilesDocument, options);
        }
export type EvidenceFilesQueryHookResult = ReturnType<typeof useEvidenceFilesQuery>;
export type EvidenceFilesLazyQueryHookResult = ReturnType<typeof useEvidenceFilesLazyQuery>;
export type EvidenceFilesSuspenseQueryHookResult = ReturnType<typeof useEvidenceFilesSuspenseQuery>;
export type EvidenceFilesQueryResult = ApolloReactCommon.QueryResult<Types.EvidenceFilesQuery, Types.EvidenceFilesQueryVariables>;
export const UpdateEvidenceFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEvidenceFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEvidenceFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEvidenceFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as TypedDocumentNode<Types.UpdateEvidenceFileMutation, Types.UpdateEvidenceFileMutationVariables>;

/**
 * __useUpdateEvidenceFileMutation__
 *
 * To run a mutation, you first call `useUpdateEvidenceFileMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateEvidenceFileMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateEvidenceFileMutation, { data, loading, error }] = useUpdateEvidenceFileMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateEvidenceFileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.UpdateEvidenceFileMutation, Types.UpdateEvidenceFileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.UpdateEvidenceFileMutation, Types.UpdateEvidenceFileMutationVariables>(UpdateEvidenceFileDocument, options);
      }
export type UpdateEvidenceFileMutationHookResult = ReturnType<typeof useUpdateEvidenceFileMutation>;
export type UpdateEvidenceFileMutationResult = ApolloReactCommon.MutationResult<Types.UpdateEvidenceFileMutation>;
export const DeleteEvidenceFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEvidenceFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEvidenceFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<Types.DeleteEvidenceFileMutation, Types.DeleteEvidenceFileMutationVariables>;

/**
 * __useDeleteEvidenceFileMutation__
 *
 * To run a mutation, you first call `useDeleteEvidenceFileMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteEvidenceFileMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteEvidenceFileMutation, { data, loading, error }] = useDeleteEvidenceFileMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteEvidenceFileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.DeleteEvidenceFileMutation, Types.DeleteEvidenceFileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.DeleteEvidenceFileMutation, Types.DeleteEvidenceFileMutationVariables>(DeleteEvidenceFileDocument, options);
      }
export type DeleteEvidenceFileMutationHookResult = ReturnType<typeof useDeleteEvidenceFileMutation>;
export type DeleteEvidenceFileMutationResult = ApolloReactCommon.MutationResult<Types.DeleteEvidenceFileMutation>;
export const RestoreEvidenceFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreEvidenceFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreEvidenceFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<Types.RestoreEvidenceFileMutation, Types.RestoreEvidenceFileMutationVariables>;

/**
 * __useRestoreEvidenceFileMutation__
 *
 * To run a mutation, you first call `useRestoreEvidenceFileMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEvidenceFileMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEvidenceFileMutation, { data, loading, error }] = useRestoreEvidenceFileMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRestoreEvidenceFileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.RestoreEvidenceFileMutation, Types.RestoreEvidenceFileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.RestoreEvidenceFileMutation, Types.RestoreEvidenceFileMutationVariables>(RestoreEvidenceFileDocument, options);
      }
export type RestoreEvidenceFileMutationHookResult = ReturnType<typeof useRestoreEvidenceFileMutation>;
export type RestoreEvidenceFileMutationResult = ApolloReactCommon.MutationResult<Types.RestoreEvidenceFileMutation>;
export const CheckEvidenceBadgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckEvidenceBadge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkEvidenceBadge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EvidenceFileParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EvidenceFileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"hasThumbnail"}},{"kind":"Field","name":{"kind":"Name","value":"missingAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDamaged"}},{"kind":"Field","name":{"kind":"Name","value":"substance"}},{"kind":"Field","name":{"kind":"Name","value":"badge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"isSigned"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as TypedDocumentNode<Types.CheckEvidenceBadgeMutation, Types.CheckEvidenceBadgeMutationVariables>;

/**
 * __useCheckEvidenceBadgeMutation__
 *
 * To run a mutation, you first call `useCheckEvidenceBadgeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCheckEvidenceBadgeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [checkEvidenceBadgeMutation, { data, loading, error }] = useCheckEvidenceBadgeMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCheckEvidenceBadgeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.CheckEvidenceBadgeMutation, Types.CheckEvidenceBadgeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.CheckEvidenceBadgeMutation, Types.CheckEvidenceBadgeMutationVariables>(CheckEvidenceBadgeDocument, options);
      }
export type CheckEvidenceBadgeMutationHookResult = ReturnType<typeof useCheckEvidenceBadgeMutation>;
export type CheckEvidenceBadgeMutationResult = ApolloReactCommon.MutationResult<Types.CheckEvidenceBadgeMutation>;
export const EvidenceBadgeCheckedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"EvidenceBadgeChecked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evidenceBadgeChecked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EvidenceFileParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EvidenceFileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"hasThumbnail"}},{"kind":"Field","name":{"kind":"Name","value":"missingAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDamaged"}},{"kind":"Field","name":{"kind":"Name","value":"substance"}},{"kind":"Field","name":{"kind":"Name","value":"badge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"isSigned"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode;

/**
 * __useEvidenceBadgeCheckedSubscription__
 *
 * To run a query within a React component, call `useEvidenceBadgeCheckedSubscription` and pass it any options that fit your needs.
 * When your component renders, `useEvidenceBadgeCheckedSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEvidenceBadgeCheckedSubscription({
 *   variables: {
 *   },
 * });
 */
export function useEvidenceBadgeCheckedSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<Types.EvidenceBadgeCheckedSubscription, Types.EvidenceBadgeCheckedSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<Types.EvidenceBadgeCheckedSubscription, Types.EvidenceBadgeCheckedSubscriptionVariables>(EvidenceBadgeCheckedDocument, options);
      }
export type EvidenceBadgeCheckedSubscriptionHookResult = ReturnType<typeof useEvidenceBadgeCheckedSubscription>;
export type EvidenceBadgeCheckedSubscriptionResult = ApolloReactCommon.SubscriptionResult<Types.EvidenceBadgeCheckedSubscription>;