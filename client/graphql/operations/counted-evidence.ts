// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;

export const CountedEvidenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountedEvidence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countedEvidence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}}]}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useCountedEvidenceQuery__
 *
 * To run a query within a React component, call `useCountedEvidenceQuery` and pass it any options that fit your needs.
 * When your component renders, `useCountedEvidenceQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCountedEvidenceQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useCountedEvidenceQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Types.CountedEvidenceQuery, Types.CountedEvidenceQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.CountedEvidenceQuery, Types.CountedEvidenceQueryVariables>(CountedEvidenceDocument, options);
      }
export function useCountedEvidenceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.CountedEvidenceQuery, Types.CountedEvidenceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.CountedEvidenceQuery, Types.CountedEvidenceQueryVariables>(CountedEvidenceDocument, options);
        }
// @ts-ignore
export function useCountedEvidenceSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.CountedEvidenceQuery, Types.CountedEvidenceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CountedEvidenceQuery, Types.CountedEvidenceQueryVariables>;
export function useCountedEvidenceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CountedEvidenceQuery, Types.CountedEvidenceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.CountedEvidenceQuery | undefined, Types.CountedEvidenceQueryVariables>;
export function useCountedEvidenceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.CountedEvidenceQuery, Types.CountedEvidenceQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.CountedEvidenceQuery, Types.CountedEvidenceQueryVariables>(CountedEvidenceDocument, options);
        }
export type CountedEvidenceQueryHookResult = ReturnType<typeof useCountedEvidenceQuery>;
export type CountedEvidenceLazyQueryHookResult = ReturnType<typeof useCountedEvidenceLazyQuery>;
export type CountedEvidenceSuspenseQueryHookResult = ReturnType<typeof useCountedEvidenceSuspenseQuery>;
export type CountedEvidenceQueryResult = ApolloReactCommon.QueryResult<Types.CountedEvidenceQuery, Types.CountedEvidenceQueryVariables>;