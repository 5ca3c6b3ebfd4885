import { Migration } from '@mikro-orm/migrations';

const answers = (isDocument: string, isDeleted: string) => `(
  select jsonb_agg(case when ${isDocument} then a || jsonb_build_object('isDocumentDeleted', ${isDeleted}) else a end
    order by n)
  from jsonb_array_elements(u.board_answers) with ordinality e(a, n))`;

/** An answer of the Board counts against the sources only while its document exists (docs/decisions/033). */
export class AnswersInDocuments extends Migration {
  override name = '062-answers-in-documents';

  override up(): void | Promise<void> {
    this.addSql(
      `create function note_answer_documents() returns trigger language plpgsql as $$
       begin
         update users u set board_answers = ${answers("a ->> 'documentId' = new.id::text", 'new.deleted_at is not null')}
         where u.id = new.user_id
           and u.board_answers @> jsonb_build_array(jsonb_build_object('documentId', new.id));
         return null;
       end $$;`,
    );
    this.addSql(
      `create trigger documents_of_answers after update of deleted_at on documents for each row
       when (old.deleted_at is distinct from new.deleted_at) execute function note_answer_documents();`,
    );
    const exists = `exists (select from documents d
      where d.id::text = a ->> 'documentId' and d.user_id = u.id and d.deleted_at is null)`;
    this.addSql(
      `update users u set board_answers = ${answers(`a ->> 'documentId' is not null and not ${exists}`, 'true')}
       where u.board_answers <> '[]';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger documents_of_answers on documents;`);
    this.addSql(`drop function note_answer_documents;`);
    this.addSql(
      `update users u set board_answers = (
         select jsonb_agg(a - 'isDocumentDeleted' order by n)
         from jsonb_array_elements(u.board_answers) with ordinality e(a, n))
       where u.board_answers <> '[]';`,
    );
  }
}
