import { InMemoryCache } from '@apollo/client';
import { print, type DocumentNode } from 'graphql';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { CurrentUserDocument, DashboardDocument } from '../graphql/generated.ts';
import { beginEarly, type Beginning, type FilesForLater } from './begin.ts';

/** The first queries of every signed-in screen, and those of the dashboard. */
const operations = { CurrentUser: CurrentUserDocument, Dashboard: DashboardDocument };
const everywhere = ['app/apollo.ts', 'app/UserArea.tsx', 'app/Layout.tsx'];

/** Screens that users are likely to open next. */
const likely = [
  'features/records/activities/ActivityDialog.tsx',
  'features/records/activities/AllFields.tsx',
  'features/records/activities/quick-log/QuickFields.tsx',
  'features/records/evidence-files/EvidencePanel.tsx',
  'features/records/reflective-logs/ReflectiveLogDialog.tsx',
  'features/records/reflective-logs/ReflectiveLogForm.tsx',
  'features/proof/portfolio/ReportDialog.tsx',
  'components/ActionList.tsx',
  'components/toast/ToastStack.tsx',
];

/** The editors of waiting changes: those are the forms that work without a connection. */
const EDITOR = 'app/OutboxEditor.tsx';

/** Parts that work without a connection, with the forms that the editor loads. */
const offline = [
  EDITOR,
  'app/palette/PaletteDialog.tsx',
  'components/ActionList.tsx',
  'components/toast/ToastStack.tsx',
  'features/records/activities/AddToActivity.tsx',
  'features/records/activities/AllFields.tsx',
  'features/records/activities/change-of-each.ts',
  'features/records/activities/quick-log/OtherDay.tsx',
  'features/records/activities/quick-log/QuickFields.tsx',
  'features/records/activities/quick-log/shared-to-log.ts',
  'features/records/activities/SelectionBar.tsx',
  'features/records/documents/DocumentViewDialog.tsx',
  'features/records/documents/document-dialog.ts',
  'features/records/evidence-files/EvidencePanel.tsx',
  'features/records/reflective-logs/ReflectiveLogDialog.tsx',
  'features/records/reflective-logs/ReflectiveLogForm.tsx',
  'records/RecordDialog.tsx',
  'records/outbox/documents.ts',
  'records/outbox/OutboxDialog.tsx',
  'records/outbox/WaitingItem.tsx',
  'records/outbox/WaitingRecords.tsx',
];

/**
 * Adds a small script to the page's head that requests the screen's data and code at once, while the
 * browser still loads the program that will use them.
 */
export function earlyRequests(): Plugin {
  return {
    name: 'early-requests',
    apply: 'build',
    writeBundle({ dir }) {
      const manifest = JSON.parse(
        readFileSync(join(dir!, '.vite/manifest.json'), 'utf8'),
      ) as Manifest;
      const loaded = filesOf(manifest, ['index.html']);
      const without = (known: string[], modules: string[]) =>
        filesOf(manifest, modules).filter((file) => !known.includes(file));
      /** Writes an asset, whose name contains its hash, and returns its path. */
      const written = (name: string, extension: string, text: string) => {
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
        const path = `assets/${name}-${hash}.${extension}`;
        writeFileSync(join(dir!, path), text);
        return path;
      };
      const code = without(loaded, everywhere);
      const auth = without(loaded, ['pages/AuthPage.tsx']);
      const dashboard = without(loaded, [
        'pages/DashboardPage.tsx',
        'features/standing/audit-readiness/AuditReadinessCard.tsx',
      ]);
      const forLater: FilesForLater = {
        likely: without([...loaded, ...code], likely),
        offline: without(
          [...loaded, ...code],
          [...offline, ...(manifest[EDITOR]?.dynamicImports ?? [])],
        ),
      };
      const beginning: Beginning = {
        queries: Object.fromEntries(
          Object.entries(operations).map(([name, document]) => [name, asSent(document)]),
        ),
        auth,
        code,
        dashboard,
        later: `/${written('later', 'json', JSON.stringify(forLater))}`,
      };
      const script = `(${beginEarly.toString()})(${JSON.stringify(beginning)});\n`;
      const name = written('early', 'js', script);
      const page = join(dir!, 'index.html');
      const tag = `<script src="/${name}"></script>\n    <script type="module"`;
      writeFileSync(page, readFileSync(page, 'utf8').replace('<script type="module"', tag));
    },
  };
}

/** Returns the files of some modules with all their imports. */
function filesOf(manifest: Manifest, modules: string[]): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk of its own for ${name}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const each of chunk.imports ?? []) add(each);
  };
  for (const each of modules) add(each);
  return [...files];
}

/** The exact request that the client will send, so that it can use the response. */
const asSent = (document: DocumentNode) => print(new InMemoryCache().transformDocument(document));
