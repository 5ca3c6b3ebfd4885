import type { GraphQLSchema } from 'graphql';
import { queriesOf } from './queries.ts';
import type { TopicId } from './topics.ts';
import { typedValues } from './typed-values.ts';
import { sandboxWindows } from './windows.ts';

/** A tab of the sandbox as the explorer opens it. */
export interface ExampleWindow {
  topic: TopicId;
  name: string;
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

/** Returns the tabs of the sandbox: every root field of the schema in at least one operation. */
export function exampleWindows(demo: boolean, schema: GraphQLSchema): ExampleWindow[] {
  const queryOf = queriesOf(schema);
  return sandboxWindows(demo).map((window) => {
    const { topic, name, variables, ids = {} } = window;
    const query = queryOf(window);
    const given = withIds(variables, ids) as ExampleWindow['variables'];
    return { topic, name, query, variables: typedValues(schema, query, given) };
  });
}

/** The variables; ids refer to the operation that creates the record. */
function withIds(value: unknown, by: Readonly<Record<string, string>>, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withIds(each, by, name));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, withIds(each, by, key)]),
    );
  }
  const maker = by[name];
  if (value !== '1' || !maker) return value;
  return maker.includes(' of ') ? maker : `id of ${maker}`;
}
