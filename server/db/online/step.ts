import type { Query } from '../statement.ts';

/** Features that the app does not offer until the steps that they need are done. */
export type Feature = 'search' | 'timeline-points';

interface CommonStep {
  /** Identifies it for ever. For an index or a constraint it is the name of that. */
  name: string;
  /** Steps that must be done before; those of this list that were never scheduled count as done. */
  after?: readonly string[];
  /** Refused to users until it is done. */
  feature?: Feature;
}

/** Creates an index: `create [unique] index …`, without `concurrently`, which the runner adds. */
export interface IndexStep extends CommonStep {
  kind: 'index';
  table: string;
  sql: string;
}

export interface DropIndexStep extends CommonStep {
  kind: 'drop-index';
  index: string;
}

/** Validates a constraint that its migration added as `not valid`. */
export interface ConstraintStep extends CommonStep {
  kind: 'constraint';
  table: string;
}

/**
 * Changes the rows of each account, in transactions of few rows. An account that sends a request is done first, before
 * the response, so that no user sees rows that are not done.
 */
export interface AccountStep extends CommonStep {
  kind: 'accounts';
  /**
   * Changes at most `size` of the owner's rows beyond the key `after` (0 at first), in the caller's transaction.
   * Resolves to the key of the last one, or to null if no more are left. Triggers neither raise the version of a row nor
   * set `changed_at`.
   */
  change(
    query: Query,
    rows: { owner: number; after: number; size: number },
  ): Promise<number | null>;
  /** SQL that is true for the users `u` who have such rows; without it, all. */
  who?: string;
  /** Statements that run once all accounts are done, each in its own transaction, perhaps twice. */
  finish?: readonly string[];
}

export type OnlineStep = IndexStep | DropIndexStep | ConstraintStep | AccountStep;

type Without<Step extends OnlineStep> = Omit<Step, 'kind' | 'name' | 'table'>;

/** A step that creates an index without locking out writes. The name and the table are those of the statement. */
export function indexStep(sql: string, more: Omit<Without<IndexStep>, 'sql'> = {}): IndexStep {
  const [, name, table] = /^create (?:unique )?index "?(\w+)"? on "?(\w+)"?/.exec(sql) ?? [];
  if (!name || !table) throw new Error(`Not "create index NAME on TABLE": ${sql}`);
  return { kind: 'index', name, table, sql, ...more };
}

export const dropIndexStep = (
  index: string,
  more: Omit<Without<DropIndexStep>, 'index'> = {},
): DropIndexStep => ({ kind: 'drop-index', name: `drop ${index}`, index, ...more });

export const constraintStep = (table: string, name: string): ConstraintStep => ({
  kind: 'constraint',
  name,
  table,
});

export const accountStep = (name: string, more: Without<AccountStep>): AccountStep => ({
  kind: 'accounts',
  name,
  ...more,
});

/** The tables of the runner. Earlier migrations schedule steps too, so each makes sure that the tables exist. */
export const onlineTables = [
  `create table if not exists "online_steps" ("name" text not null, "done" int not null default 0, "total" int not null default 0, "failure" text null, primary key ("name"));`,
  `create table if not exists "online_accounts" ("name" text not null, "account_id" int not null, "after_key" bigint not null default 0, "is_done" boolean not null default false, primary key ("name", "account_id"));`,
];

/** Runs at once on a database without accounts: nobody waits, and there is little to do. */
const atOnce = (step: OnlineStep): string => {
  if (step.kind === 'index') return `${step.sql.replace(/;\s*$/, '')};`;
  if (step.kind === 'drop-index') return `drop index "${step.index}";`;
  if (step.kind === 'constraint') {
    return `alter table "${step.table}" validate constraint "${step.name}";`;
  }
  return (step.finish ?? []).map((sql) => `${sql};`).join(' ');
};

/** Runs a step at once on a database without accounts, unless a restored backup says that it is not done (scheduleAgain). */
const atOnceOrLater = (step: OnlineStep): string => `if pg_relation_size('users') = 0
    and coalesce(strpos(current_setting('paramed.steps', true), '|${step.name}|'), 0) = 0 then
    ${atOnce(step)}
  else
    insert into online_steps (name) values ('${step.name}') on conflict do nothing;
  end if;`;

/** SQL of a migration that has its steps run online, after the start's transaction (docs/decisions/081). */
export const later = (...steps: readonly OnlineStep[]): string => `do $later$ begin
  ${onlineTables.join('\n  ')}
  ${steps.map(atOnceOrLater).join('\n  ')}
end $later$;`;

/**
 * Until the end of the transaction, migrations of an empty database schedule these steps instead of running them: the
 * rows that are restored are not done, and need the triggers that a step removes at its end.
 */
export const scheduleAgain = async (query: Query, names: readonly string[]): Promise<void> => {
  await query({
    text: `select set_config('paramed.steps', $1, true)`,
    values: [`|${names.join('|')}|`],
  });
};

/** Runs `sql` within a migration, unless a step does the same later: the database is that of a version before it. */
export const unlessLater = (step: OnlineStep, sql: string): string => `do $unless$ begin
  ${onlineTables.join('\n  ')}
  if not exists (select from online_steps where name = '${step.name}') then
    ${sql}
  end if;
end $unless$;`;

/** More than any id of a row. */
const SPAN = 2 ** 32;

/**
 * `change` of a step that goes through several tables, one after another: its key is the place of the table and the id.
 * `changeRows` resolves to the ids of at most `size` rows beyond `after`, in their order, which it has changed.
 */
export const throughTables =
  <Table>(
    tables: readonly Table[],
    changeRows: (
      query: Query,
      table: Table,
      rows: { owner: number; after: number; size: number },
    ) => Promise<readonly number[]>,
  ): AccountStep['change'] =>
  async (query, { owner, after, size }) => {
    let left = size;
    let from = after % SPAN;
    for (let place = Math.floor(after / SPAN); place < tables.length; place += 1) {
      const ids = await changeRows(query, tables[place]!, { owner, after: from, size: left });
      if (ids.length === left) return place * SPAN + ids.at(-1)!;
      left -= ids.length;
      from = 0;
    }
    return null;
  };
