import { Migration } from '@mikro-orm/migrations';

/** The same as 062 for the answers of further registrations, which no earlier version could store. */
export class OtherAnswersInDocuments extends Migration {
  override name = '067-other-answers-in-documents';

  override up(): void | Promise<void> {
    const answers = `(
      select coalesce(jsonb_agg(case when a ->> 'documentId' = new.id::text
        then a || jsonb_build_object('isDocumentDeleted', new.deleted_at is not null) else a end order by n), '[]')
      from jsonb_array_elements(coalesce(r -> 'boardAnswers', '[]')) with ordinality e(a, n))`;
    this.addSql(
      `create function note_other_answer_documents() returns trigger language plpgsql as $$
       begin
         update users u set other_registrations = (
           select jsonb_agg(r || jsonb_build_object('boardAnswers', ${answers}) order by i)
           from jsonb_array_elements(u.other_registrations) with ordinality o(r, i))
         where u.id = new.user_id and u.other_registrations @> jsonb_build_array(jsonb_build_object(
           'boardAnswers', jsonb_build_array(jsonb_build_object('documentId', new.id))));
         return null;
       end $$;`,
    );
    this.addSql(
      `create trigger documents_of_other_answers after update of deleted_at on documents for each row
       when (old.deleted_at is distinct from new.deleted_at) execute function note_other_answer_documents();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger documents_of_other_answers on documents;`);
    this.addSql(`drop function note_other_answer_documents;`);
  }
}
