import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Builds the service worker with the list of files that the app needs to open without a connection: all but the readers of
 * PDFs and of pictures, which are large and load when a file is first read. The development server's worker keeps none.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    writeBundle: {
      // After the plugins that still change files.
      order: 'post',
      sequential: true,
      handler: async ({ dir }) => writeFileSync(join(dir!, 'sw.js'), await workerWith(shell(dir!))),
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use('/sw.js', (_req, res, next) => {
        workerWith([]).then(
          (code) => res.setHeader('content-type', 'text/javascript').end(code),
          next,
        );
      }),
  };
}

async function workerWith(files: { url: string; revision: string | null }[]): Promise<string> {
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      SHELL: JSON.stringify(files),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: 'client/worker/main.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** Names of assets contain their hash; the others change under the same name. */
function shell(dir: string) {
  const assets = readdirSync(join(dir, 'assets')).filter(
    (name) => !/\.(gz|br|traineddata)$|^(pdf|picture)-words\.worker-/.test(name),
  );
  const others = readdirSync(dir).filter((name) => /\.(js|svg|png|webmanifest)$/.test(name));
  return [
    { url: '/', revision: hashOf(join(dir, 'index.html')) },
    ...others
      .filter((name) => name !== 'sw.js')
      .map((name) => ({ url: `/${name}`, revision: hashOf(join(dir, name)) })),
    ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
  ];
}

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
