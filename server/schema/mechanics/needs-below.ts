import {
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';
import type { Policy } from '../../auth/access.ts';
import type { Need } from '../../auth/token-scopes.ts';

/**
 * Returns what an access token needs to read the types that a root field selects, at any depth: a record of another noun
 * cannot be read through this one. @skip and @include are ignored. Called only for tokens, once for each field of a document.
 */
export function needsBelow<Rule extends string>(
  policy: Policy<Rule>,
): (info: GraphQLResolveInfo) => readonly Need[] {
  const known = new WeakMap<FieldNode, readonly Need[]>();
  return ({ fieldNodes, returnType, ...info }) =>
    fieldNodes.flatMap((node) => {
      const found = known.get(node) ?? [...needsOf(policy, node, getNamedType(returnType), info)];
      known.set(node, found);
      return found;
    });
}

function needsOf<Rule extends string>(
  policy: Policy<Rule>,
  field: FieldNode,
  returned: GraphQLNamedType,
  { schema, fragments }: Pick<GraphQLResolveInfo, 'schema' | 'fragments'>,
): Set<Need> {
  const needs = new Set<Need>();
  const spread = new Set<FragmentDefinitionNode>();

  function visit(type: GraphQLNamedType | undefined, selected: SelectionSetNode | undefined): void {
    if (!selected || !isCompositeType(type)) return;
    const need = policy.needOfType(type.name);
    if (need) needs.add(need);
    for (const selection of selected.selections) {
      if (selection.kind === Kind.FIELD) {
        const child = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
        if (child) visit(getNamedType(child.type), selection.selectionSet);
        continue;
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
      if (!fragment || spread.has(fragment as FragmentDefinitionNode)) continue;
      if (fragment.kind === Kind.FRAGMENT_DEFINITION) spread.add(fragment);
      const on = fragment.typeCondition;
      visit(on ? schema.getType(on.name.value) : type, fragment.selectionSet);
    }
  }

  visit(returned, field.selectionSet);
  return needs;
}
