import type { Em } from '#server/db/database';
import { rows } from '#server/db/query';
import { invalid } from '#server/errors';
import { ownOf } from '#server/records/own';
import { Document } from '../documents/document.entity.ts';
import { LearningGoal } from '../learning-goals/learning-goal.entity.ts';
import { citedDocumentMessages } from '#domain/records/documents';
import { learningGoalMessages } from '#domain/records/learning-goals';
import type { ActivityDocument, ActivityGoal } from './activity.entity.ts';

/** The records that an activity names by a list of ids. */
interface Links {
  goalIds: readonly number[];
  documentIds: readonly number[];
}

interface Linked {
  goals: ActivityGoal[];
  documents: ActivityDocument[];
}

/** SQL of what an activity names, if it is selected; without deleted records. */
export const linked = (asks: (field: string) => boolean) =>
  (asks('goals')
    ? `, (${rows(`select g.id, g.title from learning_goals g
         where g.id = any(activities.goal_ids) and g.user_id = $1 and g.deleted_at is null
         order by g.target_date, g.id`)}) as goals`
    : '') +
  (asks('documents')
    ? `, (${rows(`select d.id, d.title, d.type from documents d
         where d.id = any(activities.document_ids) and d.user_id = $1 and d.deleted_at is null
         order by d.created_at, d.id`)}) as documents`
    : '');

/** Returns the linked goals and documents that belong to the user and are not deleted. */
export async function linkedBy(em: Em, userId: number, links: Links): Promise<Linked> {
  const goals = await ownOf(em, LearningGoal, userId, links.goalIds);
  const documents = await ownOf(em, Document, userId, links.documentIds);
  return {
    goals: goals
      .toSorted((a, b) => Number(a.targetDate) - Number(b.targetDate) || a.id - b.id)
      .map(({ id, title }) => ({ id, title })),
    documents: documents
      .toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt) || a.id - b.id)
      .map(({ id, title, type }) => ({ id, title, type })),
  };
}

/** Returns the same for links being written; a link to a record deleted since then may stay. Throws invalid(). */
export async function requireLinked(
  em: Em,
  userId: number,
  links: Links,
  kept: Links = { goalIds: [], documentIds: [] },
): Promise<Linked> {
  const found = await linkedBy(em, userId, links);
  if (!areKnown(links.goalIds, found.goals, kept.goalIds))
    throw invalid({ goalIds: learningGoalMessages.noGoal });
  if (!areKnown(links.documentIds, found.documents, kept.documentIds))
    throw invalid({ documentIds: citedDocumentMessages.notYours });
  return found;
}

function areKnown(
  ids: readonly number[],
  own: readonly { id: number }[],
  old: readonly number[],
): boolean {
  const known = new Set([...own.map(({ id }) => id), ...old]);
  return ids.every((id) => known.has(id));
}
