import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { BUILT_OPERATIONS, operationsIn } from './server/sandbox/app-operations.ts';

/** Texts that the server shows: the developer's guide, and the app's operations in the sandbox. */
const texts: Plugin = {
  name: 'texts',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'api.md',
      source: readFileSync('docs/api.md', 'utf8'),
    });
    this.emitFile({
      type: 'asset',
      fileName: BUILT_OPERATIONS,
      source: operationsIn(pathToFileURL('client/')),
    });
  },
};

/** The server as one file beside its threads and the processes that draw pictures and make PDFs; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  plugins: [texts],
  oxc: { decorator: { legacy: true } } as never,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        'password.worker': 'server/auth/passwords/password.worker.ts',
        'account-import.worker': 'server/schema/records/imports/account-import.worker.ts',
        'calendar.worker': 'server/calendars/calendar.worker.ts',
        'picture.worker': 'server/pictures/picture.worker.ts',
        'pdf.worker': 'server/pictures/pdf.worker.ts',
        'heic.worker': 'server/pictures/heic.worker.ts',
        'new-database': 'scripts/new-database.ts',
        // For the operator, also where only dist is.
        backup: 'scripts/backup.ts',
        restore: 'scripts/restore.ts',
        'badge-keys': 'scripts/badge-keys.ts',
        certificate: 'scripts/certificate.ts',
        factors: 'scripts/factors.ts',
        resource: 'scripts/resource.ts',
        'security-events': 'scripts/security-events.ts',
        settings: 'scripts/settings.ts',
        'portfolio.worker': 'server/reports/portfolio.worker.ts',
        'submission.worker': 'server/reports/submission.worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
