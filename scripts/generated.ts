import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Fails when schema.graphql or the generated client differ from what the sources give. */
const files = ['schema.graphql', 'client/graphql/generated.ts'];
const before = files.map((file) => readFileSync(file, 'utf8'));
for (const script of ['schema', 'codegen']) {
  execFileSync('npm', ['run', '--silent', script], { stdio: ['ignore', 'ignore', 'inherit'] });
}
const changed = files.filter((file, index) => readFileSync(file, 'utf8') !== before[index]);
if (changed.length > 0) {
  console.error(`Out of date, now written anew: ${changed.join(', ')}. Commit them.`);
  process.exit(1);
}
