import { Migration } from '@mikro-orm/migrations';
import { accountStep, later } from '../online/step.ts';

/** SQL of an answer's file: the first complete one of a document of the owner that is not deleted. */
const file = `(select f.name from documents d join evidence_files f on f.document_id = d.id and f.user_id = d.user_id
  where d.id = (a ->> 'documentId')::int and d.user_id = owner and d.deleted_at is null
    and f.deleted_at is null and f.missing_at is null order by f.id limit 1)`;

const isExcluded = `in ('student', 'non-practising')`;

/** SQL of the reasons for which the required hours of a user may have changed; empty if there are none. */
const reasons = `concat_ws(' ',
  case when u.registration_breaks <> '[]' then 'Breaks from practice no longer lower your required hours: no source that we have read says that they do. Your breaks stay on record.' end,
  case when u.registration_type_since is not null and u.registration_type ${isExcluded}
    or jsonb_path_exists(u.registration_spans, '$[*] ? (@.type == "student" || @.type == "non-practising")')
    or jsonb_path_exists(u.other_registrations, '$[*] ? (@.registrationTypeSince != null)')
    or jsonb_path_exists(u.other_registrations, '$[*].registrationSpans[*] ? (@.type == "student" || @.type == "non-practising")')
    then 'A change to or from non-practising or student registration within a CPD year no longer lowers the hours of that year.' end,
  case when exists (select from jsonb_path_query(jsonb_build_array(u.board_answers,
      jsonb_path_query_array(u.other_registrations, '$[*].boardAnswers[*]')), '$[*][*] ? (@.documentFile == null)'))
    then 'An answer of the Board lowers hours only while its document has the e-mail or letter as a file: add the file to the document.' end)`;

/** Finds the files of an owner's answers, and notifies the owner if the required hours may have changed. */
export const answersOnFile = accountStep('083-answers-on-file', {
  who: `u.registration_breaks <> '[]' or u.registration_type_since is not null or u.registration_spans <> '[]'
    or u.board_answers <> '[]' or u.other_registrations <> '[]'`,
  async change(query, { owner }) {
    const values = [owner];
    await query({
      text: `update users set board_answers = answers_on_file(id, board_answers),
          other_registrations = registrations_on_file(id, other_registrations)
        where id = $1 and (board_answers <> '[]' or other_registrations <> '[]')`,
      values,
    });
    await query({
      text: `insert into notifications (user_id, kind, title, message, link, created_at)
        select user_id, 'notice', 'Your required CPD hours may have changed',
          reasons || ' Check your dashboard, and ask the Board if you are unsure.', '/', now()
        from (select u.id as user_id, ${reasons} as reasons from users u where u.id = $1 and not u.is_demo) changed
        where reasons <> ''`,
      values,
    });
    return null;
  },
});

/**
 * An answer of the Board lowers hours only while an uploaded file holds it, and breaks lower none (docs/decisions/082).
 * The name of the file is kept in the answer, since every judgement of a period reads answers with the user alone. Those
 * whose required hours may have changed are notified once.
 */
export class AnswersOnFile extends Migration {
  override name = '083-answers-on-file';

  override up(): void | Promise<void> {
    this.addSql(
      `create function answers_on_file(owner int, answers jsonb) returns jsonb language sql stable as $$
         select coalesce(jsonb_agg(a || jsonb_build_object('documentFile', ${file}) order by n), '[]')
         from jsonb_array_elements(answers) with ordinality e(a, n) $$;`,
    );
    this.addSql(
      `create function registrations_on_file(owner int, registrations jsonb) returns jsonb language sql stable as $$
         select coalesce(jsonb_agg(r || jsonb_build_object('boardAnswers',
           answers_on_file(owner, coalesce(r -> 'boardAnswers', '[]'))) order by n), '[]')
         from jsonb_array_elements(registrations) with ordinality e(r, n) $$;`,
    );
    this.addSql(
      `create function keep_answer_files() returns trigger language plpgsql as $$
       begin
         new.board_answers := answers_on_file(new.id, new.board_answers);
         new.other_registrations := registrations_on_file(new.id, new.other_registrations);
         return new;
       end $$;`,
    );
    // Also fires when the triggers of 062 and 067 note that a document was deleted.
    this.addSql(
      `create trigger answers_on_file before update of board_answers, other_registrations on users for each row
       when (old.board_answers is distinct from new.board_answers
         or old.other_registrations is distinct from new.other_registrations)
       execute function keep_answer_files();`,
    );
    this.addSql(
      `create function note_answer_files() returns trigger language plpgsql as $$
       declare
         changed evidence_files := case when tg_op = 'DELETE' then old else new end;
         answer jsonb := jsonb_build_array(jsonb_build_object('documentId', changed.document_id));
       begin
         update users u set board_answers = answers_on_file(u.id, u.board_answers),
           other_registrations = registrations_on_file(u.id, u.other_registrations)
         where u.id = changed.user_id and (u.board_answers @> answer
           or u.other_registrations @> jsonb_build_array(jsonb_build_object('boardAnswers', answer)));
         return null;
       end $$;`,
    );
    this.addSql(
      `create trigger files_of_answers after insert on evidence_files for each row
       when (new.document_id is not null) execute function note_answer_files();`,
    );
    this.addSql(
      `create trigger changed_files_of_answers after update of deleted_at, missing_at, name on evidence_files for each row
       when (new.document_id is not null) execute function note_answer_files();`,
    );
    this.addSql(
      `create trigger deleted_files_of_answers after delete on evidence_files for each row
       when (old.document_id is not null) execute function note_answer_files();`,
    );
    this.addSql(later(answersOnFile));
  }

  override down(): void | Promise<void> {
    for (const trigger of [
      'files_of_answers',
      'changed_files_of_answers',
      'deleted_files_of_answers',
    ]) {
      this.addSql(`drop trigger ${trigger} on evidence_files;`);
    }
    this.addSql(`drop trigger answers_on_file on users;`);
    for (const made of [
      'note_answer_files',
      'keep_answer_files',
      'registrations_on_file',
      'answers_on_file',
    ]) {
      this.addSql(`drop function ${made};`);
    }
    this.addSql(
      `update users u set board_answers = (
         select jsonb_agg(a - 'documentFile' order by n)
         from jsonb_array_elements(u.board_answers) with ordinality e(a, n))
       where u.board_answers <> '[]';`,
    );
  }
}
