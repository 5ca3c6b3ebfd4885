import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { chunks } from './client/prefetch/chunks.ts';
import { globalStyles } from './client/prefetch/global-styles.ts';
import { earlyRequests } from './client/prefetch/plugin.ts';
import { languageFile } from './client/lib/pictures/language-plugin.ts';
import { serviceWorker } from './client/worker/plugin.ts';
import { BUNDLED, licences } from './scripts/licences.ts';

/** The client. */
export default defineConfig({
  root: 'client',
  plugins: [
    react(),
    quietRouter(),
    outlinedOnly(),
    globalStyles(),
    earlyRequests(),
    languageFile(),
    precompressed(),
    licences(),
    serviceWorker(),
  ],
  // rxjs has a smaller build under this condition, without the helpers for old browsers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { resolveDependencies: loadedTogether },
    license: { fileName: BUNDLED },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // The first load names most of the others: one character less of each hash, which nothing compresses, saves 0.2 kB.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
      // Emotion needs it for a function that nothing here calls.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
    },
  },
});

/**
 * Lists what a part that loads later needs besides what every page has or requests early, so that all of it loads at once. The frame's
 * own parts are requested early or load when the browser is idle: without their lists, the first load is 4 kB smaller.
 */
function loadedTogether(
  _file: string,
  needed: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return needed;
  if (/(^|\/)(frame|Layout)-[^/]+$/.test(hostId)) return [];
  return needed.filter(
    (file) => !/\/(react|start|frame|apollo|print|filter|rolldown-runtime)-/.test(file),
  );
}

/** Takes the router without its warnings for developers, which its package gives to every bundler: half a kB. */
function quietRouter(): Plugin {
  const production = join(import.meta.dirname, 'node_modules/react-router/dist/production');
  return {
    name: 'quiet-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(production, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
        ],
      },
    }),
  };
}

/** Leaves out the filled and the underlined inputs, which MUI's text fields and selects bring along: 3 kB. */
function outlinedOnly(): Plugin {
  return {
    name: 'outlined-only',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!/@mui\/material\/(TextField|Select)\//.test(importer ?? '')) return null;
      const isOther = /^\.\.\/(Filled)?Input\/index\.mjs$/.test(source);
      return isOther ? this.resolve('../OutlinedInput/index.mjs', importer) : null;
    },
  };
}

/** Writes .br and .gz beside every text asset, so that serving one costs no CPU. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    writeBundle({ dir }) {
      const folder = join(dir!, 'assets');
      for (const name of readdirSync(folder)) {
        if (!/\.(js|css|svg|json|traineddata)$/.test(name)) continue;
        const text = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
        // The last percent of megabytes takes half a minute.
        const params = { [constants.BROTLI_PARAM_QUALITY]: text.length > 2_000_000 ? 9 : 11 };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, { params }));
      }
    },
  };
}
