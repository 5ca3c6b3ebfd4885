import { Migration } from '@mikro-orm/migrations';

const measuresOf = `c.studied_seconds, (select nullif(count(*), 0)::int from module_attempts a
  where a.user_id = c.user_id and a.module_id = c.module_id and a.submitted_at <= c.completed_at)`;

const measure = (
  columns: string,
  values: string,
) => `create or replace function measure_certificate() returns trigger language plpgsql as $$
  begin
    if new.completion_id is not null and new.attempts is null then
      select ${values} into ${columns}
      from module_completions c join cpd_modules m on m.id = c.module_id where c.id = new.completion_id;
    end if;
    return new;
  end $$;`;

/**
 * Certificates say if a clinician had reviewed the module when they were issued. No module was reviewed before, so the
 * default is right for all existing certificates.
 */
export class CertificateReviews extends Migration {
  override name = '096-certificate-reviews';

  override up(): void | Promise<void> {
    this.addSql(`alter table "certificates" add "is_reviewed" boolean not null default false;`);
    this.addSql(
      measure(
        'new.studied_seconds, new.attempts, new.is_reviewed',
        `${measuresOf}, coalesce(jsonb_array_length(m.content -> 'reviewers'), 0) > 0`,
      ),
    );
  }

  override down(): void | Promise<void> {
    this.addSql(measure('new.studied_seconds, new.attempts', measuresOf));
    this.addSql(`alter table "certificates" drop column "is_reviewed";`);
  }
}
