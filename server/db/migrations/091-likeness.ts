import { Migration } from '@mikro-orm/migrations';
import { likenessOf } from '#domain/records/likeness';
import { accountStep, later } from '../online/step.ts';

interface Row {
  id: number;
  texts: (string | null)[];
}

/** Fingerprints of existing reflections; the words are read by the program, not by the database. */
export const likenesses = accountStep('091-likenesses', {
  async change(query, { owner, after, size }) {
    const found = await query<Row>({
      text: `select id, array[content, learning_outcomes, future_application] as texts
        from reflective_logs where user_id = $1 and id > $2 order by id limit $3 for update`,
      values: [owner, after, size],
    });
    const rows = found.map(({ id, texts }) => ({ id, likeness: likenessOf(texts) }));
    await query({
      text: `update reflective_logs r set likeness = j.likeness::bit(160)
        from json_to_recordset($1::json) j (id int, likeness text) where r.id = j.id`,
      values: [JSON.stringify(rows)],
    });
    return found.length === size ? found.at(-1)!.id : null;
  },
});

const wordsIn = (row: string) =>
  `lower(regexp_replace(concat_ws(' ', ${row}.content, ${row}.learning_outcomes, ${row}.future_application), '[^[:alnum:]]+', ' ', 'g'))`;

/**
 * The fingerprint of each reflection, by which those that are nearly the same are found (docs/decisions/091). Null for
 * one that the previous version writes or changes, until it is next changed: then the owner is not asked about it.
 */
export class Likeness extends Migration {
  override name = '091-likeness';

  override up(): void | Promise<void> {
    this.addSql(`alter table "reflective_logs" add "likeness" bit(160) null;`);
    // The present version writes another fingerprint for other words; other signs between the same words do not change
    // it.
    this.addSql(
      `create function forget_likeness() returns trigger language plpgsql as $$
       begin
         if new.likeness = old.likeness and ${wordsIn('new')} <> ${wordsIn('old')} then
           new.likeness := null;
         end if;
         return new;
       end $$;`,
    );
    this.addSql(
      `create trigger reflective_logs_likeness before update of content, learning_outcomes, future_application on reflective_logs
       for each row execute function forget_likeness();`,
    );
    this.addSql(later(likenesses));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger reflective_logs_likeness on reflective_logs;`);
    this.addSql(`drop function forget_likeness;`);
    this.addSql(`alter table "reflective_logs" drop column "likeness";`);
  }
}
