import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { answer } from './answers.ts';
import { notificationOf } from './notification.ts';

/** The minimum: a `ws` server that sends each socket its text. */
const size = Number(process.argv[2]);
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

answer(() => {
  let index = 0;
  for (const socket of sockets.clients) {
    const payload = { data: { notificationAdded: notificationOf((index += 1)) } };
    socket.send(JSON.stringify({ id: '1', type: 'next', payload }));
  }
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ kind: 'ready', port, cookies: Array.from({ length: size }, () => '') });
});
