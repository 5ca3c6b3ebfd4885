import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvError } from '../env.ts';

/**
 * Locks a data folder for this process. The lock is an open local socket, which the operating system closes with the
 * process, so that even a kill leaves nothing behind that could block the next start.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const id = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16);
  const address = addressOf(`paramed-cpd-${id}`);
  if (isFile(address)) {
    if (await isListening(address)) throw inUse(dataDir);
    rmSync(address, { force: true });
  }
  const holder = await listen(address).catch(() => {
    throw inUse(dataDir);
  });
  holder.unref();
  return () => holder.close();
}

/** Linux and Windows support socket names without a file, so that of two concurrent starts exactly one gets it. */
function addressOf(name: string): string {
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

const isFile = (address: string) => address.startsWith('/');

const inUse = (dataDir: string) =>
  new EnvError(
    `DATA_DIR: ${dataDir} is in use by another ParaMed CPD process. Stop it, or choose another folder.`,
  );

const isListening = (address: string) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(address);
    probe.once('connect', () => resolve((probe.destroy(), true)));
    probe.once('error', () => resolve(false));
  });

const listen = (address: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
