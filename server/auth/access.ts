import type { Context } from '../context.ts';
import { requireScopes, type Need } from './token-scopes.ts';
import type { Access, TokenNoun } from '#domain/account/access-tokens';

/**
 * Throws if the caller may not continue. Runs before the field or route, so a statement here costs every request one.
 */
export type Check = (ctx: Context) => void | Promise<void>;

/**
 * A noun: the names of its fields and routes under each rule, and what access tokens may do with it.
 *
 * scoped: what their scopes allow.
 * never:  nothing, since it is about sign-in, security, or secrets given to others.
 * always: all, since no session is needed.
 */
export type Noun<Rule extends string> = Partial<Record<Rule, readonly string[]>> & {
  tokens: 'scoped' | 'never' | 'always';
  /** GraphQL types of the noun: to read one below a field of another noun, a token needs this noun's scope. */
  types?: readonly string[];
  /** Routes that only read, although their method is POST. */
  readByPost?: readonly string[];
};

type Table<Rule extends string> = Readonly<Record<string, Noun<Rule>>>;

/** A field or route. */
export interface Entry {
  name: string;
  access: Access;
}

export interface Policy<Rule extends string = string> {
  /** The rule of a field or route by its name; throws an Error if there is none. */
  ruleOf(name: string): Rule;
  /** Wraps `run` in the check of a rule and of an access token's scopes, for the field and the types below it. */
  guard<Args extends unknown[]>(
    entry: Entry & { rule?: Rule },
    contextOf: (...args: Args) => Context,
    run: (...args: Args) => unknown,
    below?: (...args: Args) => readonly Need[],
  ): (...args: Args) => unknown;
  /** Returns what an access token needs for a field or route. */
  needOf(entry: Entry): Need;
  /** Returns what an access token needs to read a type below a field; null if the type has no noun of its own. */
  needOfType(typeName: string): Need | null;
  isReadByPost(name: string): boolean;
  /**
   * Throws an Error that lists the names without a rule, those with two, rules for names that do not exist, and names that
   * are a read at one door and a write at the other.
   */
  mustCover(entries: Iterable<Entry>): void;
  namesOf(...rules: Rule[]): string[];
}

/** Makes a policy of rules, each with its check, and of a table that puts every name under one rule. */
export function createPolicy<Rule extends string>(
  checks: Readonly<Record<Rule, Check>>,
  table: Table<NoInfer<Rule>>,
): Policy<Rule> {
  const entries = Object.entries(table).flatMap(([noun, { tokens, ...rules }]) =>
    (Object.keys(checks) as Rule[]).flatMap((rule) =>
      ((rules as Partial<Record<Rule, readonly string[]>>)[rule] ?? []).map(
        (name) => [name, { rule, noun, tokens }] as const,
      ),
    ),
  );
  const known = new Map(entries);
  const types = new Map(
    Object.entries(table).flatMap(([noun, { tokens, types: named = [] }]) =>
      named.map((type) => [type, { noun: noun as TokenNoun, tokens, access: 'read' as const }]),
    ),
  );
  const readByPost = new Set(Object.values(table).flatMap((noun) => noun.readByPost ?? []));

  const found = (name: string) => {
    const entry = known.get(name);
    if (!entry) throw new Error(`The policy has no rule for ${name}.`);
    return entry;
  };

  const needOf = ({ name, access }: Entry): Need => {
    const { noun, tokens } = found(name);
    return { noun: noun as TokenNoun, tokens, access };
  };

  return {
    ruleOf: (name) => found(name).rule,
    needOf,
    guard({ rule, ...entry }, contextOf, run, below) {
      const check = checks[rule ?? found(entry.name).rule];
      const need = needOf(entry);
      return (...args) => {
        const ctx = contextOf(...args);
        if (ctx.caller.isProgram) requireScopes(ctx.caller, need, below?.(...args));
        const pending = check(ctx);
        return pending ? pending.then(() => run(...args)) : run(...args);
      };
    },
    needOfType: (typeName) => types.get(typeName) ?? null,
    isReadByPost: (name) => readByPost.has(name),
    mustCover(given) {
      const existing = new Map<string, Set<Access>>();
      for (const { name, access } of given) {
        existing.set(name, (existing.get(name) ?? new Set()).add(access));
      }
      const listed = entries.map(([name]) => name);
      const names = [...existing.keys()];
      const problems = [
        ...names.filter((name) => !known.has(name)).map((name) => `${name} has no rule`),
        ...listed.filter((name) => !existing.has(name)).map((name) => `${name} does not exist`),
        ...listed
          .filter((name, index) => listed.indexOf(name) !== index)
          .map((name) => `${name} has two rules`),
        ...names
          .filter((name) => known.get(name)?.tokens === 'scoped' && existing.get(name)!.size > 1)
          .map((name) => `${name} is a read and a write`),
      ];
      if (problems.length > 0) throw new Error(`The policy is wrong: ${problems.join(', ')}.`);
    },
    namesOf: (...wanted) =>
      entries.filter(([, { rule }]) => wanted.includes(rule)).map(([name]) => name),
  };
}
