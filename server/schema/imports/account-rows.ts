import type { Context } from '../../context.ts';
import type { Em } from '../../db/database.ts';
import { invalid } from '../../errors.ts';
import { Activity } from '../activities/activity.entity.ts';
import { Document } from '../documents/document.entity.ts';
import { EvidenceFile } from '../evidence-files/evidence-file.entity.ts';
import { GoalChange } from '../learning-goals/goal-change.entity.ts';
import { LearningGoal } from '../learning-goals/learning-goal.entity.ts';
import { PlannedActivity } from '../learning-goals/planned-activity.entity.ts';
import { ReflectiveLog } from '../reflective-logs/reflective-log.entity.ts';
import type { User } from '../users/user.entity.ts';
import { exportedOwner, type Account } from '#domain/account-import';
import { instantOf, type CivilDate } from '#domain/dates';
import { goalYear } from '#domain/learning-goals';
import type { ImportedFile } from './account-import.type.ts';
import { activityOf } from './imported-activity.ts';
import { placing, type Insert, type Places } from './placing.ts';

/** What two records have in common that are the same. */
type GoalKey = Pick<LearningGoal, 'title' | 'why' | 'measure'> & { targetDate: Date | CivilDate };
type ActivityKey = Pick<Activity, 'title' | 'category' | 'hours' | 'completedDate' | 'description'>;
type PlannedKey = Pick<PlannedActivity, 'title' | 'category' | 'hours' | 'goalId'> & {
  plannedDate: Date | CivilDate | null;
};
type LogKey = Pick<ReflectiveLog, 'content' | 'learningOutcomes' | 'futureApplication'>;
type DocumentKey = Pick<Document, 'title' | 'type' | 'content'>;

interface Job {
  user: User;
  account: Account;
  insert: Insert;
}

const dayOf = (day: CivilDate | null) => day && instantOf(day);

/** Brings the rows of an export in, as far as the user has not got them; in a constant number of statements. */
export async function bringIn(ctx: Context, em: Em, { user, account, insert }: Job) {
  const userId = user.id;
  const own = { userId, deletedAt: null };
  const { ids, parts, place, held, note } = placing({ em, own, insert });
  const since = (given: Date) => (given < ctx.now ? given : ctx.now);

  const goals = await place('learningGoals', LearningGoal, {
    rows: account.learningGoals,
    there: await held(LearningGoal, (goal: GoalKey) => [
      goal.title,
      goal.why,
      goal.measure,
      dayKey(goal.targetDate),
    ]),
    make: ({ id: _id, deletedAt: _deleted, carriedFromId: _from, ...goal }) => ({
      ...goal,
      userId,
      targetDate: instantOf(goal.targetDate),
      periodYear: goalYear(user, goal.targetDate),
      createdAt: since(goal.createdAt),
    }),
  });
  await linkCarried(em, account, goals);

  const changes = account.goalChanges.filter(({ goalId }) => goals.at.has(goalId));
  const newChanges = changes.filter(({ goalId }) => goals.fresh.has(goalId));
  await insert(
    GoalChange,
    newChanges.map((change) => ({ ...change, userId, goalId: goals.at.get(change.goalId) })),
  );
  note('goalChanges', newChanges.length, changes.length - newChanges.length);

  const activities = await place('activities', Activity, {
    rows: account.activities,
    there: await held(Activity, (activity: ActivityKey) => [
      activity.title,
      activity.category,
      activity.hours,
      activity.completedDate?.getTime(),
      activity.description,
    ]),
    make: ({ id: _id, deletedAt: _deleted, goalId, ...activity }) => ({
      ...activityOf(ctx, user, activity, (_field, problem) => {
        throw invalid({ account: `${activity.title}: ${problem}` });
      }),
      goalId: (goalId && goals.at.get(goalId)) ?? null,
      createdAt: since(activity.createdAt),
    }),
  });

  const plannedThere = await held(PlannedActivity, (planned: PlannedKey) => [
    planned.title,
    planned.category,
    planned.hours,
    dayKey(planned.plannedDate),
    planned.goalId,
  ]);
  await place('plannedActivities', PlannedActivity, {
    rows: account.plannedActivities.filter(({ goalId }) => goals.at.has(goalId)),
    there: (row) => plannedThere({ ...row, goalId: goals.at.get(row.goalId)! }),
    make: ({ id: _id, deletedAt: _deleted, activityId, ...planned }) => ({
      ...planned,
      userId,
      goalId: goals.at.get(planned.goalId),
      activityId: (activityId && activities.at.get(activityId)) ?? null,
      plannedDate: dayOf(planned.plannedDate),
      createdAt: since(planned.createdAt),
    }),
  });

  const logs = await place('reflectiveLogs', ReflectiveLog, {
    rows: account.reflectiveLogs,
    there: await held(ReflectiveLog, (log: LogKey) => [
      log.content,
      log.learningOutcomes,
      log.futureApplication,
    ]),
    make: ({ id: _id, deletedAt: _deleted, activityId, ...log }) => ({
      ...log,
      userId,
      activityId: (activityId && activities.at.get(activityId)) ?? null,
      createdAt: since(log.createdAt),
    }),
  });

  const documents = await place('documents', Document, {
    rows: account.documents,
    there: await held(Document, ({ title, type, content }: DocumentKey) => [title, type, content]),
    make: ({ id: _id, deletedAt: _deleted, ...document }) => ({
      ...document,
      userId,
      expiryDate: dayOf(document.expiryDate),
      createdAt: since(document.createdAt),
    }),
  });

  const owners = { activityId: activities, documentId: documents, reflectiveLogId: logs };
  const there = new Set(
    (await em.find(EvidenceFile, own)).map((file) => {
      const owner = exportedOwner(file);
      return `${owner?.key} ${owner?.id} ${file.sha256}`;
    }),
  );
  const attached = account.evidenceFiles.flatMap((file) => {
    const owner = exportedOwner(file);
    const ownerId = owner ? owners[owner.key].at.get(owner.id) : undefined;
    return owner && ownerId !== undefined ? [{ file, ownerKey: owner.key, ownerId }] : [];
  });
  const files = attached
    .filter(({ file, ownerKey, ownerId }) => !there.has(`${ownerKey} ${ownerId} ${file.sha256}`))
    .map(({ file, ...owner }): ImportedFile => ({ evidenceFileId: file.id, ...owner }));
  note('evidenceFiles', files.length, attached.length - files.length);
  return { ids, parts, files };
}

/** Goals of one table refer to each other, so that their links follow once all are stored. */
async function linkCarried(em: Em, { learningGoals }: Account, { at, fresh }: Places) {
  const links = learningGoals.flatMap(({ id, carriedFromId }) => {
    const from = carriedFromId && at.get(carriedFromId);
    return from && fresh.has(id) ? [{ id: at.get(id), from }] : [];
  });
  if (links.length === 0) return;
  await em.execute(
    `update learning_goals g set carried_from_id = l."from"
     from json_to_recordset(?::json) l (id int, "from" int) where g.id = l.id`,
    [JSON.stringify(links)],
  );
}

const dayKey = (day: Date | CivilDate | null) =>
  day instanceof Date ? day.toISOString().slice(0, 10) : day;
