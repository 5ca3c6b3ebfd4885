import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { Kind, OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

export interface ClientOperation {
  name: string;
  kind: OperationTypeNode;
  /** As Apollo Client sends it. */
  text: string;
}

/** The app's queries and mutations as Apollo Client sends them. Subscriptions use a socket and are left out. */
export async function clientOperations(): Promise<ClientOperation[]> {
  const folder = resolve('client/graphql/operations');
  const modules = await Promise.all(
    readdirSync(folder).map((file) => import(`${folder}/${file}`) as Promise<object>),
  );
  const documents = modules.flatMap((each) => Object.values(each)).filter(isDocument);
  const sent: ClientOperation[] = [];
  for (const document of documents) {
    const { operation: kind, name } = document.definitions.find(
      (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
    ) ?? { operation: OperationTypeNode.SUBSCRIPTION, name: undefined };
    if (kind === OperationTypeNode.SUBSCRIPTION) continue;
    sent.push({ kind, name: name!.value, text: await textOf(document, kind) });
  }
  return sent;
}

async function textOf(document: DocumentNode, kind: OperationTypeNode): Promise<string> {
  let text = '';
  const fetch = async (_url: unknown, init?: RequestInit) => {
    text = (JSON.parse(String(init?.body)) as { query: string }).query;
    return Response.json({ data: null });
  };
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({ uri: 'http://127.0.0.1/graphql', fetch }),
  });
  const errorPolicy = 'ignore' as const;
  await (kind === OperationTypeNode.QUERY
    ? client.query({ query: document, fetchPolicy: 'no-cache', errorPolicy })
    : client.mutate({ mutation: document, fetchPolicy: 'no-cache', errorPolicy }));
  client.stop();
  return text;
}

const isDocument = (exported: unknown): exported is DocumentNode =>
  (exported as Partial<DocumentNode> | null)?.kind === Kind.DOCUMENT;
