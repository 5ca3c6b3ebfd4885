import { writeFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import type { Example } from '#server/rest/openapi/examples';
import { TOKEN_PREFIX } from '#domain/account/access-tokens';
import { PASSWORD } from './client.ts';
import type { DescribedOperation } from './openapi.ts';

const FILE = 'server/rest/openapi/examples.json';

/** Longer texts are shortened; what has no spaces, such as an address or a key, is whole. */
const LONGEST_TEXT = 40;

/** With API_EXAMPLES=write the examples of the OpenAPI document are recorded again, one for each operation. */
export function recordExamples() {
  const recorded: Record<string, Example> = {};
  afterAll(() => {
    if (process.env['API_EXAMPLES'] !== 'write') return;
    const sorted = Object.entries(recorded).toSorted(([a], [b]) => a.localeCompare(b));
    writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
  });
  return {
    add(
      { name, operation, body, status }: DescribedOperation,
      { path, request, response }: Example,
    ) {
      const given = operation.responses[status];
      const types = Object.keys((given && 'content' in given && given.content) || {});
      // Every id has the same example.
      const named = Object.entries(path ?? {}).filter(([, value]) => typeof value === 'string');
      const isJson = types.join() === 'application/json' && typeof response === 'object';
      recorded[name] = {
        ...(named.length > 0 && { path: Object.fromEntries(named) }),
        ...(body && { request: shortened(request) }),
        ...(isJson && { response: shortened(response) }),
      };
    },
  };
}

/** Lists with their first entry, long texts with their beginning. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') {
    if (value === PASSWORD) return 'a password of yours';
    if (value.startsWith(TOKEN_PREFIX)) return `${TOKEN_PREFIX}…`;
    const isLong = value.length > LONGEST_TEXT && value.includes(' ');
    return isLong ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  }
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]));
}
