import { spawn } from 'node:child_process';
import { processDefaults } from './process.ts';

export interface BuiltServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts `dist/server/main.js` of a folder on a free port and waits for the line with its address. */
export async function startBuiltServer(
  env: Record<string, string>,
  folder = '.',
): Promise<BuiltServer> {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', LOG_LEVEL: 'error', ...processDefaults, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /ready at (http:\/\/[\w.:]+)/.exec(output);
      if (found) resolve(found[1]!);
      // The line names the cause of an answer that a test did not expect.
      if (/"level":[56]0/.test(chunk.toString())) process.stderr.write(chunk);
    });
  });
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      const code = await ended;
      if (code !== 0) throw new Error(`the server ended with ${code} at a signal to stop`);
    },
  };
}
