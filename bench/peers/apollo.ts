import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { port, resolvers, typeDefs, userOf, type Asker } from './work.ts';

const apollo = new ApolloServer<Asker>({ typeDefs, resolvers });
await apollo.start();
express()
  .use(
    '/graphql',
    express.json(),
    expressMiddleware(apollo, { context: async ({ req }) => ({ userId: userOf(req) }) }),
  )
  .listen(port, '127.0.0.1');
