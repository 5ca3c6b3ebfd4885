import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { promisify } from 'node:util';
import type { OpenApi } from '#server/rest/openapi/types';

const FOLDER = 'node_modules/.cache/conformance';

/**
 * openapi-typescript calls TypeScript's JavaScript interface, which TypeScript 7 lacks; ts-morph brings the last version
 * that has it, without a second `tsc`.
 */
const shim = `data:text/javascript,${encodeURIComponent(
  `import { createRequire } from 'node:module';
   export default createRequire(${JSON.stringify(import.meta.url)})('@ts-morph/common').ts;`,
)}`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript' && context.parentURL?.includes('/openapi-typescript/')
      ? { url: shim, shortCircuit: true }
      : next(specifier, context),
});

/**
 * Generates the types of a document with openapi-typescript's defaults, and compiles a module that calls openapi-fetch
 * with them. Returns the compiler's errors.
 */
export async function compileAgainst(document: OpenApi, calls: string): Promise<string> {
  const { astToString, default: openapiTS } = await import('openapi-typescript');
  const types = astToString(await openapiTS(JSON.stringify(document)));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/api.d.ts`, types);
  writeFileSync(
    `${FOLDER}/calls.ts`,
    `import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';
const client = createClient<paths>({ baseUrl: 'https://cpd.example.org/api' });
${calls}`,
  );
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
  const more = ['--allowImportingTsExtensions', '--target', 'es2023', '--types', ''];
  const args = ['node_modules/typescript/bin/tsc', '--ignoreConfig', ...options, ...more];
  try {
    await promisify(execFile)(process.execPath, [...args, `${FOLDER}/calls.ts`]);
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout || String(error);
  }
}
