import {
  accountRules,
  matchedTables,
  type Account,
  type AccountRule,
  type MatchedField,
  type MatchedTable,
} from '#domain/account/account-import';

/** The user's records, with the fields that identify them; moments are ISO texts. */
export type Existing = { [T in MatchedTable]: ExistingRow<T>[] };

type ExistingRow<T extends MatchedTable> = { id: number } & {
  [Field in MatchedField<T>]: Stored<Account[T][number][Field & keyof Account[T][number]]>;
};
type Stored<Value> = Value extends Date ? string : Value;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function columnsOf(table: MatchedTable): string {
  const { same, continues }: AccountRule = accountRules[table];
  const names = ['id', ...same, ...(continues ? [continues] : [])];
  return names.map((name) => `${snake(name)} as "${name}"`).join(', ');
}

/** SQL that returns all of them as one JSON text, which a thread parses; its one parameter is the user's id. */
export const existingSql = (user: string) =>
  `with me as (select ${user}::int as id) select json_build_object(${matchedTables
    .map(
      (table) => `'${table}',
        (select coalesce(json_agg(r), '[]'::json) from (
          select ${columnsOf(table)} from ${snake(table)}
          where user_id = (select id from me) and deleted_at is null
          order by id) r)`,
    )
    .join(', ')})::text`;
