import pg from 'pg';
import type { Database, Statement } from '#server/db/database';

/** One look into a table, and by what condition on an index; none where it is read from end to end. */
export interface Scan {
  table: string;
  node: string;
  condition: string | null;
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

/** What pays for tables as small as those of tests, and for no others. */
const shortcuts = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'enable_material'];

/**
 * How the database finds what a statement reads when it may not read tables from end to end where it has another way:
 * what is still read so has no index to be found by.
 */
export async function explain(database: Database, statement: Statement): Promise<Scan[]> {
  const plan = { text: `explain (format json) ${statement.text}`, values: [...statement.values] };
  const rows = database.url ? await onServer(database.url, plan) : await embedded(database, plan);
  const [found] = rows as { 'QUERY PLAN': { Plan: Plan }[] | string }[];
  const told = found!['QUERY PLAN'];
  const [{ Plan: top }] = (typeof told === 'string' ? JSON.parse(told) : told) as [{ Plan: Plan }];
  return scansOf(top);
}

async function embedded(database: Database, plan: Statement): Promise<object[]> {
  const set = async (value: string) => {
    for (const each of shortcuts) {
      await database.query({ text: `set ${each} = ${value}`, values: [] });
    }
  };
  await set('off');
  await database.query({ text: 'set random_page_cost = 1', values: [] });
  try {
    return await database.query(plan);
  } finally {
    await set('on');
  }
}

async function onServer(url: string, plan: { text: string; values: unknown[] }): Promise<object[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const each of shortcuts) await client.query(`set ${each} = off`);
    // As on the disks of today.
    await client.query('set random_page_cost = 1');
    return (await client.query(plan)).rows as object[];
  } finally {
    await client.end();
  }
}

function scansOf(plan: Plan): Scan[] {
  const table = plan['Relation Name'];
  const isBitmap = plan['Node Type'] === 'Bitmap Heap Scan';
  const below = (plan.Plans ?? []).flatMap(scansOf);
  // A write's target is not looked into by the write itself.
  if (!table || plan['Node Type'] === 'ModifyTable') return below;
  const conditions = isBitmap ? bitmapsOf(plan) : [plan['Index Cond']];
  const condition = conditions.every(Boolean) ? conditions.join('; ') : null;
  return [...below, { table, node: plan['Node Type'], condition }];
}

/** The conditions of the indexes that a bitmap is made of. */
function bitmapsOf(plan: Plan): (string | undefined)[] {
  if (plan['Node Type'] === 'Bitmap Index Scan') return [plan['Index Cond']];
  return (plan.Plans ?? []).filter((each) => !each['Relation Name']).flatMap(bitmapsOf);
}
