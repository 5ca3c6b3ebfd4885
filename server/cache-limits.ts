/**
 * Limits of one process's caches of GraphQL operations, least recently used out. The app has about a hundred operations
 * with 50,000 characters in all; those of other programs share the rest. Evicted ones are rebuilt on their next use.
 */
export const cacheLimits = {
  /** Longer texts are not cached: the app's longest operation has 4,000 characters, its statement 10,000. */
  textCharacters: 40_000,
  /** Parsed documents, which take about 50 bytes of memory for each character. */
  documents: 500,
  documentCharacters: 300_000,
  /** Compiled queries, besides the app's own. */
  compiled: 100,
  compiledCharacters: 200_000,
  /** Query texts seen once or twice; the third time they are compiled. */
  counted: 1_000,
  countedCharacters: 1_000_000,
  /** Results of introspection: the sandbox and each kind of tool have one, of up to 10 MB. */
  introspection: 4,
  /** Column sets of one read. */
  narrowed: 50,
  /** SQL texts; the app's own operations have as many again. */
  statements: 300,
  statementCharacters: 2_000_000,
  /**
   * Prepared statements per connection; the app's own operations have as many again. PostgreSQL uses up to a megabyte
   * for each.
   */
  prepared: 60,
  /** Users last read, from which the next read of the same user is guessed. */
  users: 5_000,
} as const;
