import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

/** A text for people: it begins with a capital or has a space between words. Keys, kinds and units have neither. */
const text = /^\p{Lu}|\p{L}\S* \S/u;

/**
 * Strings that are not emptied, since that proves nothing: a text for people (only a test that repeats it letter by
 * letter would notice), and a string of a module's tables and lists (mostly a key, kind or address that the compiler
 * checks, and each would need all tests of a new start). Every string that a function compares or returns is emptied.
 */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'noise', {
    shouldIgnore(path) {
      if (!path.isStringLiteral()) return undefined;
      if (text.test(path.node.value)) return 'A text for people.';
      return path.getFunctionParent() ? undefined : 'A string of a table.';
    },
  }),
];
