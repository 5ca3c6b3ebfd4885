/** One SQL statement; a named one is prepared once per connection. */
export interface Statement {
  name?: string;
  /** One of the app's own operations: it stays prepared. */
  isOwnOperation?: boolean;
  /** A named read of a few milliseconds, which may share a connection. */
  isQuick?: boolean;
  text: string;
  values: readonly unknown[];
}

/** Runs a plain statement; resolves to its rows. */
export type Query = <Row = Record<string, unknown>>(statement: Statement) => Promise<Row[]>;
