import pg from 'pg';
import type { Database } from '#server/db/database';

/** A node of a query plan and its child nodes. */
export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  'Parent Relationship'?: string;
  Plans?: Plan[];
}

const settings: Record<string, string> = {
  // Plans that only pay off on tables as small as those of tests.
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_material: 'off',
  enable_bitmapscan: 'off',
  // Today's disks.
  random_page_cost: '1',
  // The server plans each statement once, for any values.
  plan_cache_mode: 'force_generic_plan',
};

/** Extracts the SQL from the ORM's log line: `[query] select … = ? [took 1 ms]`. */
export function sqlFromLog(told: string): string {
  let count = 0;
  return told.startsWith('[query] ')
    ? told.replace(/^\[query\] | \[took [^\]]*\]$/g, '').replace(/\?/g, () => `$${(count += 1)}`)
    : told;
}

/**
 * Returns the generic plan of each statement, with sequential scans disabled wherever there is an alternative.
 * A sequential scan that remains means that an index is missing.
 */
export async function queryPlans(database: Database, statements: string[]): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const text of statements.filter((each) => isRead(each) && !isCleanup(each))) {
    plans.push(await explain(database, text));
  }
  return plans;
}

const isRead = (text: string) => /^\s*(select|with|insert|update|delete)\b/i.test(text);

/** Cleanup of expired rows of all users, in batches; some requests start it in the background. */
const isCleanup = (text: string) => text.includes('skip locked');

async function explain(database: Database, text: string): Promise<Plan> {
  if (!database.url) return explained((each) => database.query({ text: each, values: [] }), text);
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    return await explained(async (each) => (await client.query(each)).rows, text);
  } finally {
    await client.end();
  }
}

async function explained(run: (text: string) => Promise<unknown[]>, text: string): Promise<Plan> {
  for (const [name, value] of Object.entries(settings)) await run(`set ${name} = ${value}`);
  await run(`prepare explained as ${text}`);
  try {
    const values = [...new Set(text.match(/\$\d+/g))].map(() => 'null');
    const given = values.length > 0 ? `(${values.join()})` : '';
    const [row] = await run(`explain (format json) execute explained${given}`);
    const told = (row as { 'QUERY PLAN': { Plan: Plan }[] | string })['QUERY PLAN'];
    return ((typeof told === 'string' ? JSON.parse(told) : told) as [{ Plan: Plan }])[0].Plan;
  } finally {
    await run('deallocate explained');
    for (const name of Object.keys(settings)) await run(`reset ${name}`);
  }
}

/** Returns the tables that the plan reads without an index condition on a column's value. */
export function scannedTables(plan: Plan): string[] {
  const table = plan['Relation Name'];
  const below = (plan.Plans ?? []).flatMap(scannedTables);
  // The write node itself does not read its target.
  if (!table || plan['Node Type'] === 'ModifyTable') return below;
  const isFound = isByValue(plan['Index Cond'] ?? '') || ofFew.has(plan['Index Name'] ?? '');
  return isFound ? below : [table, ...below];
}

/** Partial indexes of all users, of the few rows that wait, or were sent for the same hours. */
const ofFew = new Set(['crew_tickets_waiting', 'crew_sessions_sent']);

/** The exclusion constraint of one person in one place compares a range of one number for equality. */
const isByValue = (condition: string) => /[^<>]=|int4range\(user_id, user_id/.test(condition);

/** Returns the tables that the plan reads without a condition on the owner. */
export function tablesNotFilteredByOwner(plan: Plan): string[] {
  const table = plan['Relation Name'];
  const below = (plan.Plans ?? []).flatMap(tablesNotFilteredByOwner);
  if (!table || plan['Node Type'] === 'ModifyTable') return below;
  const isOwn = /\buser_id\b/.test(`${plan['Index Cond']} ${plan.Filter}`);
  return isOwn ? below : [table, ...below];
}

/** Returns the tables whose rows are read and sorted beyond the page that is returned. */
export function tablesSortedForPages(plan: Plan): string[] {
  const below = plan.Plans ?? [];
  const here = plan['Node Type'] === 'Limit' ? below.flatMap((each) => sortedBelow(each)) : [];
  return [...here, ...below.flatMap(tablesSortedForPages)];
}

function sortedBelow(plan: Plan, isSorted = false): string[] {
  const type = plan['Node Type'];
  // These nodes pass on pages or aggregates, which may be sorted.
  if (['Limit', 'Aggregate', 'Group'].includes(type)) return [];
  const table = plan['Relation Name'];
  if (table) return isSorted ? [table] : [];
  return (plan.Plans ?? [])
    .filter((each) => each['Parent Relationship'] !== 'SubPlan')
    .flatMap((each) => sortedBelow(each, isSorted || type === 'Sort'));
}
