import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { listPolicies } from '#client/records/list-policies.ts';

const pages = gql`
  query Documents($query: String, $first: Int, $after: String) {
    documents(query: $query, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
        }
      }
    }
  }
`;

const choice = gql`
  query DocumentsToLink($query: String, $first: Int) {
    documents(query: $query, first: $first) {
      nodes {
        id
      }
    }
  }
`;

const page = (...ids: string[]) => ({
  documents: {
    __typename: 'DocumentConnection',
    totalCount: ids.length,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: ids.at(-1) },
    edges: ids.map((id) => ({
      __typename: 'DocumentEdge',
      cursor: id,
      node: { __typename: 'Document', id },
    })),
  },
});

function cacheWith(writes: { query: typeof pages; variables: object; data: object }[]) {
  const cache = new InMemoryCache({ typePolicies: listPolicies });
  for (const each of writes) cache.writeQuery(each);
  return (variables: object) =>
    cache
      .readQuery<ReturnType<typeof page>>({ query: pages, variables })
      ?.documents.edges.map(({ node }) => node.id);
}

test('the pages of one choice of filters are one list, of another one another', () => {
  const idsOf = cacheWith([
    { query: pages, variables: { first: 2 }, data: page('1', '2') },
    { query: pages, variables: { first: 2, after: '2' }, data: page('3') },
    { query: pages, variables: { first: 2, query: 'airway' }, data: page('2') },
  ]);
  expect(idsOf({ first: 2 })).toEqual(['1', '2', '3']);
  expect(idsOf({ first: 2, query: 'airway' })).toEqual(['2']);
  expect(idsOf({ first: 2, query: 'trauma' })).toBeUndefined();
});

test('a list that is read without pages leaves the one with pages as it is', () => {
  const nodes = [{ __typename: 'Document', id: '1' }];
  const idsOf = cacheWith([
    { query: pages, variables: { first: 2 }, data: page('1', '2') },
    {
      query: choice,
      variables: { first: 1 },
      data: { documents: { __typename: 'DocumentConnection', nodes } },
    },
  ]);
  expect(idsOf({ first: 2 })).toEqual(['1', '2']);
});
