import type { Context } from '../context.ts';

/** Throws if the caller may not go on. Runs before the field or route, so a statement here costs every request one. */
export type Check = (ctx: Context) => void | Promise<void>;

/** The names of fields and routes under each rule, noun by noun. */
type Table<Rule extends string> = Readonly<
  Record<string, Partial<Record<Rule, readonly string[]>>>
>;

export interface Policy<Rule extends string = string> {
  /** The rule of a field or route by its name; throws an Error if there is none. */
  ruleOf(name: string): Rule;
  /** Returns `run` behind the check of a rule. */
  guard<Args extends unknown[]>(
    rule: Rule,
    contextOf: (...args: Args) => Context,
    run: (...args: Args) => unknown,
  ): (...args: Args) => unknown;
  /** Throws an Error that lists the names without a rule, those with two, and rules for names that do not exist. */
  mustCover(names: Iterable<string>): void;
  namesOf(...rules: Rule[]): string[];
}

/** Makes a policy of rules, each with its check, and of a table that puts every name under one rule. */
export function createPolicy<Rule extends string>(
  checks: Readonly<Record<Rule, Check>>,
  table: Table<Rule>,
): Policy<Rule> {
  const entries = Object.values(table).flatMap((noun) =>
    (Object.keys(noun) as Rule[]).flatMap((rule) =>
      (noun[rule] ?? []).map((name) => [name, rule] as const),
    ),
  );
  const rules = new Map(entries);

  return {
    ruleOf(name) {
      const rule = rules.get(name);
      if (!rule) throw new Error(`The policy has no rule for ${name}.`);
      return rule;
    },
    guard(rule, contextOf, run) {
      const check = checks[rule];
      return (...args) => {
        const pending = check(contextOf(...args));
        return pending ? pending.then(() => run(...args)) : run(...args);
      };
    },
    mustCover(names) {
      const existing = new Set(names);
      const listed = entries.map(([name]) => name);
      const problems = [
        ...[...existing].filter((name) => !rules.has(name)).map((name) => `${name} has no rule`),
        ...listed.filter((name) => !existing.has(name)).map((name) => `${name} does not exist`),
        ...listed
          .filter((name, index) => listed.indexOf(name) !== index)
          .map((name) => `${name} has two rules`),
      ];
      if (problems.length > 0) throw new Error(`The policy is wrong: ${problems.join(', ')}.`);
    },
    namesOf: (...wanted) =>
      entries.filter(([, rule]) => wanted.includes(rule)).map(([name]) => name),
  };
}
