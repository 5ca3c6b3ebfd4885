// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const RecommendationPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecommendationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Resource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"peerReviewed"}},{"kind":"Field","name":{"kind":"Name","value":"isUserAdded"}},{"kind":"Field","name":{"kind":"Name","value":"cpdCategory"}},{"kind":"Field","name":{"kind":"Name","value":"cpdHours"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode;
export const ResourceLibraryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResourceLibrary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cpdCategory"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResourceCategory"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cpdCategory"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cpdCategory"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecommendationParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecommendationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Resource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"peerReviewed"}},{"kind":"Field","name":{"kind":"Name","value":"isUserAdded"}},{"kind":"Field","name":{"kind":"Name","value":"cpdCategory"}},{"kind":"Field","name":{"kind":"Name","value":"cpdHours"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode;

/**
 * __useResourceLibraryQuery__
 *
 * To run a query within a React component, call `useResourceLibraryQuery` and pass it any options that fit your needs.
 * When your component renders, `useResourceLibraryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useResourceLibraryQuery({
 *   variables: {
 *      cpdCategory: // value for 'cpdCategory'
 *      first: // value for 'first'
 *   },
 * });
 */
export function useResourceLibraryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.ResourceLibraryQuery, Types.ResourceLibraryQueryVariables> & ({ variables: Types.ResourceLibraryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ResourceLibraryQuery, Types.ResourceLibraryQueryVariables>(ResourceLibraryDocument, options);
      }
export function useResourceLibraryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ResourceLibraryQuery, Types.ResourceLibraryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ResourceLibraryQuery, Types.ResourceLibraryQueryVariables>(ResourceLibraryDocument, options);
        }
// @ts-ignore
export function useResourceLibrarySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ResourceLibraryQuery, Types.ResourceLibraryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ResourceLibraryQuery, Types.ResourceLibraryQueryVariables>;
export function useResourceLibrarySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ResourceLibraryQuery, Types.ResourceLibraryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ResourceLibraryQuery | undefined, Types.ResourceLibraryQueryVariables>;
export function useResourceLibrarySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ResourceLibraryQuery, Types.ResourceLibraryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ResourceLibraryQuery, Types.ResourceLibraryQueryVariables>(ResourceLibraryDocument, options);
        }
export type ResourceLibraryQueryHookResult = ReturnType<typeof useResourceLibraryQuery>;
export type ResourceLibraryLazyQueryHookResult = ReturnType<typeof useResourceLibraryLazyQuery>;
export type ResourceLibrarySuspenseQueryHookResult = ReturnType<typeof useResourceLibrarySuspenseQuery>;
export type ResourceLibraryQueryResult = ApolloReactCommon.QueryResult<Types.ResourceLibraryQuery, Types.ResourceLibraryQueryVariables>;