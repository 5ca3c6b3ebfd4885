import { createServer } from 'node:http';
import { env } from 'node:process';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { port } from './work.ts';

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  // It hides fields without an index of their own; ours are partial, without deleted rows.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [
    makePgService({
      connectionString: env['DATABASE_URL']!,
      schemas: ['public'],
      poolConfig: { max: 10 },
    }),
  ],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
});
const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(port, '127.0.0.1');
