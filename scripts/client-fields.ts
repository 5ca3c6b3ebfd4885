import {
  buildSchema,
  concatAST,
  getNamedType,
  isEnumType,
  isRequiredArgument,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { vocabularies } from './vocabularies.ts';

/**
 * Writes what the client must know of the fields in its operations. Enums, by type and response key, so that it reads
 * their words (`client/lib/words.ts`): most names become words by one rule, the table holds the others. And lists that
 * it reads a page at a time, so that its cache joins the pages (`client/records/list-policies.ts`). And fields computed
 * from records of any kind, so that each change refreshes them (`client/lib/refresh.ts`).
 */
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const documents = globSync('client/**/*.graphql').map((file) => parse(readFileSync(file, 'utf8')));
const document = concatAST(documents);
// Some fragments are spread by the client's code.
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
const [problem] = validate(schema, document, rules);
if (problem) throw problem;

const byRule = (name: string) => name.toLowerCase().replaceAll('_', '-');
const others = new Map<string, string>();
const fields = new Map<string, Map<string, string | null>>();
const paged = new Map<string, Set<string>>();
const computed = new Set<string>();
/** Root fields without a required argument that no change of a record alters. */
const unaffected = new Set(['me', 'modules', 'moduleCategories', 'support']);
/** Lists of something that other records are counted as. */
const countedLists = new Set(['countedEvidence']);

const info = new TypeInfo(schema);
visit(
  document,
  visitWithTypeInfo(info, {
    Field({ alias, name, arguments: given }) {
      const parent = info.getParentType()!.name;
      const type = getNamedType(info.getType());
      if (type?.name.endsWith('Connection') && given?.some((each) => each.name.value === 'after')) {
        paged.set(parent, (paged.get(parent) ?? new Set()).add(name.value));
      }
      if (parent === 'Query' && isComputed(name.value, type!.name)) computed.add(name.value);
      const key = (alias ?? name).value;
      if (type?.name === 'ID' && !/^ids?$|Ids?$/.test(key)) {
        throw new Error(
          `${parent}.${key}: the client knows ids by their name (client/lib/words.ts).`,
        );
      }
      const vocabulary = isEnumType(type) ? vocabularyOf(type.name) : null;
      const keys = fields.get(parent) ?? new Map<string, string | null>();
      if (keys.has(key) && keys.get(key) !== vocabulary) {
        throw new Error(
          `${parent}.${key} is an enum in one operation and something else in another.`,
        );
      }
      fields.set(parent, keys.set(key, vocabulary));
    },
  }),
);

/** True for a root field that sums records up: it has no required argument, and is no list of one kind. */
function isComputed(name: string, type: string): boolean {
  if (countedLists.has(name)) return true;
  const { args } = info.getFieldDef()!;
  return !type.endsWith('Connection') && !unaffected.has(name) && !args.some(isRequiredArgument);
}

/** The name of the enum if some of its names do not become words by the rule, else ''. */
function vocabularyOf(name: string): string {
  const irregular = Object.entries(vocabularies.get(name)!).filter(
    ([each, word]) => byRule(each) !== word,
  );
  if (irregular.length === 0) return '';
  others.set(name, irregular.map(([each, word]) => `${each}: '${word}'`).join(', '));
  return name;
}

const table = [...fields]
  .map(([type, keys]) => {
    const enums = [...keys].flatMap(([key, vocabulary]) =>
      vocabulary === null ? [] : [`${key}: ${vocabulary || 'regular'}`],
    );
    return enums.length > 0 ? `  ${type}: { ${enums.toSorted().join(', ')} },\n` : '';
  })
  .toSorted();

writeFileSync(
  'client/graphql/words.ts',
  `// Written by \`npm run codegen\`. Do not edit.

type Words = Readonly<Record<string, string>>;

const regular: Words = {};
${[...others].map(([name, words]) => `const ${name}: Words = { ${words} };\n`).join('')}
/** The fields that are enums, by type and response key, with the words that no rule gives. */
export const wordFields: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
${table.join('')}};
`,
);

const lists = [...paged]
  .map(([type, names]) => `  ${type}: ${JSON.stringify([...names].toSorted())},\n`)
  .toSorted();

writeFileSync(
  'client/graphql/query-fields.ts',
  `// Written by \`npm run codegen\`. Do not edit.

/** The lists that the app reads a page at a time, by the type that has them. */
export const pagedLists: Readonly<Record<string, readonly string[]>> = {
${lists.join('')}};

/** The root fields of the app's queries that are computed from records of any kind. */
export const computedFields: readonly string[] = ${JSON.stringify([...computed].toSorted())};
`,
);
