import pg from 'pg';
import type { Database } from '#server/db/database';

/** A step of how the database carries out a statement, with the steps that it takes its rows from. */
export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  'Parent Relationship'?: string;
  Plans?: Plan[];
}

const settings: Record<string, string> = {
  // Without what pays for tables as small as those of tests, and for no others.
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_material: 'off',
  enable_bitmapscan: 'off',
  // As on the disks of today.
  random_page_cost: '1',
  // As the server plans: once, for any values.
  plan_cache_mode: 'force_generic_plan',
};

/** The statement itself of what the ORM tells of it: `[query] select … = ? [took 1 ms]`. */
export function sqlFromLog(told: string): string {
  let count = 0;
  return told.startsWith('[query] ')
    ? told.replace(/^\[query\] | \[took [^\]]*\]$/g, '').replace(/\?/g, () => `$${(count += 1)}`)
    : told;
}

/**
 * How the database finds what each statement reads, whatever its values, when it may not read tables from end to end
 * where it has another way: what is still read so has no index to be found by.
 */
export async function queryPlans(database: Database, statements: string[]): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const text of statements.filter((each) => isRead(each) && !isCleanup(each))) {
    plans.push(await explain(database, text));
  }
  return plans;
}

const isRead = (text: string) => /^\s*(select|with|insert|update|delete)\b/i.test(text);

/** What is removed of everybody's after its time, in steps; some requests begin it beside their answer. */
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

/** The tables of which more is read than what an index leads to by the value of a column. */
export function scannedTables(plan: Plan): string[] {
  const table = plan['Relation Name'];
  const below = (plan.Plans ?? []).flatMap(scannedTables);
  // A write's target is not looked into by the write itself.
  if (!table || plan['Node Type'] === 'ModifyTable') return below;
  return isByValue(plan['Index Cond'] ?? '') ? below : [table, ...below];
}

const isByValue = (condition: string) => /[^<>]=/.test(condition);

/** The tables of which rows are chosen, by an index or afterwards, without asking whose they are. */
export function tablesNotFilteredByOwner(plan: Plan): string[] {
  const table = plan['Relation Name'];
  const below = (plan.Plans ?? []).flatMap(tablesNotFilteredByOwner);
  if (!table || plan['Node Type'] === 'ModifyTable') return below;
  const isOwn = /\buser_id\b/.test(`${plan['Index Cond']} ${plan.Filter}`);
  return isOwn ? below : [table, ...below];
}

/** The tables of which more rows are read and sorted than the page that is taken of them. */
export function tablesSortedForPages(plan: Plan): string[] {
  const below = plan.Plans ?? [];
  const here = plan['Node Type'] === 'Limit' ? below.flatMap((each) => sortedBelow(each)) : [];
  return [...here, ...below.flatMap(tablesSortedForPages)];
}

function sortedBelow(plan: Plan, isSorted = false): string[] {
  const type = plan['Node Type'];
  // Of a page that is taken of pages or of sums, these are what is sorted.
  if (['Limit', 'Aggregate', 'Group'].includes(type)) return [];
  const table = plan['Relation Name'];
  if (table) return isSorted ? [table] : [];
  return (plan.Plans ?? [])
    .filter((each) => each['Parent Relationship'] !== 'SubPlan')
    .flatMap((each) => sortedBelow(each, isSorted || type === 'Sort'));
}
