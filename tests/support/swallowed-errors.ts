import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Events whose arguments are errors. */
const ERROR_EVENTS = ['error', 'uncaughtException', 'unhandledRejection'];
/** Matchers that a missing value satisfies. */
const MET_BY_NOTHING = ['not', 'toBeUndefined', 'toBeFalsy', 'toBeNull'];
/** Functions that wait for a time. */
const SLEEPS = /^(sleep|pause|delay|setTimeout|waitForTimeout)$/;
/** Without any of these words a file has nothing to find. */
const SUSPICIOUS =
  /\bcatch\b|\.then\(|'error'|uncaught|unhandled|allSettled|\b(while|for|if) \(|&&|\?\./;

/** Finds code that continues after an error, or passes without a result, and has no comment why it may. */
export function swallowedErrors(file: string, text: string): string[] {
  return SUSPICIOUS.test(text) ? new Search(file, text).problems() : [];
}

/** The search in one file. */
class Search {
  readonly #parents = new Map<Node, Node>();
  /** Functions that have a name in the file. */
  readonly #functions = new Map<string, Node>();
  readonly #comments: { start: number; end: number }[];
  readonly #file: string;
  readonly #text: string;

  constructor(file: string, text: string) {
    const { program, comments, errors } = parseSync(file, text);
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
    [this.#file, this.#text] = [file, text];
    this.#comments = comments.filter(({ value }) => isReason(value));
    for (const node of walk(program as unknown as Node)) {
      for (const child of childrenOf(node)) this.#parents.set(child, node);
      const { id, init } = node;
      if (isNode(id) && isFunction(init)) this.#functions.set(String(id['name']), init);
    }
  }

  problems(): string[] {
    return [...this.#parents.keys()].flatMap((node) => {
      const problem = this.#problemOf(node);
      if (!problem) return [];
      // A method's name is on the line of its explanation, its object perhaps on an earlier one.
      const start = part(part(node, 'callee'), 'property')?.start ?? node.start;
      if (this.#isExplained({ ...node, start })) return [];
      return [`${this.#file}:${this.#lineOf(start)}  ${problem}`];
    });
  }

  #problemOf(node: Node): string | undefined {
    switch (node.type) {
      case 'CatchClause':
        return handles(part(node, 'body')!, part(node, 'param'))
          ? undefined
          : 'a catch that ignores its error';
      case 'IfStatement':
        return this.#problemOfIf(node);
      case 'LogicalExpression':
        return expects(part(node, 'right')!) ? 'an expectation that may never run' : undefined;
      case 'WhileStatement':
      case 'ForStatement':
        return onlySleeps(part(node, 'body')!) ? 'a loop that waits without an end' : undefined;
      case 'CallExpression':
        return this.#problemOfCall(node);
      default:
        return undefined;
    }
  }

  #problemOfIf(node: Node): string | undefined {
    const consequent = part(node, 'consequent')!;
    const last = statementsOf(consequent).at(-1);
    if (last && /^(Return|Continue|Break|Throw)Statement$/.test(last.type)) {
      const isReturn = last.type === 'ReturnStatement' && !part(last, 'argument');
      return isReturn && this.#isInTest(node) ? 'a test that may end early' : undefined;
    }
    const isAlternative = part(node, 'alternate') !== undefined;
    return !isAlternative && expects(consequent) ? 'an expectation that may never run' : undefined;
  }

  #problemOfCall(node: Node): string | undefined {
    const [first, second] = node['arguments'] as (Node | undefined)[];
    switch (part(part(node, 'callee'), 'property')?.['name']) {
      case 'catch':
        return this.#ignores(first) ? 'a catch that ignores its error' : undefined;
      case 'then':
        return this.#ignores(second) ? 'a then that ignores the error' : undefined;
      case 'on':
      case 'once':
      case 'addListener':
        return ERROR_EVENTS.includes(String(first?.['value'])) && this.#ignores(second)
          ? 'a listener that ignores its error'
          : undefined;
      case 'allSettled':
        return this.#readsReasons(node) ? undefined : 'allSettled without a look at the reasons';
      default:
        return this.#holdsWithoutResult(node)
          ? 'an expectation that holds without a result'
          : undefined;
    }
  }

  /** True for a function that neither throws nor reads the error that it is called with. */
  #ignores(handler: Node | undefined): boolean {
    if (!handler) return false;
    if (handler.type === 'Identifier') {
      const name = String(handler['name']);
      const known = this.#functions.get(name);
      return known ? this.#ignores(known) : /^no(op|thing|ne)$/i.test(name);
    }
    const [error] = isFunction(handler) ? (handler['params'] as Node[]) : [];
    return isFunction(handler) && !handles(part(handler, 'body')!, error);
  }

  #readsReasons(settled: Node): boolean {
    const { start, end } = this.#functionAround(settled) ?? { start: 0, end: this.#text.length };
    return /\breason\b|'rejected'/.test(this.#text.slice(start, end));
  }

  /** `expect(a?.b).toBeUndefined()` and `.not` hold as well if there is no `a`. */
  #holdsWithoutResult(node: Node): boolean {
    const callee = part(node, 'callee')!;
    const [value] = node['arguments'] as (Node | undefined)[];
    const matcher = part(this.#parents.get(node), 'property')?.['name'];
    const isExpect = [callee, part(callee, 'object')].some((each) => each?.['name'] === 'expect');
    if (!isExpect || !value || !MET_BY_NOTHING.includes(String(matcher))) return false;
    return [...walk(value)].some(({ type }) => type === 'ChainExpression');
  }

  /** True directly in the function of `test(…)`, `test.each(…)(…)` or `it(…)`. */
  #isInTest(node: Node): boolean {
    const body = this.#functionAround(node);
    const callee = body && part(this.#parents.get(body), 'callee');
    return callee !== undefined && /^(test|it)\b/.test(this.#text.slice(callee.start));
  }

  #functionAround(node: Node): Node | undefined {
    const parent = this.#parents.get(node);
    return parent && !isFunction(parent) ? this.#functionAround(parent) : parent;
  }

  /** True if a comment stands in the code, at the end of its first line, or on the line before it. */
  #isExplained({ start, end }: Node): boolean {
    const line = this.#lineOf(start);
    return this.#comments.some(
      (comment) =>
        (comment.start >= start && comment.end <= end) ||
        this.#lineOf(comment.start) === line ||
        this.#lineOf(comment.end) === line - 1,
    );
  }

  #lineOf(at: number): number {
    return this.#text.slice(0, at).split('\n').length;
  }
}

/** True if a comment has at least three words and is not for a tool. */
const isReason = (comment: string) =>
  comment.trim().split(/\s+/).length >= 3 && !/oxlint|eslint|prettier|@ts-/.test(comment);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const isFunction = (value: unknown): value is Node =>
  isNode(value) && /^(ArrowFunctionExpression|Function(Expression|Declaration))$/.test(value.type);

function part(node: Node | undefined, name: string): Node | undefined {
  const value = node?.[name];
  return isNode(value) ? value : undefined;
}

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** A node and all below it; with `isOwn`, without the functions in it. */
function* walk(node: Node, isOwn = false): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) {
    if (!isOwn || !isFunction(child)) yield* walk(child, isOwn);
  }
}

const statementsOf = (branch: Node): Node[] =>
  branch.type === 'BlockStatement' ? (branch['body'] as Node[]) : [branch];

/** True if code throws, or reads the error that it is given. */
function handles(code: Node, error: Node | undefined): boolean {
  const names = error ? [...walk(error)].map(({ name }) => name).filter(Boolean) : [];
  return (
    [...walk(code, true)].some(({ type }) => type === 'ThrowStatement') ||
    [...walk(code)].some(({ type, name }) => type === 'Identifier' && names.includes(name))
  );
}

/** True if code calls `expect`, other than in a function of its own. */
const expects = (code: Node): boolean =>
  [...walk(code, true)].some(
    (node) => node.type === 'CallExpression' && part(node, 'callee')?.['name'] === 'expect',
  );

/** True for a loop's body that does nothing but wait for a time. */
function onlySleeps(body: Node): boolean {
  const statements = statementsOf(body);
  const all = [...walk(body)];
  return (
    statements.length === 1 &&
    all.filter(({ type }) => type === 'AwaitExpression').length === 1 &&
    all.some(({ type, name }) => type === 'Identifier' && SLEEPS.test(String(name)))
  );
}
