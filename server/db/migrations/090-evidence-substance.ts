import { Migration } from '@mikro-orm/migrations';
import { constraintStep, indexStep, later } from '../online/step.ts';
import { leftOutWithAnswers } from './058-private-answers.ts';

/** Files that are still to be checked; none, once all existing files are done. */
export const uncheckedFiles = indexStep(
  `create index evidence_files_unchecked on evidence_files (id) where substance is null`,
);

export const knownSubstances = constraintStep('evidence_files', 'evidence_files_substance');

const recordContent = (names: readonly string[]) =>
  `create or replace function record_content(kind text, record jsonb) returns jsonb language sql immutable parallel safe
   return jsonb_strip_nulls(case when kind = 'module-completion' then record else record - 'version' end
     - '{${names.join(',')}}'::text[] - case when kind = 'activity' then 'completed_on' else '' end - case when record -> 'goal_ids' = '[]' then 'goal_ids' else '' end
     - case when record -> 'document_ids' = '[]' then 'document_ids' else '' end
     || case when kind = 'goal-change' then jsonb_build_object('changed_at', record -> 'changed_at') else '{}' end);`;

const answersOnFile = (proves: string) =>
  `create or replace function answers_on_file(owner int, answers jsonb) returns jsonb language sql stable as $$
     select coalesce(jsonb_agg(a || jsonb_build_object('documentFile', (
       select f.name from documents d join evidence_files f on f.document_id = d.id and f.user_id = d.user_id
       where d.id = (a ->> 'documentId')::int and d.user_id = owner and d.deleted_at is null
         and f.deleted_at is null and f.missing_at is null${proves} order by f.id limit 1)) order by n), '[]')
     from jsonb_array_elements(answers) with ordinality e(a, n) $$;`;

const changedFilesOfAnswers = (columns: string) =>
  `create or replace trigger changed_files_of_answers after update of ${columns} on evidence_files for each row
   when (new.document_id is not null) execute function note_answer_files();`;

const columns = 'deleted_at, missing_at, name';

/**
 * Adds what a stored file shows (docs/decisions/091): null until the server has looked into it, which it does in the
 * background for existing files. The Board's answer lowers hours only with a file that shows something.
 */
export class EvidenceSubstance extends Migration {
  override name = '090-evidence-substance';

  override up(): void | Promise<void> {
    this.addSql(recordContent([...leftOutWithAnswers, 'substance', 'likeness']));
    this.addSql(`alter table "evidence_files" add "substance" text null;`);
    this.addSql(
      `alter table "evidence_files" add constraint "evidence_files_substance" check (substance in ('shown', 'empty', 'locked', 'unread')) not valid;`,
    );
    this.addSql(answersOnFile(` and coalesce(f.substance, '') not in ('empty', 'locked')`));
    this.addSql(changedFilesOfAnswers(`${columns}, substance`));
    this.addSql(later(uncheckedFiles, knownSubstances));
  }

  override down(): void | Promise<void> {
    this.addSql(changedFilesOfAnswers(columns));
    this.addSql(answersOnFile(''));
    this.addSql(`alter table "evidence_files" drop column "substance";`);
    this.addSql(recordContent(leftOutWithAnswers));
  }
}
