import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';

/** Fails if schema.graphql or the generated client is out of date. */
const before = written();
// Removes the output of deleted .graphql files.
rmSync('client/graphql/operations', { recursive: true });
for (const script of ['schema', 'codegen']) {
  execFileSync('npm', ['run', '--silent', script], { stdio: ['ignore', 'ignore', 'inherit'] });
}
const after = written();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => after.get(file) !== before.get(file),
);
if (changed.length > 0) {
  console.error(`Out of date, rewritten: ${changed.join(', ')}. Commit them.`);
  process.exit(1);
}

/** The generated files with their contents. */
function written(): Map<string, string> {
  const files = [
    'schema.graphql',
    'server/metrics/client-operations.ts',
    'server/graphql/own-operations.ts',
    ...globSync('client/graphql/**/*.ts'),
  ];
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}
