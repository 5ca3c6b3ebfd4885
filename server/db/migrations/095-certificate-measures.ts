import { Migration } from '@mikro-orm/migrations';
import { accountStep, later } from '../online/step.ts';

/** SQL of the measures of completion c; `seconds` is its measured time. */
const measuresOf = (seconds: string) =>
  `${seconds}, (select nullif(count(*), 0)::int from module_attempts a
     where a.user_id = c.user_id and a.module_id = c.module_id and a.submitted_at <= c.completed_at)`;

/**
 * The measures of existing certificates, as far as their completions have them. A time of 0 may not have been
 * measured, so it stays empty.
 */
export const certificateMeasures = accountStep('095-certificate-measures', {
  async change(query, { owner, after, size }) {
    const ids = await query<{ id: number }>({
      text: `update certificates k set (studied_seconds, attempts) = (
          select ${measuresOf('nullif(c.studied_seconds, 0)')} from module_completions c where c.id = k.completion_id)
        where id in (
          select id from certificates where user_id = $1 and id > $2 and attempts is null and completion_id is not null
          order by id limit $3)
        returning id`,
      values: [owner, after, size],
    });
    return ids.length === size ? Math.max(...ids.map(({ id }) => id)) : null;
  },
  who: 'exists (select from certificates k where k.user_id = u.id)',
});

/**
 * Certificates show the measured time and the number of attempts (docs/decisions/095). The trigger reads both when a
 * certificate is issued, also by the previous version. Time with a module is counted from one report to the next, and
 * modules store the shortest time in which their text can be read.
 */
export class CertificateMeasures extends Migration {
  override name = '095-certificate-measures';

  override up(): void | Promise<void> {
    this.addSql(`alter table "cpd_modules" add "shortest_reading_minutes" int not null default 0;`);
    this.addSql(`alter table "module_progress" add "studied_to" timestamptz(3) null;`);
    this.addSql(
      `alter table "certificates" add "studied_seconds" int null, add "attempts" int null;`,
    );
    this.addSql(
      `create function measure_certificate() returns trigger language plpgsql as $$
       begin
         if new.completion_id is not null and new.attempts is null then
           select ${measuresOf('c.studied_seconds')} into new.studied_seconds, new.attempts
           from module_completions c where c.id = new.completion_id;
         end if;
         return new;
       end $$;`,
    );
    this.addSql(
      `create trigger certificates_measured before insert on certificates for each row execute function measure_certificate();`,
    );
    this.addSql(later(certificateMeasures));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger certificates_measured on certificates;`);
    this.addSql(`drop function measure_certificate;`);
    this.addSql(
      `alter table "certificates" drop column "studied_seconds", drop column "attempts";`,
    );
    this.addSql(`alter table "module_progress" drop column "studied_to";`);
    this.addSql(`alter table "cpd_modules" drop column "shortest_reading_minutes";`);
  }
}
