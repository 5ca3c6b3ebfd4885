import { invalid } from './errors.ts';

/** Keys that the specification's client sends in a body; they never take effect (contract: "unknown keys"). */
export const ignoredKeys = new Set(['userId', 'id', 'role', 'password']);

/** Maximum names in one response, and maximum characters of each. */
const most = { names: 10, characters: 60 } as const;

/** Throws invalid() that lists the names given at a path beyond the known and ignored ones. */
export function refuseUnknown(
  what: string,
  path: string,
  given: readonly string[],
  known: readonly string[],
  ignored: ReadonlySet<string>,
): void {
  const unknown = given.filter((name) => !known.includes(name) && !ignored.has(name));
  if (unknown.length === 0) return;
  const choice = known.length > 0 ? `, only ${known.join(', ')}` : '';
  throw invalid(
    Object.fromEntries(
      unknown
        .slice(0, most.names)
        .map((name) => name.slice(0, most.characters))
        .map((name) => [
          path ? `${path}.${name}` : name,
          `There is no ${what} "${name}" here${choice}`,
        ]),
    ),
  );
}
