import { Migration } from '@mikro-orm/migrations';
import { accountStep, constraintStep, indexStep, later } from '../online/step.ts';

/**
 * Existing confirmations of more hours than their crew session gives, such as after a correction. Those that exceed it
 * only by the ten minutes of grace stay as they are.
 */
export const correctedConfirmations = accountStep('092-corrected-confirmations', {
  who: `exists (select from attestations t where t.user_id = u.id and t.source = 'crew-session')`,
  async change(query, { owner, after, size }) {
    const ids = await query<{ id: number }>({
      text: `update attestations t set corrected_hours = m.hours
        from crew_members m where m.activity_id = t.activity_id and t.id in (
          select c.id from attestations c join crew_members n on n.activity_id = c.activity_id
            join crew_sessions s on s.id = n.session_id
            cross join lateral (select coalesce(sum(extract(epoch from upper(r) - lower(r))) / 60, 0) as minutes
              from unnest((select range_agg(tstzrange((p ->> 'from')::timestamptz, (p ->> 'to')::timestamptz))
                  from jsonb_array_elements(n.presences) p where (p ->> 'from')::timestamptz < (p ->> 'to')::timestamptz)
                * tstzmultirange(tstzrange(s.started_at, s.ended_at))) r) present
          where c.user_id = $1 and c.id > $2 and c.source = 'crew-session' and c.corrected_hours is null
            and n.hours < c.hours
            and not (n.hours = floor(present.minutes / 30) / 2 and c.hours <= floor((present.minutes + 10) / 30) / 2)
          order by c.id limit $3)
        returning t.id`,
      values: [owner, after, size],
    });
    return ids.length === size ? Math.max(...ids.map(({ id }) => id)) : null;
  },
});

export const confirmationsOfAttestations = indexStep(
  `create index crew_confirmations_attestation_id on crew_confirmations (attestation_id) where attestation_id is not null`,
);

export const attestationsExist = constraintStep(
  'crew_confirmations',
  'crew_confirmations_attestation_id_foreign',
);

const tracked = (facts: string) => [
  `drop trigger attestations_changed on attestations;`,
  `create trigger attestations_changed after update on attestations referencing old table as before_change new table as after_change for each statement execute function note_changed_records('attestation', '{${facts}}');`,
];

/**
 * Adds how a confirmation came about, and the hours left of it if less of its crew session counts
 * (docs/decisions/093). For earlier confirmations the circumstances are unknown.
 */
export class Circumstances extends Migration {
  override name = '092-circumstances';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "attestations" add "asked_at" timestamptz(3) null, add "in_owners_browser" boolean null, add "corrected_hours" numeric(5,1) null;`,
    );
    this.addSql(
      `alter table "crew_confirmations" add "in_owners_browser" boolean null, add "attestation_id" int null;`,
    );
    this.addSql(
      `alter table "crew_confirmations" add constraint "crew_confirmations_attestation_id_foreign" foreign key ("attestation_id") references "attestations" ("id") on delete set null not valid;`,
    );
    for (const sql of tracked('source,hours,signed_at,asked_at,in_owners_browser,corrected_hours'))
      this.addSql(sql);
    this.addSql(later(confirmationsOfAttestations, attestationsExist, correctedConfirmations));
  }

  override down(): void | Promise<void> {
    for (const sql of tracked('source,hours,signed_at')) this.addSql(sql);
    this.addSql(
      `alter table "crew_confirmations" drop column "in_owners_browser", drop column "attestation_id";`,
    );
    this.addSql(
      `alter table "attestations" drop column "asked_at", drop column "in_owners_browser", drop column "corrected_hours";`,
    );
  }
}
