import { Migration } from '@mikro-orm/migrations';
import { accountStep, later } from '../online/step.ts';

/** True if a clinician had reviewed module m by a moment. Days of reviews are those of Brisbane, as the catalogue writes them. */
const reviewedBy = (moment: string) =>
  `exists (select from jsonb_array_elements(m.content -> 'reviewers') r
     where (r ->> 'on')::date <= (${moment} at time zone 'Australia/Brisbane')::date)`;

const measuresOf = `c.studied_seconds, (select nullif(count(*), 0)::int from module_attempts a
  where a.user_id = c.user_id and a.module_id = c.module_id and a.submitted_at <= c.completed_at)`;

/** SQL of the trigger that reads a certificate's facts when it is issued. */
const measure = (
  reviewed: string,
) => `create or replace function measure_certificate() returns trigger language plpgsql as $$
  begin
    if new.completion_id is not null and new.attempts is null then
      select ${measuresOf}, ${reviewed} into new.studied_seconds, new.attempts, new.is_reviewed
      from module_completions c join cpd_modules m on m.id = c.module_id where c.id = new.completion_id;
    end if;
    return new;
  end $$;`;

/** SQL of the latest passed attempt at the edition of completion c. */
const ofAttempt = `(select a.is_reviewed from module_attempts a
   where a.user_id = c.user_id and a.module_id = c.module_id and a.version = c.version and a.passed
     and a.submitted_at <= c.completed_at
   order by a.submitted_at desc, a.id desc limit 1)`;

/**
 * Certificates whose newest event was written before they had the field for a review, and which have not changed
 * since: their text in the timeline lacks it, so no review was recorded.
 */
export const unrecordedReviews = accountStep('103-unrecorded-reviews', {
  after: ['027-begun-timelines', '095-certificate-measures'],
  async change(query, { owner, after, size }) {
    const ids = await query<{ id: number; differs: boolean }>({
      text: `select k.id, e.record_hash = record_hash(e.salt || chr(10) || ((c.content::jsonb) - 'is_reviewed')::text) as differs
        from certificates k join record_contents($1, 'certificates', 'certificate') c on c.id = k.id
        left join lateral (select salt, record_hash from record_events e
          where e.user_id = $1 and e.kind = 'certificate' and e.record_id = k.id order by seq desc limit 1) e on true
        where k.user_id = $1 and k.id > $2 and k.is_reviewed = false order by k.id limit $3`,
      values: [owner, after, size],
    });
    await query({
      text: `update certificates set is_reviewed = null where id = any($1::int[])`,
      values: [ids.filter(({ differs }) => differs).map(({ id }) => id)],
    });
    return ids.length === size ? ids.at(-1)!.id : null;
  },
  who: 'exists (select from certificates k where k.user_id = u.id)',
});

/**
 * A certificate says if a clinician had reviewed the edition that was learned, by the moment of its completion. An
 * attempt keeps that of its own edition, since a module may be corrected before it is completed (docs/decisions/095).
 */
export class ReviewsOfEditions extends Migration {
  override name = '103-reviews-of-editions';

  override up(): void | Promise<void> {
    this.addSql(`alter table "module_attempts" add "is_reviewed" boolean null;`);
    this.addSql(
      `alter table "certificates" alter "is_reviewed" drop not null, alter "is_reviewed" drop default;`,
    );
    this.addSql(
      `create function note_reviewed_edition() returns trigger language plpgsql as $$
       begin
         new.is_reviewed := (select ${reviewedBy('new.submitted_at')} from cpd_modules m
           where m.id = new.module_id and m.version = new.version);
         return new;
       end $$;`,
    );
    this.addSql(
      `create trigger module_attempts_reviewed before insert on module_attempts for each row execute function note_reviewed_edition();`,
    );
    this.addSql(
      measure(
        `case when c.version = m.version then ${reviewedBy('c.completed_at')} else ${ofAttempt} end`,
      ),
    );
    this.addSql(later(unrecordedReviews));
  }

  override down(): void | Promise<void> {
    this.addSql(measure(`coalesce(jsonb_array_length(m.content -> 'reviewers'), 0) > 0`));
    this.addSql(`drop trigger module_attempts_reviewed on module_attempts;`);
    this.addSql(`drop function note_reviewed_edition;`);
    this.addSql(`update certificates set is_reviewed = false where is_reviewed is null;`);
    this.addSql(
      `alter table "certificates" alter "is_reviewed" set default false, alter "is_reviewed" set not null;`,
    );
    this.addSql(`alter table "module_attempts" drop column "is_reviewed";`);
  }
}
