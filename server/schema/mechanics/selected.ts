import {
  getArgumentValues,
  getNamedType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
} from 'graphql';
import type { Fields } from '../../db/query.ts';
import { isProperty } from './global-ids.ts';

export interface Selected {
  args: Record<string, unknown>;
  fields: Fields | null;
}

/**
 * Returns each selection of a field of the object that is being resolved, one per alias, also in fragments. Skipped ones
 * are included: this is for reading ahead, not for deciding.
 */
export function selected(info: GraphQLResolveInfo, name: string): Selected[] {
  const type = getNamedType(info.returnType);
  const field = isObjectType(type) && type.getFields()[name];
  if (!field) return [];
  const byName = new Map<string, FieldNode[]>();
  for (const node of info.fieldNodes.flatMap((each) => below(info, each))) {
    if (node.name.value !== name) continue;
    const given = node.alias?.value ?? name;
    byName.set(given, [...(byName.get(given) ?? []), node]);
  }
  return [...byName.values()].flatMap((fieldNodes) => {
    const args = argumentsOf(field, fieldNodes[0]!, info);
    if (!args) return [];
    const { fragments } = info;
    return { args, fields: fieldsOf({ fieldNodes, returnType: field.type, fragments }) };
  });
}

/** Null if they are refused, which the field itself will report. */
function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  { variableValues }: GraphQLResolveInfo,
): Record<string, unknown> | null {
  try {
    return getArgumentValues(field, node, variableValues);
  } catch {
    return null;
  }
}

const kept = new WeakMap<FieldNode, Fields | null>();

/**
 * The properties that the operation selects below the field that is being resolved, at any depth, so that no more is
 * read. Null, for everything, if one of them has a resolver, which may use any property.
 */
export function fieldsOf(
  info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'returnType' | 'fragments'>,
) {
  const [node, ...more] = info.fieldNodes;
  // Documents are kept: a query that recurs has the same nodes.
  const found = more.length === 0 ? kept.get(node!) : undefined;
  if (found !== undefined) return found;
  const names = new Set<string>();
  const arePlain = info.fieldNodes.every((each) => gather(info, each, info.returnType, names));
  const fields = arePlain ? { names, key: [...names].toSorted().join() } : null;
  if (more.length === 0) kept.set(node!, fields);
  return fields;
}

type Fragments = Pick<GraphQLResolveInfo, 'fragments'>;

/** Adds the selection below a node; returns false if it contains a field with a resolver, other than an id. */
function gather(
  info: Fragments,
  node: FieldNode,
  type: GraphQLOutputType,
  names: Set<string>,
): boolean {
  const nodes = below(info, node);
  const named = getNamedType(type);
  if (nodes.length > 0 && !isObjectType(named)) return false;
  return nodes.every((each) => {
    const field = isObjectType(named) && named.getFields()[each.name.value];
    // __typename is the only field that no type defines.
    if (!field) return true;
    names.add(each.name.value);
    return isProperty(field) && gather(info, each, field.type, names);
  });
}

/** The fields right below a node, those of fragments among them: of each fragment once, however often it is spread. */
function below(
  info: Fragments,
  { selectionSet }: Pick<FieldNode, 'selectionSet'>,
  visited = new Set<string>(),
): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((each) => {
    if (each.kind === Kind.FIELD) return [each];
    if (each.kind === Kind.INLINE_FRAGMENT) return below(info, each, visited);
    const name = each.name.value;
    if (visited.has(name)) return [];
    visited.add(name);
    return below(info, info.fragments[name]!, visited);
  });
}
