import {
  getArgumentValues,
  getNamedType,
  isObjectType,
  Kind,
  type GraphQLResolveInfo,
  type SelectionNode,
} from 'graphql';

/**
 * The arguments with which the operation asks for a field of what is being resolved, once for each time that it asks,
 * fragments included. Skipped ones are among them: this is for reading ahead, not for deciding.
 */
export function selected(info: GraphQLResolveInfo, name: string): Record<string, unknown>[] {
  const type = getNamedType(info.returnType);
  const field = isObjectType(type) && type.getFields()[name];
  if (!field) return [];
  const found: Record<string, unknown>[] = [];
  const seen = new Set<string>();
  const walk = (selections: readonly SelectionNode[]): void => {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        if (node.name.value === name) {
          found.push(getArgumentValues(field, node, info.variableValues));
        }
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        walk(node.selectionSet.selections);
      } else if (!seen.has(node.name.value)) {
        seen.add(node.name.value);
        walk(info.fragments[node.name.value]!.selectionSet.selections);
      }
    }
  };
  walk(info.fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []));
  return found;
}
