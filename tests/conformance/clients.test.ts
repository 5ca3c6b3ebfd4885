import { ApolloClient, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { Client, fetchExchange } from '@urql/core';
import { ClientError, GraphQLClient } from 'graphql-request';
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp } from '#tests/support/client';
import { useServer } from '#tests/support/server';

/** GraphQL clients set up as their users begin with them, each with an access token. Subscriptions: guide.test.ts. */
const server = useServer();
let url: string;
let headers: { authorization: string };
beforeAll(async () => {
  const owner = await signedUp(server(), { fullName: 'Robin Token' });
  const scopes = ['profile:read', 'activities:write'];
  const { body } = await owner.rest('POST', '/user/access-tokens', {
    name: 'Clients',
    days: 7,
    scopes,
  });
  url = `${server().url}/graphql`;
  headers = { authorization: `Bearer ${body.secret}` };
});

interface Sent {
  data?: any;
  /** Message and code of each error. */
  errors?: [string, unknown][];
}

const listed = (errors: readonly { message: string; extensions?: Record<string, unknown> }[]) =>
  errors.map(({ message, extensions }): [string, unknown] => [message, extensions?.['code']]);

type Send = (query: string, variables?: object) => Promise<Sent>;

const clients: [name: string, send: Send][] = [
  [
    '@apollo/client',
    async (text, variables) => {
      const client = new ApolloClient({
        link: new HttpLink({ uri: url, headers }),
        cache: new InMemoryCache(),
      });
      const document = gql(text);
      try {
        const { data } = text.startsWith('mutation')
          ? await client.mutate({ mutation: document, variables: variables as never })
          : await client.query({ query: document, variables: variables as never });
        return { data };
      } catch (error) {
        if (!CombinedGraphQLErrors.is(error)) throw error;
        return { errors: listed(error.errors) };
      }
    },
  ],
  ['@urql/core', urql(false)],
  ['@urql/core with GET, as it is by default', urql('within-url-limit')],
  [
    'graphql-request',
    async (text, variables) => {
      const client = new GraphQLClient(url, { headers });
      try {
        return { data: await client.request(text, variables) };
      } catch (error) {
        if (!(error instanceof ClientError)) throw error;
        return { errors: listed(error.response.errors as never) };
      }
    },
  ],
];

function urql(preferGetMethod: false | 'within-url-limit'): Send {
  return async (text, variables) => {
    const fetchOptions = { headers };
    const client = new Client({ url, fetchOptions, preferGetMethod, exchanges: [fetchExchange] });
    const given = (variables ?? {}) as Record<string, unknown>;
    const { data, error } = text.startsWith('mutation')
      ? await client.mutation(text, given).toPromise()
      : await client.query(text, given).toPromise();
    // A program shows these; a failure of the network has none.
    if (error?.networkError) throw error.networkError;
    return error ? { errors: listed(error.graphQLErrors) } : { data };
  };
}

describe.for(clients)('%s', ([name, send]) => {
  const input = { title: `By ${name}`, category: 'CLINICAL_PRACTICE', hours: 2 };
  const CREATE = `mutation($input: CreateActivityInput!) { createActivity(input: $input) { title } }`;

  test('reads', async () => {
    const { data } = await send('query { me { fullName } }');
    expect(data.me).toMatchObject({ fullName: 'Robin Token' });
  });

  test('writes', async () => {
    const { data } = await send(CREATE, { input });
    expect(data.createActivity).toMatchObject({ title: input.title });
    const list = await send(
      'query($first: Int) { activities(first: $first) { nodes { title } } }',
      {
        first: 50,
      },
    );
    expect(JSON.stringify(list.data)).toContain(input.title);
  });

  test.for<[what: string, code: string, query: string, variables?: object]>([
    ['of a field', 'NOT_FOUND', 'query { activity(id: "999999") { title } }'],
    ['of a form', 'BAD_USER_INPUT', CREATE, { input: { ...input, hours: -1 } }],
    ['of the token', 'FORBIDDEN', 'query { documents { totalCount } }'],
    ['of a variable', 'BAD_USER_INPUT', CREATE, { input: { hours: 'two' } }],
    ['of the document', 'GRAPHQL_VALIDATION_FAILED', 'query { nothing }'],
  ])('reads the error %s', async ([, code, query, variables]) => {
    const { errors } = await send(query, variables);
    expect(errors?.map(([, each]) => each)).toContain(code);
    expect(errors![0]![0]).toMatch(/\w/);
  });
});
