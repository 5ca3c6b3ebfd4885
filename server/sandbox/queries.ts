import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInterfaceType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
  Kind,
  parse,
  print,
  visit,
  type ASTNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { isBesideId } from '../schema/mechanics/beside-id.ts';
import { appOperations } from './app-operations.ts';
import type { SandboxWindow } from './window.ts';

/** Depth of nested objects in an operation generated from the schema; none in a list whose length the caller chooses. */
const DEPTH = 3;

/**
 * Returns a function that writes the operations of a tab: the app's own, with their fragments, and for root fields that
 * the app does not use, an operation that selects what the schema offers.
 */
export function queriesOf(schema: GraphQLSchema): (window: SandboxWindow) => string {
  const { definitions } = parse(appOperations(), { noLocation: true });
  const operations = new Map(
    definitions.flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION ? [[each.name!.value, each] as const] : [],
    ),
  );
  const fragments = new Map(
    definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  return ({ note, examples }) => {
    const used = new Set<FragmentDefinitionNode>();
    const parts = examples.map((example) => {
      const {
        operation,
        note: about,
        rename = {},
      } = typeof example === 'string' ? { operation: example, note: undefined } : example;
      const node = operations.get(operation) ?? operationOf(schema, operation);
      addFragments(node, fragments, used);
      return `${comment(about)}${print(renamed(node, rename))}`;
    });
    const head = note ? [comment(note).trimEnd()] : [];
    return `${[...head, ...parts, ...[...used].map((each) => print(each))].join('\n\n')}\n`;
  };
}

const comment = (words = '') =>
  words &&
  `${words
    .split('\n')
    .map((line) => `# ${line}`)
    .join('\n')}\n`;

/** Names the variable `input` after the operation, since the operations of a tab share their variables. */
function renamed(node: OperationDefinitionNode, rename: Readonly<Record<string, string>>) {
  const names: Record<string, string> = { input: camelCase(node.name!.value), ...rename };
  return visit(node, {
    Variable: (each) => {
      const name = names[each.name.value];
      return name ? { ...each, name: { ...each.name, value: name } } : undefined;
    },
  });
}

function addFragments(
  node: ASTNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  used: Set<FragmentDefinitionNode>,
): void {
  visit(node, {
    FragmentSpread({ name: { value } }) {
      const found = fragments.get(value)!;
      if (used.has(found)) return;
      used.add(found);
      addFragments(found, fragments, used);
    },
  });
}

/** Returns an operation of a root field, or of a field below one (`me.security`). */
function operationOf(schema: GraphQLSchema, path: string): OperationDefinitionNode {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const [rootName = '', belowName] = path.split('.');
  const root = roots.find((type) => type?.getFields()[rootName]);
  const field = root?.getFields()[rootName];
  const type = field && getNamedType(field.type);
  const below = belowName && isObjectType(type) ? type.getFields()[belowName] : undefined;
  if (!root || !field || (belowName && !below)) throw new Error(`There is no operation ${path}.`);
  const variables = [field, ...(below ? [below] : [])].flatMap(({ args }) => args);
  const declared = variables.map(({ name, type: each }) => `$${name}: ${String(each)}`).join(', ');
  const selected = below
    ? `{ ${call(below)} ${selection(below, DEPTH)} }`
    : selection(field, isLongList(field) ? 1 : DEPTH);
  const kind = root.name.toLowerCase();
  const name = (belowName ?? rootName).replace(/^./, (letter) => letter.toUpperCase());
  const source = `${kind} ${name}${declared && `(${declared})`} { ${call(field)} ${selected} }`;
  return parse(source, { noLocation: true }).definitions[0] as OperationDefinitionNode;
}

function call({ name, args }: GraphQLField<unknown, unknown>): string {
  return args.length === 0
    ? name
    : `${name}(${args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})`;
}

/** Selects every field that needs no argument; of a connection its nodes, not its edges, and of a record its id. */
function selection(field: GraphQLField<unknown, unknown>, depth: number): string {
  const type = getNamedType(field.type);
  if (isInterfaceType(type)) return '{ __typename id }';
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter(
    (each) =>
      !each.args.some(isRequiredArgument) &&
      !isEdges(type, each.name) &&
      !isBesideId(type, each.name),
  );
  const parts = fields.flatMap((each) => {
    const named = getNamedType(each.type);
    if (isScalarType(named) || isEnumType(named)) return [each.name];
    const inner = depth > 1 && each.args.length === 0 ? selection(each, depth - 1) : '';
    return inner ? [`${each.name} ${inner}`] : [];
  });
  return parts.length > 0 ? `{ ${parts.join(' ')} }` : '';
}

const isLongList = ({ type, args }: GraphQLField<unknown, unknown>) =>
  isListType(getNullableType(type)) && args.some(({ name }) => name === 'limit');

const isEdges = (type: GraphQLObjectType, name: string) =>
  name === 'edges' && 'nodes' in type.getFields();

const camelCase = (name: string) => name.replace(/^./, (letter) => letter.toLowerCase());
