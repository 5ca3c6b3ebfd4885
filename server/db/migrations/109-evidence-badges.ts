import { Migration } from '@mikro-orm/migrations';
import { indexStep, later } from '../online/step.ts';
import { leftOutWithAnswers } from './058-private-answers.ts';

/** Badges that are to be checked; few files have one. */
export const dueBadges = indexStep(
  `create index evidence_files_badges_due on evidence_files (badge_due_at) where badge_due_at is not null`,
);

/** The badges of a user, by which activities are graded. */
export const badgesOfUsers = indexStep(
  `create index evidence_files_badges on evidence_files (user_id, activity_id) where badge is not null`,
);

const recordContent = (names: readonly string[]) =>
  `create or replace function record_content(kind text, record jsonb) returns jsonb language sql immutable parallel safe
   return jsonb_strip_nulls(case when kind = 'module-completion' then record else record - 'version' end
     - '{${names.join(',')}}'::text[] - case when kind = 'activity' then 'completed_on' else '' end - case when record -> 'goal_ids' = '[]' then 'goal_ids' else '' end
     - case when record -> 'document_ids' = '[]' then 'document_ids' else '' end
     || case when kind = 'goal-change' then jsonb_build_object('changed_at', record -> 'changed_at') else '{}' end);`;

const before = [...leftOutWithAnswers, 'substance', 'likeness'];

/**
 * Adds the Open Badge in a file, with the result of its check (docs/decisions/117). It is found out, not recorded by the
 * owner, so the timeline leaves it out.
 */
export class EvidenceBadges extends Migration {
  override name = '109-evidence-badges';

  override up(): void | Promise<void> {
    this.addSql(recordContent([...before, 'badge', 'badge_due_at']));
    this.addSql(
      `alter table "evidence_files" add "badge" jsonb null, add "badge_due_at" timestamptz(3) null;`,
    );
    this.addSql(later(dueBadges, badgesOfUsers));
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "evidence_files" drop column "badge", drop column "badge_due_at";`);
    this.addSql(recordContent(before));
  }
}
