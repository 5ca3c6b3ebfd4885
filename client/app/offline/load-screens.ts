import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import {
  ActivitiesDocument,
  BookmarksDocument,
  CountedEvidenceDocument,
  DashboardDocument,
  DocumentsDocument,
  LearningModulesDocument,
  LearningPlanDocument,
  ModulePlayerDocument,
  RepeatableActivitiesDocument,
  ReflectiveLogsDocument,
  type ActivitiesQuery,
  type BookmarksQueryVariables,
  type CountedEvidenceQueryVariables,
  type DocumentsQueryVariables,
  type LearningModulesQuery,
  type LearningPlanQueryVariables,
  type ReflectiveLogsQueryVariables,
  type RepeatableActivitiesQueryVariables,
} from '#client/graphql/generated.ts';
import { inTurn } from '#client/lib/idle.ts';
import { countedEvidenceMessages } from '#domain/standing/counted-evidence';
import { LOG_PAGES_MAX } from '#domain/records/offline';
import { PAGE_DEFAULT, PAGE_MAX } from '#domain/pages';
import { logPage, nextPage, openLog } from './kept-log.ts';

/** The queries of screens as they open first; tests/faults/browser/offline.test.ts opens each. */
const screens: [query: DocumentNode, variables: OperationVariables][] = [
  [DashboardDocument, {}],
  [ActivitiesDocument, openLog],
  [RepeatableActivitiesDocument, { first: PAGE_MAX } satisfies RepeatableActivitiesQueryVariables],
  [ReflectiveLogsDocument, { first: PAGE_DEFAULT } satisfies ReflectiveLogsQueryVariables],
  [
    LearningPlanDocument,
    { period: 'current', first: PAGE_MAX } satisfies LearningPlanQueryVariables,
  ],
  [
    DocumentsDocument,
    { type: 'all', query: '', first: PAGE_DEFAULT } satisfies DocumentsQueryVariables,
  ],
  [
    CountedEvidenceDocument,
    { first: countedEvidenceMessages.pageSize } satisfies CountedEvidenceQueryVariables,
  ],
  [BookmarksDocument, { first: PAGE_MAX } satisfies BookmarksQueryVariables],
];

/** Loads what a user may need without a connection and has not opened today, one request after the other. */
export async function loadScreens(client: ApolloClient): Promise<void> {
  const load = async <Data>(query: DocumentNode, variables: OperationVariables = {}) => {
    await inTurn();
    const { data } = await client.query<Data>({
      query,
      variables,
      fetchPolicy: 'no-cache',
      context: { isForLater: true, fetchOptions: { priority: 'low' } },
    });
    return data;
  };
  for (const [query, variables] of screens) await load(query, variables);
  let after: string | null = null;
  for (let page = 0; page < LOG_PAGES_MAX; page += 1) {
    const log: ActivitiesQuery | undefined = await load(ActivitiesDocument, logPage(after));
    after = log ? nextPage(log) : null;
    if (!after) break;
  }
  const found = await load<LearningModulesQuery>(LearningModulesDocument);
  for (const { id } of found?.modules.filter(({ inProgress }) => inProgress) ?? []) {
    await load(ModulePlayerDocument, { id });
  }
}
