// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;

export const ReflectiveLogPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReflectiveLogPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reflectiveLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReflectiveLogParts"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EvidenceFileParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EvidenceFileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"hasThumbnail"}},{"kind":"Field","name":{"kind":"Name","value":"missingAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDamaged"}},{"kind":"Field","name":{"kind":"Name","value":"substance"}},{"kind":"Field","name":{"kind":"Name","value":"badge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"isSigned"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReflectiveLogParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReflectiveLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"learningOutcomes"}},{"kind":"Field","name":{"kind":"Name","value":"futureApplication"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"activityTitle"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedCreatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepUntil"}}]}}]} as unknown as DocumentNode;

/**
 * __useReflectiveLogPageQuery__
 *
 * To run a query within a React component, call `useReflectiveLogPageQuery` and pass it any options that fit your needs.
 * When your component renders, `useReflectiveLogPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useReflectiveLogPageQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useReflectiveLogPageQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables> & ({ variables: Types.ReflectiveLogPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>(ReflectiveLogPageDocument, options);
      }
export function useReflectiveLogPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>(ReflectiveLogPageDocument, options);
        }
// @ts-ignore
export function useReflectiveLogPageSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>;
export function useReflectiveLogPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ReflectiveLogPageQuery | undefined, Types.ReflectiveLogPageQueryVariables>;
export function useReflectiveLogPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>(ReflectiveLogPageDocument, options);
        }
export type ReflectiveLogPageQueryHookResult = ReturnType<typeof useReflectiveLogPageQuery>;
export type ReflectiveLogPageLazyQueryHookResult = ReturnType<typeof useReflectiveLogPageLazyQuery>;
export type ReflectiveLogPageSuspenseQueryHookResult = ReturnType<typeof useReflectiveLogPageSuspenseQuery>;
export type ReflectiveLogPageQueryResult = ApolloReactCommon.QueryResult<Types.ReflectiveLogPageQuery, Types.ReflectiveLogPageQueryVariables>;