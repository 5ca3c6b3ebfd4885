import { defineConfig } from 'vite';

/** The server as one file beside its password thread; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  oxc: { decorator: { legacy: true } } as never,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'server/main.ts', 'password.worker': 'server/auth/password.worker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
