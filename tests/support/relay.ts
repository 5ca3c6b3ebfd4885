import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import relay from 'relay-compiler';
import type { ConcreteRequest } from 'relay-runtime';

const require = createRequire(import.meta.url);

/** Compiles documents with Relay's compiler, whose complaints become an error. Returns its artifacts by name. */
export function compileForRelay(schema: string, documents: string): Map<string, ConcreteRequest> {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'));
  const generated = join(folder, 'generated');
  mkdirSync(generated);
  const config = { src: '.', schema: 'schema.graphql', language: 'javascript' };
  // Its modules require each other without an ending, which only CommonJS finds.
  const settings = JSON.stringify({
    ...config,
    artifactDirectory: 'generated',
    eagerEsModules: false,
  });
  writeFileSync(join(folder, 'relay.config.json'), settings);
  writeFileSync(join(folder, 'schema.graphql'), schema);
  // Names of operations and fragments begin with that of their file.
  writeFileSync(join(folder, 'Conformance.js'), `graphql\`${documents}\``);
  try {
    execFileSync(relay, [], { cwd: folder, stdio: 'pipe', encoding: 'utf8' });
    return new Map(
      readdirSync(generated).map((file) => [
        file.replace('.graphql.js', ''),
        require(join(generated, file)) as ConcreteRequest,
      ]),
    );
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw stderr ? new Error(stderr) : error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
