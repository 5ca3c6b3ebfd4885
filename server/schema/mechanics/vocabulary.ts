import {
  GraphQLEnumType,
  isEnumType,
  isIntrospectionType,
  Kind,
  type GraphQLEnumValue,
  type GraphQLSchema,
} from 'graphql';
import { registerEnumType } from 'type-graphql';

type Labelled = readonly { readonly value: string; readonly label: string }[];

/** The words of a vocabulary of domain/: a list, labels by word, or the options of a choice. */
type Words = readonly string[] | Labelled | Readonly<Record<string, string>>;

/** The word of each name, of each enum. */
export const vocabularies = new Map<string, Readonly<Record<string, string>>>();

/**
 * Makes an enum of a vocabulary of domain/. Its names are the words in capitals, its internal values the words
 * themselves, so that only the schema knows the names (decision 072). A label that says more is its description.
 */
export function vocabulary(
  name: string,
  description: string,
  words: Words,
): Readonly<Record<string, string>> {
  const labels = labelsOf(words);
  const values = Object.fromEntries(labels.map(({ value }) => [enumName(value), value]));
  const valuesConfig = Object.fromEntries(
    labels
      .filter(({ value, label }) => enumName(label) !== enumName(value))
      .map(({ value, label }) => [enumName(value), { description: label }]),
  );
  vocabularies.set(name, values);
  registerEnumType(values, { name, description, valuesConfig });
  return values;
}

/** Labels each word with itself, instead of with the word as a title. */
export const asWritten = (words: readonly string[]): Labelled =>
  words.map((value) => ({ value, label: value }));

/** The name of a word: 'in-progress' is IN_PROGRESS. */
export const enumName = (word: string): string =>
  word
    .replaceAll('&', 'and')
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();

function labelsOf(words: Words): Labelled {
  if (!isList(words)) return Object.entries(words).map(([value, label]) => ({ value, label }));
  return words.map((each) =>
    typeof each === 'string' ? { value: each, label: plainLabel(each) } : each,
  );
}

const isList = (words: Words): words is readonly string[] | Labelled => Array.isArray(words);

const plainLabel = (word: string) =>
  word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');

/**
 * Accepts words as in REST, too, in variables or as strings. Anything else is left to the input's own check, which names
 * the field and its words.
 */
export function acceptWords(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isEnumType(type) || isIntrospectionType(type)) continue;
    const named = new GraphQLEnumType(type.toConfig());
    const valueOf = (given: string) =>
      named.getValue(given) ?? ({ name: given, value: given } as GraphQLEnumValue);
    // Compiled queries ask for the value of a name, graphql-js parses.
    type.getValue = valueOf;
    type.parseValue = (given, hideSuggestions) =>
      typeof given === 'string' ? valueOf(given).value : named.parseValue(given, hideSuggestions);
    type.parseLiteral = (node, variables) =>
      node.kind === Kind.STRING ? valueOf(node.value).value : named.parseLiteral(node, variables);
  }
  return schema;
}
