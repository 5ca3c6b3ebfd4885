import { createSchema, createYoga } from 'graphql-yoga';
import { createServer, type IncomingMessage } from 'node:http';
import { port, resolvers, typeDefs, userOf, type Asker } from './work.ts';

const yoga = createYoga<{ req: IncomingMessage }, Asker>({
  schema: createSchema<{ req: IncomingMessage } & Asker>({ typeDefs, resolvers }),
  context: ({ req }) => ({ userId: userOf(req) }),
  logging: false,
});
createServer(yoga).listen(port, '127.0.0.1');
