import { findBreakingChanges, isObjectType, type GraphQLSchema } from 'graphql';

/** A change that breaks programs written for what was promised. */
export interface Breaking {
  /** Changed part, as a line of the changelog names it in backticks: `Activity.status`, `GET /activities ?status`. */
  what: string;
  text: string;
}

const forms: readonly [RegExp, (...found: string[]) => string][] = [
  [/^(\S+) arg (\S+) /, (field, arg) => `${field}(${arg}:)`],
  [/^A required arg (\S+) on (\S+) was/, (arg, field) => `${field}(${arg}:)`],
  [/^A required field (\S+) on input type (\S+) was/, (field, type) => `${type}.${field}`],
  [/^(\S+) was removed from (?:enum|union) type (\S+)\.$/, (value, type) => `${type}.${value}`],
  [/^(\S+) /, (first) => first],
];

/** Returns the breaking changes of GraphQL. */
export const graphqlChanges = (promised: GraphQLSchema, now: GraphQLSchema): Breaking[] =>
  findBreakingChanges(promised, now).map(({ description: text }) => {
    const [form, name] = forms.find(([each]) => each.test(text))!;
    return { what: name(...text.match(form)!.slice(1)), text };
  });

/** Returns the breaking changes of REST, by its facts. */
export function restChanges(promised: readonly string[], now: readonly string[]): Breaking[] {
  const [before, after] = [new Set(promised), new Set(now)];
  // A response that had no schema may get one.
  const isDescribed = (fact: string) =>
    / \d{3} \S+$/.test(fact) && now.some((each) => each.startsWith(`${fact} `));
  const gone = promised.filter((fact) => !after.has(fact) && !isDescribed(fact));
  // A new operation breaks nothing, whatever it requires.
  const operations = new Set(promised.filter((fact) => / /.test(fact)).map(routeOf));
  const asked = now.filter(
    (fact) => fact.endsWith(' required') && !before.has(fact) && operations.has(routeOf(fact)),
  );
  return [
    ...gone.map((fact) => ({ what: placeOf(fact), text: `${fact} is gone or reads otherwise.` })),
    ...asked.map((fact) => ({ what: placeOf(fact), text: `${fact} is asked for now.` })),
  ];
}

const routeOf = (fact: string) => fact.split(' ').slice(0, 2).join(' ');
const placeOf = (fact: string) => fact.split(': ')[0]!.split(' = ')[0]!;

/** True if a change is announced, by its place, or by the field or the type that it is in. */
export const isAnnounced = (names: ReadonlySet<string>, { what }: Breaking): boolean =>
  [what, what.split('(')[0]!, what.split('.')[0]!].some((name) => names.has(name));

/** The names in backticks of the changelog's lines that begin with "Breaking:". */
export function announced(changelog: string): Set<string> {
  const lines = changelog.split('\n').filter((line) => line.startsWith('- Breaking:'));
  return new Set(
    lines.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)),
  );
}

const UNTIL = /until (\d{4}-\d{2}-\d{2})$/;

/** Returns breaches of the promise about deprecated fields: each has its last day, and none is removed before it. */
export function earlyOrUndated(
  promised: GraphQLSchema,
  now: GraphQLSchema,
  today: string,
): string[] {
  const undated = deprecatedIn(now)
    .filter(({ reason }) => !UNTIL.test(reason))
    .map(
      ({ name }) => `${name} is deprecated without "until YYYY-MM-DD" at the end of its reason.`,
    );
  const left = new Set(fieldsOf(now).map(({ name }) => name));
  const early = deprecatedIn(promised)
    .filter(({ name, reason }) => !left.has(name) && (UNTIL.exec(reason)?.[1] ?? '') >= today)
    .map(({ name, reason }) => `${name} is gone, but was promised: ${reason}.`);
  return [...undated, ...early];
}

const fieldsOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        reason: field.deprecationReason,
      })),
    );

const deprecatedIn = (schema: GraphQLSchema) =>
  fieldsOf(schema).flatMap(({ name, reason }) => (reason ? [{ name, reason }] : []));
