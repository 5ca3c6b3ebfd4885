import { Migration } from '@mikro-orm/migrations';
import { indexStep, later } from '../online/step.ts';
import { leftOutWithChecks } from './029-confirmed-checks.ts';

export const activitiesByDocuments = indexStep(
  `create index activities_by_documents on activities using gin (document_ids) where document_ids <> '{}'`,
);

/** An activity cites documents as evidence (docs/decisions/037-several-goals-and-documents.md). */
export class CitedDocuments extends Migration {
  override name = '031-cited-documents';

  override up(): void | Promise<void> {
    this.addSql(`alter table "activities" add "document_ids" int[] not null default '{}';`);
    this.addSql(later(activitiesByDocuments));
    // No document reads like a column that is not there yet, so that the text of old records stays the same.
    this.addSql(
      `create or replace function record_content(kind text, record jsonb) returns jsonb language sql immutable parallel safe
       return jsonb_strip_nulls(case when kind = 'module-completion' then record else record - 'version' end
         - '{${leftOutWithChecks.join(',')}}'::text[] - case when record -> 'goal_ids' = '[]' then 'goal_ids' else '' end
         - case when record -> 'document_ids' = '[]' then 'document_ids' else '' end);`,
    );
    this.addSql(
      `create function forget_removed_documents() returns trigger language plpgsql as $$
       begin
         update activities a set document_ids = array(
           select d.id from unnest(a.document_ids) with ordinality d(id, place)
           where d.id not in (select r.id from removed r) order by place)
         where a.document_ids <> '{}' and a.document_ids && array(select r.id from removed r);
         return null;
       end $$;`,
    );
    this.addSql(
      `create trigger documents_forgotten after delete on documents referencing old table as removed for each statement execute function forget_removed_documents();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger documents_forgotten on documents;`);
    this.addSql(`drop function forget_removed_documents;`);
    this.addSql(
      `create or replace function record_content(kind text, record jsonb) returns jsonb language sql immutable parallel safe
       return jsonb_strip_nulls(case when kind = 'module-completion' then record else record - 'version' end
         - '{${leftOutWithChecks.join(',')}}'::text[] - case when record -> 'goal_ids' = '[]' then 'goal_ids' else '' end);`,
    );
    this.addSql(`alter table "activities" drop column "document_ids";`);
  }
}
