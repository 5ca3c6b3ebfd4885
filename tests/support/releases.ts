import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startBuiltServer, type BuiltServer } from './built-server.ts';
import { freePort } from './free-port.ts';
import { copyMigratedDatabase } from './image.ts';

export interface Releases {
  url: string;
  /** Replaces the running version by another one; returns what the names of all of its files end with. */
  next(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a copy of the built product that can be updated: at the same address, with the same data. */
export async function startReleases(): Promise<Releases> {
  const folder = mkdtempSync(join(tmpdir(), 'paramed-releases-'));
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  cpSync('package.json', join(folder, 'package.json'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const data = mkdtempSync(join(tmpdir(), 'paramed-releases-data-'));
  copyMigratedDatabase(data);
  const port = await freePort();
  const start = () => startBuiltServer({ DATA_DIR: data, PORT: String(port) }, folder);
  let server: BuiltServer = await start();
  let count = 0;
  return {
    url: server.url,
    async next() {
      await server.stop();
      const suffix = `-r${(count += 1)}`;
      renameFiles(join(folder, 'dist/client'), suffix);
      server = await start();
      return suffix;
    },
    async stop() {
      await server.stop();
      for (const each of [folder, data]) rmSync(each, { recursive: true, force: true });
    },
  };
}

/** Gives every file of the client another name, as a release in which everything has changed. */
function renameFiles(client: string, suffix: string): void {
  const assets = join(client, 'assets');
  for (const name of readdirSync(assets)) {
    if (/\.(gz|br)$/.test(name)) rmSync(join(assets, name));
  }
  const renamed = (name: string) => name.replace(/(-r\d+)?(\.\w+)$/, `${suffix}$2`);
  const names = new Set(readdirSync(assets).filter((name) => /\.(js|css|json)$/.test(name)));
  const rewrite = (file: string) => {
    const text = readFileSync(file, 'utf8').replace(/[\w.-]+\.(?:json|js|css)\b/g, (name) =>
      names.has(name) ? renamed(name) : name,
    );
    writeFileSync(file, text);
    return text;
  };
  for (const name of names) {
    rewrite(join(assets, name));
    renameSync(join(assets, name), join(assets, renamed(name)));
  }
  const page = rewrite(join(client, 'index.html'));
  const worker = join(client, 'sw.js');
  const hash = createHash('sha256').update(page).digest('hex').slice(0, 16);
  // The page in the list of the worker's files.
  const list = /(url:\s*[`"']\/[`"'],\s*revision:\s*[`"'])\w+/;
  const text = rewrite(worker);
  if (!list.test(text)) throw new Error('The worker has no list of files.');
  writeFileSync(worker, text.replace(list, `$1${hash}`));
}
