import { createServer, type AddressInfo, type Socket } from 'node:net';
import { admit } from './admitted.ts';

/** The test file that every scanner detects, in two parts so that this source file is not detected. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR${'-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`;

/** A fake clamd with its protocol: PING, and INSTREAM in chunks that start with their length (clamd(8)). */
export async function fakeClamd() {
  const sockets = new Set<Socket>();
  const scanned: Buffer[] = [];
  const state = {
    mode: 'well' as 'well' | 'hangs' | 'cuts' | 'limits',
    /** The content it has received. */
    scanned,
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', admit('ECONNRESET', 'EPIPE'));
    socket.once('close', () => sockets.delete(socket));
    const pieces: Buffer[] = [];
    socket.on('data', (piece) => {
      pieces.push(piece);
      if (state.mode === 'hangs') return;
      if (state.mode === 'cuts') return void socket.destroy();
      const response = answerTo(Buffer.concat(pieces));
      // The client may still be sending when it has its response.
      if (response !== null && !socket.writableEnded) socket.end(`${response}\0`);
    });
  });
  function answerTo(all: Buffer): string | null {
    if (all.toString() === 'zPING\0') return 'PONG';
    const start = 'zINSTREAM\0'.length;
    if (all.length < start) return null;
    if (all.toString('utf8', 0, start) !== 'zINSTREAM\0') return 'UNKNOWN COMMAND';
    if (state.mode === 'limits') return 'INSTREAM size limit exceeded. ERROR';
    const pieces: Buffer[] = [];
    for (let at = start; at + 4 <= all.length;) {
      const length = all.readUInt32BE(at);
      if (length === 0) return verdict(Buffer.concat(pieces));
      pieces.push(all.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
    return null;
  }
  function verdict(content: Buffer): string {
    scanned.push(content);
    return content.includes(EICAR) ? 'stream: Eicar-Signature FOUND' : 'stream: OK';
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    port: (server.address() as AddressInfo).port,
    /** Closes all connections and stops listening. */
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
