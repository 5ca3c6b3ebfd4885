// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const BoardAnswerPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardAnswerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"interactive"}},{"kind":"Field","name":{"kind":"Name","value":"answeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentTitle"}}]}}]} as unknown as DocumentNode;
export const BoardAnswersPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardAnswersParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"}},{"kind":"Field","name":{"kind":"Name","value":"registrationExpiryDate"}},{"kind":"Field","name":{"kind":"Name","value":"registrationExpiryRule"}},{"kind":"Field","name":{"kind":"Name","value":"boardAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardAnswerParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardAnswerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"interactive"}},{"kind":"Field","name":{"kind":"Name","value":"answeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentTitle"}}]}}]} as unknown as DocumentNode;
export const BoardAnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardAnswersParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardAnswerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"interactive"}},{"kind":"Field","name":{"kind":"Name","value":"answeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentTitle"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardAnswersParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"}},{"kind":"Field","name":{"kind":"Name","value":"registrationExpiryDate"}},{"kind":"Field","name":{"kind":"Name","value":"registrationExpiryRule"}},{"kind":"Field","name":{"kind":"Name","value":"boardAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardAnswerParts"}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useBoardAnswersQuery__
 *
 * To run a query within a React component, call `useBoardAnswersQuery` and pass it any options that fit your needs.
 * When your component renders, `useBoardAnswersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBoardAnswersQuery({
 *   variables: {
 *   },
 * });
 */
export function useBoardAnswersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.BoardAnswersQuery, Types.BoardAnswersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.BoardAnswersQuery, Types.BoardAnswersQueryVariables>(BoardAnswersDocument, options);
      }
export function useBoardAnswersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.BoardAnswersQuery, Types.BoardAnswersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.BoardAnswersQuery, Types.BoardAnswersQueryVariables>(BoardAnswersDocument, options);
        }
// @ts-ignore
export function useBoardAnswersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.BoardAnswersQuery, Types.BoardAnswersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.BoardAnswersQuery, Types.BoardAnswersQueryVariables>;
export function useBoardAnswersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.BoardAnswersQuery, Types.BoardAnswersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.BoardAnswersQuery | undefined, Types.BoardAnswersQueryVariables>;
export function useBoardAnswersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.BoardAnswersQuery, Types.BoardAnswersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.BoardAnswersQuery, Types.BoardAnswersQueryVariables>(BoardAnswersDocument, options);
        }
export type BoardAnswersQueryHookResult = ReturnType<typeof useBoardAnswersQuery>;
export type BoardAnswersLazyQueryHookResult = ReturnType<typeof useBoardAnswersLazyQuery>;
export type BoardAnswersSuspenseQueryHookResult = ReturnType<typeof useBoardAnswersSuspenseQuery>;
export type BoardAnswersQueryResult = ApolloReactCommon.QueryResult<Types.BoardAnswersQuery, Types.BoardAnswersQueryVariables>;
export const SetBoardAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBoardAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetBoardAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBoardAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardAnswersParts"}},{"kind":"Field","name":{"kind":"Name","value":"cpdSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SummaryParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComplianceParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardAnswerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"interactive"}},{"kind":"Field","name":{"kind":"Name","value":"answeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentTitle"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardAnswersParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"}},{"kind":"Field","name":{"kind":"Name","value":"registrationExpiryDate"}},{"kind":"Field","name":{"kind":"Name","value":"registrationExpiryRule"}},{"kind":"Field","name":{"kind":"Name","value":"boardAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardAnswerParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComplianceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CpdSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalHours"}},{"kind":"Field","name":{"kind":"Name","value":"interactiveHours"}},{"kind":"Field","name":{"kind":"Name","value":"required"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"interactive"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"compliance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actionRequired"}},{"kind":"Field","name":{"kind":"Name","value":"reflectiveLogs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"met"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evidenceDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"met"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"met"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SummaryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CpdSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalHours"}},{"kind":"Field","name":{"kind":"Name","value":"interactiveHours"}},{"kind":"Field","name":{"kind":"Name","value":"totalPercent"}},{"kind":"Field","name":{"kind":"Name","value":"interactivePercent"}},{"kind":"Field","name":{"kind":"Name","value":"interactiveMessage"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"categoryHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"daysRemaining"}}]}},{"kind":"Field","name":{"kind":"Name","value":"required"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"interactive"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]} as unknown as TypedDocumentNode<Types.SetBoardAnswerMutation, Types.SetBoardAnswerMutationVariables>;

/**
 * __useSetBoardAnswerMutation__
 *
 * To run a mutation, you first call `useSetBoardAnswerMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetBoardAnswerMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setBoardAnswerMutation, { data, loading, error }] = useSetBoardAnswerMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSetBoardAnswerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.SetBoardAnswerMutation, Types.SetBoardAnswerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.SetBoardAnswerMutation, Types.SetBoardAnswerMutationVariables>(SetBoardAnswerDocument, options);
      }
export type SetBoardAnswerMutationHookResult = ReturnType<typeof useSetBoardAnswerMutation>;
export type SetBoardAnswerMutationResult = ApolloReactCommon.MutationResult<Types.SetBoardAnswerMutation>;
export const RemoveBoardAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBoardAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBoardAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardAnswersParts"}},{"kind":"Field","name":{"kind":"Name","value":"cpdSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SummaryParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComplianceParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardAnswerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"interactive"}},{"kind":"Field","name":{"kind":"Name","value":"answeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentTitle"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoardAnswersParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"}},{"kind":"Field","name":{"kind":"Name","value":"registrationExpiryDate"}},{"kind":"Field","name":{"kind":"Name","value":"registrationExpiryRule"}},{"kind":"Field","name":{"kind":"Name","value":"boardAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoardAnswerParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComplianceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CpdSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalHours"}},{"kind":"Field","name":{"kind":"Name","value":"interactiveHours"}},{"kind":"Field","name":{"kind":"Name","value":"required"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"interactive"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"compliance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actionRequired"}},{"kind":"Field","name":{"kind":"Name","value":"reflectiveLogs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"met"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evidenceDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"met"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"met"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SummaryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CpdSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalHours"}},{"kind":"Field","name":{"kind":"Name","value":"interactiveHours"}},{"kind":"Field","name":{"kind":"Name","value":"totalPercent"}},{"kind":"Field","name":{"kind":"Name","value":"interactivePercent"}},{"kind":"Field","name":{"kind":"Name","value":"interactiveMessage"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"categoryHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"daysRemaining"}}]}},{"kind":"Field","name":{"kind":"Name","value":"required"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"interactive"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]} as unknown as TypedDocumentNode<Types.RemoveBoardAnswerMutation, Types.RemoveBoardAnswerMutationVariables>;

/**
 * __useRemoveBoardAnswerMutation__
 *
 * To run a mutation, you first call `useRemoveBoardAnswerMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveBoardAnswerMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeBoardAnswerMutation, { data, loading, error }] = useRemoveBoardAnswerMutation({
 *   variables: {
 *      year: // value for 'year'
 *   },
 * });
 */
export function useRemoveBoardAnswerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.RemoveBoardAnswerMutation, Types.RemoveBoardAnswerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.RemoveBoardAnswerMutation, Types.RemoveBoardAnswerMutationVariables>(RemoveBoardAnswerDocument, options);
      }
export type RemoveBoardAnswerMutationHookResult = ReturnType<typeof useRemoveBoardAnswerMutation>;
export type RemoveBoardAnswerMutationResult = ApolloReactCommon.MutationResult<Types.RemoveBoardAnswerMutation>;
export const AnswerDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnswerDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useAnswerDocumentsQuery__
 *
 * To run a query within a React component, call `useAnswerDocumentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useAnswerDocumentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAnswerDocumentsQuery({
 *   variables: {
 *      first: // value for 'first'
 *   },
 * });
 */
export function useAnswerDocumentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.AnswerDocumentsQuery, Types.AnswerDocumentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.AnswerDocumentsQuery, Types.AnswerDocumentsQueryVariables>(AnswerDocumentsDocument, options);
      }
export function useAnswerDocumentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.AnswerDocumentsQuery, Types.AnswerDocumentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.AnswerDocumentsQuery, Types.AnswerDocumentsQueryVariables>(AnswerDocumentsDocument, options);
        }
// @ts-ignore
export function useAnswerDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.AnswerDocumentsQuery, Types.AnswerDocumentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.AnswerDocumentsQuery, Types.AnswerDocumentsQueryVariables>;
export function useAnswerDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.AnswerDocumentsQuery, Types.AnswerDocumentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.AnswerDocumentsQuery | undefined, Types.AnswerDocumentsQueryVariables>;
export function useAnswerDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.AnswerDocumentsQuery, Types.AnswerDocumentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.AnswerDocumentsQuery, Types.AnswerDocumentsQueryVariables>(AnswerDocumentsDocument, options);
        }
export type AnswerDocumentsQueryHookResult = ReturnType<typeof useAnswerDocumentsQuery>;
export type AnswerDocumentsLazyQueryHookResult = ReturnType<typeof useAnswerDocumentsLazyQuery>;
export type AnswerDocumentsSuspenseQueryHookResult = ReturnType<typeof useAnswerDocumentsSuspenseQuery>;
export type AnswerDocumentsQueryResult = ApolloReactCommon.QueryResult<Types.AnswerDocumentsQuery, Types.AnswerDocumentsQueryVariables>;