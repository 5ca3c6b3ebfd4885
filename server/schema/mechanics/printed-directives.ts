import { Kind, parse, type GraphQLObjectType, type GraphQLSchema } from 'graphql';

/** Adds the directives of fields and types to a printed schema; graphql-js prints none. */
export function withDirectives(printed: string, schema: GraphQLSchema): string {
  const added: [at: number, directives: string][] = [];
  const add = (at: number, { extensions }: { extensions: Readonly<Record<string, unknown>> }) => {
    const directives = [
      ...(extensions['semanticNonNull'] ? ['@semanticNonNull'] : []),
      ...(typeof extensions['stated'] === 'string' ? [extensions['stated']] : []),
    ];
    if (directives.length > 0) added.push([at, ` ${directives.join(' ')}`]);
  };
  for (const node of parse(printed).definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    const type = schema.getType(node.name.value) as GraphQLObjectType;
    add((node.interfaces?.at(-1) ?? node.name).loc!.end, type);
    const fields = type.getFields();
    for (const field of node.fields ?? []) add(field.type.loc!.end, fields[field.name.value]!);
  }
  return added.reduceRight(
    (text, [at, directives]) => text.slice(0, at) + directives + text.slice(at),
    printed,
  );
}
