import { queries } from './queries.ts';
import { sandboxWindows } from './windows.ts';

/** A tab of the sandbox as the explorer opens it. */
export interface ExampleWindow {
  name: string;
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

/** Returns the tabs with which the sandbox opens: every root field of the schema in at least one operation. */
export const exampleWindows = (demo: boolean): ExampleWindow[] =>
  sandboxWindows(demo).map(({ name, variables }) => ({
    name,
    variables,
    query: queries[name] ?? '',
  }));
