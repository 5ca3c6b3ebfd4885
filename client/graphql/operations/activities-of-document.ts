// @ts-nocheck
// Written by `npm run codegen`. Do not edit.
import type * as Types from '../generated.ts';
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;

export const ActivitiesOfDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivitiesOfDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}}]}}]}}]} as unknown as DocumentNode;

/**
 * __useActivitiesOfDocumentQuery__
 *
 * To run a query within a React component, call `useActivitiesOfDocumentQuery` and pass it any options that fit your needs.
 * When your component renders, `useActivitiesOfDocumentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useActivitiesOfDocumentQuery({
 *   variables: {
 *      documentId: // value for 'documentId'
 *   },
 * });
 */
export function useActivitiesOfDocumentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.ActivitiesOfDocumentQuery, Types.ActivitiesOfDocumentQueryVariables> & ({ variables: Types.ActivitiesOfDocumentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.ActivitiesOfDocumentQuery, Types.ActivitiesOfDocumentQueryVariables>(ActivitiesOfDocumentDocument, options);
      }
export function useActivitiesOfDocumentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.ActivitiesOfDocumentQuery, Types.ActivitiesOfDocumentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.ActivitiesOfDocumentQuery, Types.ActivitiesOfDocumentQueryVariables>(ActivitiesOfDocumentDocument, options);
        }
// @ts-ignore
export function useActivitiesOfDocumentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Types.ActivitiesOfDocumentQuery, Types.ActivitiesOfDocumentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ActivitiesOfDocumentQuery, Types.ActivitiesOfDocumentQueryVariables>;
export function useActivitiesOfDocumentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ActivitiesOfDocumentQuery, Types.ActivitiesOfDocumentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Types.ActivitiesOfDocumentQuery | undefined, Types.ActivitiesOfDocumentQueryVariables>;
export function useActivitiesOfDocumentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Types.ActivitiesOfDocumentQuery, Types.ActivitiesOfDocumentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Types.ActivitiesOfDocumentQuery, Types.ActivitiesOfDocumentQueryVariables>(ActivitiesOfDocumentDocument, options);
        }
export type ActivitiesOfDocumentQueryHookResult = ReturnType<typeof useActivitiesOfDocumentQuery>;
export type ActivitiesOfDocumentLazyQueryHookResult = ReturnType<typeof useActivitiesOfDocumentLazyQuery>;
export type ActivitiesOfDocumentSuspenseQueryHookResult = ReturnType<typeof useActivitiesOfDocumentSuspenseQuery>;
export type ActivitiesOfDocumentQueryResult = ApolloReactCommon.QueryResult<Types.ActivitiesOfDocumentQuery, Types.ActivitiesOfDocumentQueryVariables>;