import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { createPubSub } from 'graphql-yoga';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { answer } from '../sockets/answers.ts';
import { notificationOf } from '../sockets/notification.ts';

/** graphql-ws with a topic per user, whose id it trusts: it checks no session and reads no database. */
const size = Number(process.argv[2]);
const cookies = Array.from({ length: size }, (_, index) => `user=${index + 1}`);
const topics = createPubSub<{ notificationAdded: [user: string, payload: object] }>();
const schema = buildSchema(`
  type Query { ok: Boolean }
  type Subscription { notificationAdded: Notification! }
  type Notification {
    id: Int! title: String! message: String! isRead: Boolean! createdAt: String! kind: String! link: String
  }`);
schema.getSubscriptionType()!.getFields()['notificationAdded']!.subscribe = (
  _root,
  _args,
  { user }: { user: string },
) => topics.subscribe('notificationAdded', user);

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
useServer({ schema, context: ({ extra }) => ({ user: extra.request.headers.cookie }) }, sockets);

answer(() => {
  cookies.forEach((user, index) => {
    const { createdAt, ...notification } = notificationOf(index + 1);
    topics.publish('notificationAdded', user, {
      notificationAdded: { ...notification, createdAt: createdAt.toISOString() },
    });
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ kind: 'ready', port, cookies });
});
