/**
 * What one process keeps of operations that it has seen, the ones used last. The app has about a hundred, of 50,000
 * characters in all; those of other programs share the rest. Beyond: forgotten, and made again when they come again.
 */
export const keptLimits = {
  /** Longer texts are not kept: the app's longest operation has 4,000 characters, its statement 10,000. */
  textCharacters: 40_000,
  /** Parsed documents, which take about 50 bytes of memory for each character. */
  documents: 500,
  documentCharacters: 300_000,
  /** Compiled queries, besides the app's own. */
  compiled: 100,
  compiledCharacters: 200_000,
  /** Texts that were asked for once or twice, to be compiled at the third time. */
  counted: 1_000,
  countedCharacters: 1_000_000,
  /** Column sets of one read. */
  narrowed: 50,
  /** SQL texts, as many again of the app's own operations. */
  statements: 300,
  statementCharacters: 2_000_000,
  /**
   * Statements that one connection has prepared, as many again of the app's own operations. PostgreSQL keeps up to a
   * megabyte for each.
   */
  prepared: 60,
  /** Users whose row was read last, to guess what to ask along with it. */
  users: 5_000,
} as const;
