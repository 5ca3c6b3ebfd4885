import {
  buildSchema,
  concatAST,
  getNamedType,
  isEnumType,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import '#server/schema/vocabularies';
import { vocabularies } from '#server/schema/vocabulary';

/**
 * Writes which fields of the client's operations are enums, by type and response key, so that the client reads their
 * words (`client/lib/words.ts`). Most names become words by one rule; the table has the exceptions.
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

const info = new TypeInfo(schema);
visit(
  document,
  visitWithTypeInfo(info, {
    Field({ alias, name }) {
      const parent = info.getParentType()!.name;
      const type = getNamedType(info.getType());
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
