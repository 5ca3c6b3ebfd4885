import type { WebSocket } from 'ws';
import type { SocketLimits } from '../limits.ts';
import { Close } from './close.ts';

/** Closes a misbehaving socket: ignores its messages, and gives it a moment for the closing handshake. */
export function closeSocket(
  socket: WebSocket,
  code: number,
  reason: string,
  { goodbyeMs }: SocketLimits,
) {
  for (const event of ['message', 'ping', 'pong']) socket.removeAllListeners(event);
  socket.close(code, reason);
  const timer = setTimeout(() => socket.terminate(), goodbyeMs);
  socket.once('close', () => clearTimeout(timer));
}

/** Counts the sockets of each user in this process. */
export function createSocketCounter({ socketsPerUser }: SocketLimits) {
  const counts = new Map<number, number>();
  return {
    /** Counts a socket until it closes; false if the user has too many. */
    enter(userId: number, socket: WebSocket): boolean {
      const count = counts.get(userId) ?? 0;
      if (count >= socketsPerUser) return false;
      counts.set(userId, count + 1);
      socket.once('close', () => {
        const left = counts.get(userId)! - 1;
        if (left > 0) counts.set(userId, left);
        else counts.delete(userId);
      });
      return true;
    },
  };
}

/** Closes a socket that floods the server, or does not read what it is sent. */
export function limitMessages(socket: WebSocket, limits: SocketLimits): void {
  forgiveWrites(socket);
  let received = 0;
  let waiting = 0;
  const hear = () => {
    received += 1;
    if (received > limits.messages) closeSocket(socket, Close.policy, 'Too many messages', limits);
    else if (socket.bufferedAmount > limits.bufferedBytes) tooSlow();
  };
  const tooSlow = () => closeSocket(socket, Close.policy, 'Too slow', limits);
  const flood = setInterval(() => (received = 0), limits.messagesWithinMs);
  const stall = setInterval(() => {
    const before = waiting;
    waiting = socket.bufferedAmount;
    if (before > 0 && waiting >= before) tooSlow();
  }, limits.pingMs);
  socket.on('message', hear).on('ping', hear).on('pong', hear);
  socket.once('close', () => {
    clearInterval(flood);
    clearInterval(stall);
  });
}

type Write = (data: string, done?: (error?: Error) => void) => void;

/** A write to a broken connection is not an error: its client catches up when it reconnects. */
function forgiveWrites(socket: WebSocket): void {
  const write = socket.send.bind(socket) as Write;
  socket.send = ((data, done) => write(data, () => done?.())) as Write as typeof socket.send;
}
