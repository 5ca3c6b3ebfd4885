import { fastify } from 'fastify';
import mercurius from 'mercurius';
import { port, resolvers, typeDefs, userOf } from './work.ts';

declare module 'mercurius' {
  interface MercuriusContext {
    userId: number;
  }
}

const app = fastify();
await app.register(mercurius, {
  schema: typeDefs,
  resolvers,
  jit: 1,
  context: (request) => ({ userId: userOf(request.raw) }),
});
await app.listen({ port, host: '127.0.0.1' });
