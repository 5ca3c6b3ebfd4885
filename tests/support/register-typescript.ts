import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync, TsconfigCache } from 'rolldown/utils';

/**
 * Lets Node import our TypeScript itself, decorators included, compiled as vite compiles it: vitest's main process would
 * otherwise serve every module to every worker.
 */
const ours = /^file:(?!.*\/node_modules\/).*\.ts(\?|$)/;

const HELPERS = '@oxc-project/runtime/helpers/';
const decorators = new URL('./decorators.ts', import.meta.url).href;
const tsconfigs = new TsconfigCache();

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith(HELPERS)
      ? { url: helper(specifier.slice(HELPERS.length)), format: 'module', shortCircuit: true }
      : next(specifier, context),
  load(url, context, next) {
    if (!ours.test(url)) return next(url, context);
    const source = compiled(fileURLToPath(url.replace(/\?.*/, '')));
    return { format: 'module', source, shortCircuit: true };
  },
});

/** The module whose default export is a helper. */
const helper = (name: string): string =>
  `data:text/javascript,export { ${name} as default } from '${decorators}'`;

function compiled(file: string): string {
  const { code, map, errors } = transformSync(
    file,
    readFileSync(file, 'utf8'),
    { lang: 'ts', tsconfig: true, decorator: { legacy: true }, sourcemap: true },
    tsconfigs,
  );
  if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => message).join('\n'));
  const mapping = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${mapping}\n`;
}
