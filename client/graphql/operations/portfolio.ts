// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;

export const PortfolioPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortfolioPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"registration"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Profession"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"registration"},"value":{"kind":"Variable","name":{"kind":"Name","value":"registration"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supported"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reflection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reflections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reflectiveLogId"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reflections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reflectiveLogId"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __usePortfolioPreviewQuery__
 *
 * To run a query within a React component, call `usePortfolioPreviewQuery` and pass it any options that fit your needs.
 * When your component renders, `usePortfolioPreviewQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePortfolioPreviewQuery({
 *   variables: {
 *      period: // value for 'period'
 *      registration: // value for 'registration'
 *   },
 * });
 */
export function usePortfolioPreviewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.PortfolioPreviewQuery, Types.PortfolioPreviewQueryVariables> & ({ variables: Types.PortfolioPreviewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.PortfolioPreviewQuery, Types.PortfolioPreviewQueryVariables>(PortfolioPreviewDocument, options);
      }
export function usePortfolioPreviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.PortfolioPreviewQuery, Types.PortfolioPreviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.PortfolioPreviewQuery, Types.PortfolioPreviewQueryVariables>(PortfolioPreviewDocument, options);
        }
// @ts-ignore
export function usePortfolioPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.PortfolioPreviewQuery, Types.PortfolioPreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.PortfolioPreviewQuery, Types.PortfolioPreviewQueryVariables>;
export function usePortfolioPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.PortfolioPreviewQuery, Types.PortfolioPreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.PortfolioPreviewQuery | undefined, Types.PortfolioPreviewQueryVariables>;
export function usePortfolioPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.PortfolioPreviewQuery, Types.PortfolioPreviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.PortfolioPreviewQuery, Types.PortfolioPreviewQueryVariables>(PortfolioPreviewDocument, options);
        }
export type PortfolioPreviewQueryHookResult = ReturnType<typeof usePortfolioPreviewQuery>;
export type PortfolioPreviewLazyQueryHookResult = ReturnType<typeof usePortfolioPreviewLazyQuery>;
export type PortfolioPreviewSuspenseQueryHookResult = ReturnType<typeof usePortfolioPreviewSuspenseQuery>;
export type PortfolioPreviewQueryResult = ApolloReactCommon.QueryResult<Types.PortfolioPreviewQuery, Types.PortfolioPreviewQueryVariables>;
export const SubmissionAdditionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubmissionAdditions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"registration"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Profession"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choice"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionChoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"registration"},"value":{"kind":"Variable","name":{"kind":"Name","value":"registration"}}},{"kind":"Argument","name":{"kind":"Name","value":"choice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choice"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"practice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"practicePeriodId"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"indemnity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credentialId"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSubmissionAdditionsQuery__
 *
 * To run a query within a React component, call `useSubmissionAdditionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useSubmissionAdditionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSubmissionAdditionsQuery({
 *   variables: {
 *      period: // value for 'period'
 *      registration: // value for 'registration'
 *      choice: // value for 'choice'
 *   },
 * });
 */
export function useSubmissionAdditionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.SubmissionAdditionsQuery, Types.SubmissionAdditionsQueryVariables> & ({ variables: Types.SubmissionAdditionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SubmissionAdditionsQuery, Types.SubmissionAdditionsQueryVariables>(SubmissionAdditionsDocument, options);
      }
export function useSubmissionAdditionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SubmissionAdditionsQuery, Types.SubmissionAdditionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SubmissionAdditionsQuery, Types.SubmissionAdditionsQueryVariables>(SubmissionAdditionsDocument, options);
        }
// @ts-ignore
export function useSubmissionAdditionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SubmissionAdditionsQuery, Types.SubmissionAdditionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SubmissionAdditionsQuery, Types.SubmissionAdditionsQueryVariables>;
export function useSubmissionAdditionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SubmissionAdditionsQuery, Types.SubmissionAdditionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SubmissionAdditionsQuery | undefined, Types.SubmissionAdditionsQueryVariables>;
export function useSubmissionAdditionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SubmissionAdditionsQuery, Types.SubmissionAdditionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SubmissionAdditionsQuery, Types.SubmissionAdditionsQueryVariables>(SubmissionAdditionsDocument, options);
        }
export type SubmissionAdditionsQueryHookResult = ReturnType<typeof useSubmissionAdditionsQuery>;
export type SubmissionAdditionsLazyQueryHookResult = ReturnType<typeof useSubmissionAdditionsLazyQuery>;
export type SubmissionAdditionsSuspenseQueryHookResult = ReturnType<typeof useSubmissionAdditionsSuspenseQuery>;
export type SubmissionAdditionsQueryResult = ApolloReactCommon.QueryResult<Types.SubmissionAdditionsQuery, Types.SubmissionAdditionsQueryVariables>;
export const SubmissionContentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubmissionContents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"registration"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Profession"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choice"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionChoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"registration"},"value":{"kind":"Variable","name":{"kind":"Name","value":"registration"}}},{"kind":"Argument","name":{"kind":"Name","value":"choice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choice"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"practice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"practicePeriodId"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"indemnity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credentialId"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isInteractive"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"reflections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reflectiveLogId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reflections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reflectiveLogId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSubmissionContentsQuery__
 *
 * To run a query within a React component, call `useSubmissionContentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useSubmissionContentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSubmissionContentsQuery({
 *   variables: {
 *      period: // value for 'period'
 *      registration: // value for 'registration'
 *      choice: // value for 'choice'
 *   },
 * });
 */
export function useSubmissionContentsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.SubmissionContentsQuery, Types.SubmissionContentsQueryVariables> & ({ variables: Types.SubmissionContentsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SubmissionContentsQuery, Types.SubmissionContentsQueryVariables>(SubmissionContentsDocument, options);
      }
export function useSubmissionContentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SubmissionContentsQuery, Types.SubmissionContentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SubmissionContentsQuery, Types.SubmissionContentsQueryVariables>(SubmissionContentsDocument, options);
        }
// @ts-ignore
export function useSubmissionContentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SubmissionContentsQuery, Types.SubmissionContentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SubmissionContentsQuery, Types.SubmissionContentsQueryVariables>;
export function useSubmissionContentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SubmissionContentsQuery, Types.SubmissionContentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SubmissionContentsQuery | undefined, Types.SubmissionContentsQueryVariables>;
export function useSubmissionContentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SubmissionContentsQuery, Types.SubmissionContentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SubmissionContentsQuery, Types.SubmissionContentsQueryVariables>(SubmissionContentsDocument, options);
        }
export type SubmissionContentsQueryHookResult = ReturnType<typeof useSubmissionContentsQuery>;
export type SubmissionContentsLazyQueryHookResult = ReturnType<typeof useSubmissionContentsLazyQuery>;
export type SubmissionContentsSuspenseQueryHookResult = ReturnType<typeof useSubmissionContentsSuspenseQuery>;
export type SubmissionContentsQueryResult = ApolloReactCommon.QueryResult<Types.SubmissionContentsQuery, Types.SubmissionContentsQueryVariables>;
export const SubmissionRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubmissionRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"registration"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Profession"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choice"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmissionChoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"registration"},"value":{"kind":"Variable","name":{"kind":"Name","value":"registration"}}},{"kind":"Argument","name":{"kind":"Name","value":"choice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choice"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registrationType"}},{"kind":"Field","name":{"kind":"Name","value":"registrationHistory"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"sections"}}]}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"requirement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"interactive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"activityType"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"isInteractive"}},{"kind":"Field","name":{"kind":"Name","value":"goals"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"claimedRecordedOn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"practice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"practicePeriodId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"employer"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"startDay"}},{"kind":"Field","name":{"kind":"Name","value":"endDay"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"indemnity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credentialId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"insurer"}},{"kind":"Field","name":{"kind":"Name","value":"policyNumber"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"addedOn"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useSubmissionRegisterQuery__
 *
 * To run a query within a React component, call `useSubmissionRegisterQuery` and pass it any options that fit your needs.
 * When your component renders, `useSubmissionRegisterQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSubmissionRegisterQuery({
 *   variables: {
 *      period: // value for 'period'
 *      registration: // value for 'registration'
 *      choice: // value for 'choice'
 *   },
 * });
 */
export function useSubmissionRegisterQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.SubmissionRegisterQuery, Types.SubmissionRegisterQueryVariables> & ({ variables: Types.SubmissionRegisterQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SubmissionRegisterQuery, Types.SubmissionRegisterQueryVariables>(SubmissionRegisterDocument, options);
      }
export function useSubmissionRegisterLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SubmissionRegisterQuery, Types.SubmissionRegisterQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SubmissionRegisterQuery, Types.SubmissionRegisterQueryVariables>(SubmissionRegisterDocument, options);
        }
// @ts-ignore
export function useSubmissionRegisterSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.SubmissionRegisterQuery, Types.SubmissionRegisterQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SubmissionRegisterQuery, Types.SubmissionRegisterQueryVariables>;
export function useSubmissionRegisterSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SubmissionRegisterQuery, Types.SubmissionRegisterQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.SubmissionRegisterQuery | undefined, Types.SubmissionRegisterQueryVariables>;
export function useSubmissionRegisterSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.SubmissionRegisterQuery, Types.SubmissionRegisterQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.SubmissionRegisterQuery, Types.SubmissionRegisterQueryVariables>(SubmissionRegisterDocument, options);
        }
export type SubmissionRegisterQueryHookResult = ReturnType<typeof useSubmissionRegisterQuery>;
export type SubmissionRegisterLazyQueryHookResult = ReturnType<typeof useSubmissionRegisterLazyQuery>;
export type SubmissionRegisterSuspenseQueryHookResult = ReturnType<typeof useSubmissionRegisterSuspenseQuery>;
export type SubmissionRegisterQueryResult = ApolloReactCommon.QueryResult<Types.SubmissionRegisterQuery, Types.SubmissionRegisterQueryVariables>;