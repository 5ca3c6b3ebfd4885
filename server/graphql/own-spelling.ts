import type { GraphQLFormattedError } from 'graphql';
import { vocabularies } from '../schema/mechanics/vocabulary.ts';

/** The names of each list of words of an enum, as errors list them. */
let lists: ReadonlyMap<string, string> | undefined;

/** The texts are those of domain/, which knows words only; schema classes register the enums after this file is loaded. */
function listsOfWords() {
  const found = [...vocabularies.values()].flatMap((words) => {
    const all = [Object.values(words), Object.keys(words)] as const;
    return [all.map((each) => each.join(', ')) as [string, string]];
  });
  return new Map(found);
}

/** Replaces words in the errors of inputs by the names of the enum, as GraphQL spells them. */
export function inNames(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const { message, extensions } = formatted;
  if (extensions?.['code'] !== 'BAD_USER_INPUT') return formatted;
  const fields = extensions['fields'] as Record<string, string> | undefined;
  return {
    ...formatted,
    message: spelled(message),
    extensions: {
      ...extensions,
      ...(fields && {
        fields: Object.fromEntries(
          Object.entries(fields).map(([name, text]) => [name, spelled(text)]),
        ),
      }),
    },
  };
}

function spelled(text: string): string {
  const [, start, rest] = /^(.* must be one of:? )(.+)$/s.exec(text) ?? [];
  if (start === undefined || rest === undefined) return text;
  lists ??= listsOfWords();
  return start + (lists.get(rest) ?? rest);
}
