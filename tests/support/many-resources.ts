import type { Database } from '#server/db/database';

const topics =
  'trauma cardiac respiratory paediatric emergency airway sepsis stroke paramedic ambulance guideline resuscitation haemorrhage asthma leadership management wound burns overdose delirium arrest';
const categories = `'Clinical Practice', 'Professional Development', 'Research', 'Education', 'Leadership'`;

/** `n` of a thousand words, derived from `seed`: the topics first and most often, then made-up words. */
const words = (seed: string, n: number) => `
  (select string_agg(coalesce(topics[rank], 'word' || translate(rank::text, '0123456789', 'abcdefghij')), ' ')
   from (select 1 + floor(1000 * power((hashint4((${seed}) * 1000 + k) & 65535) / 65536.0, 2))::int as rank
         from generate_series(1, ${n}) k) ranks)`;

/** Searches: one word, two, a prefix, misspellings, common and rare words. */
export const searches = [
  'trauma',
  'cardiac arrest',
  'paediatric airway',
  'resusc',
  'haemorhage',
  'burns overdose delirium',
  'worda',
  'leadership',
];

/**
 * Fills the library with generated resources. Building the index and the word list
 * once at the end is ten times as fast as row by row.
 */
export async function manyResources(database: Database, count: number): Promise<void> {
  const run = (text: string, values: unknown[] = []) =>
    database.query<{ indexdef: string }>({ text, values });
  const index = 'external_resources_search';
  const [found] = await run(`select indexdef from pg_indexes where indexname = '${index}'`);
  await run('alter table external_resources disable trigger user');
  await run(`drop index ${index}`);
  // In batches, since the server cancels statements after 4 seconds.
  for (let from = 1; from <= count; from += 1000) {
    await run(
      `with v as (select string_to_array('${topics}', ' ') as topics)
       insert into external_resources (title, description, url, type, provider, cpd_category, cpd_hours, tags, created_at, updated_at)
       select ${words('g', 4)}, ${words('-g', 12)}, 'https://example.org/' || g, 'article', 'Provider ' || g % 40,
         (array[${categories}])[1 + g % 5], 1, array[${words('g + 100000', 1)}], now(), now()
       from generate_series($1::int, $2::int) g, v`,
      [from, Math.min(count, from + 999)],
    );
  }
  await run(found!.indexdef);
  await run(
    `insert into resource_words select word from ts_stat('select search from external_resources')
     where word ~ '^[a-z]{3,40}$' on conflict do nothing`,
  );
  await run('alter table external_resources enable trigger user');
  await run('analyze external_resources');
  await run('analyze resource_words');
}
