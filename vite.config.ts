import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './client/early/chunks.ts';
import { globalStyles } from './client/early/global-styles.ts';
import { earlyRequests } from './client/early/plugin.ts';
import { BUNDLED, licences } from './scripts/licences.ts';

/** The client. */
export default defineConfig({
  root: 'client',
  plugins: [react(), globalStyles(), earlyRequests(), precompressed(), licences()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    license: { fileName: BUNDLED },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});

/** Writes .br and .gz beside every text asset, so that serving one costs no CPU. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    writeBundle({ dir }) {
      const folder = join(dir!, 'assets');
      for (const name of readdirSync(folder)) {
        if (!/\.(js|css|svg|json)$/.test(name)) continue;
        const text = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, { params }));
      }
    },
  };
}
