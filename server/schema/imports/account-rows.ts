import { invalid } from '../../errors.ts';
import type { User } from '../users/user.entity.ts';
import { claimedAt, exportedOwner, type Account } from '#domain/account-import';
import { auditNoticeTitle } from '#domain/audit-notices';
import { instantOf, type CivilDate } from '#domain/dates';
import { accountImportMessages as messages } from '#domain/imports';
import { goalYear } from '#domain/learning-goals';
import { isSubstantiveLog } from '#domain/reflection-strength';
import type { ImportedFile } from './account-import.type.ts';
import type { Existing } from './existing.ts';
import { activityOf } from './imported-activity.ts';
import { Matches } from './matches.ts';
import { idMap, type Insert, type IdMapping } from './id-map.ts';

export interface Job {
  user: User;
  account: Account;
  existing: Existing;
  now: Date;
  insert: Insert;
}

const dayOf = (day: CivilDate | null) => day && instantOf(day);
const timeOf = (moment: string | Date | null) => moment && new Date(moment).getTime();

interface Letter {
  letterDate: CivilDate;
  dueDate: CivilDate;
}

const isSameLetter = (one: Letter, other: Letter): boolean =>
  one.letterDate === other.letterDate && one.dueDate === other.dueDate;

const isOpen = ({ sentOn }: { sentOn: CivilDate | null }) => sentOn === null;

/**
 * Inserts the rows of an export that the user does not have, in a constant number of statements. Their creation date is
 * now; the date in the file is stored beside it as a claim. Also runs in a thread, so it uses no database.
 */
export async function importRows({ user, account, existing, now, insert }: Job) {
  const userId = user.id;
  const { ids, parts, insertMissing, note } = idMap(insert);
  const recorded = (row: { createdAt: Date; claimedCreatedAt: Date | null }) => ({
    createdAt: now,
    claimedCreatedAt: claimedAt(row.claimedCreatedAt ?? row.createdAt, now),
  });

  const noticeMatches = new Matches(existing.auditNotices, (notice) => [
    notice.letterDate,
    notice.dueDate,
    notice.sentOn,
  ]);
  // One letter is open at a time: that of this account stays.
  const open = existing.auditNotices.find(isOpen);
  const firstOpen = account.auditNotices.find(isOpen);
  const isSecond = (notice: Account['auditNotices'][number]) =>
    isOpen(notice) && !isSameLetter(notice, open ?? firstOpen!);
  const notes = account.auditNotices
    .filter(isSecond)
    .map(({ letterDate }) => messages.secondLetter(auditNoticeTitle(letterDate)));
  await insertMissing('auditNotices', {
    rows: account.auditNotices.filter(
      (notice) => !isOpen(notice) || (open ? !isSecond(notice) : notice === firstOpen),
    ),
    existing: (notice) =>
      noticeMatches.take(notice) ?? (isOpen(notice) ? (open?.id ?? null) : null),
    make: ({ id: _id, deletedAt: _deleted, ...notice }) => ({
      ...notice,
      ...recorded(notice),
      userId,
      letterDate: instantOf(notice.letterDate),
      dueDate: instantOf(notice.dueDate),
      sentOn: dayOf(notice.sentOn),
    }),
  });

  const presetMatches = new Matches(existing.presets, (preset) => [
    preset.title,
    preset.category,
    Number(preset.hours),
    preset.repeat,
  ]);
  await insertMissing('presets', {
    rows: account.presets,
    existing: (preset) => presetMatches.take(preset),
    make: ({ id: _id, deletedAt: _deleted, ...preset }) => ({
      ...preset,
      ...recorded(preset),
      userId,
      startsOn: dayOf(preset.startsOn),
      settledOn: dayOf(preset.settledOn),
    }),
  });

  const goalMatches = new Matches(existing.learningGoals, ({ title, why, measure, day }) => [
    title,
    why,
    measure,
    day,
  ]);
  const goals = await insertMissing('learningGoals', {
    rows: account.learningGoals,
    existing: (goal) => goalMatches.take({ ...goal, day: goal.targetDate }),
    make: ({ id: _id, deletedAt: _deleted, carriedFromId: _from, ...goal }) => ({
      ...goal,
      ...recorded(goal),
      userId,
      targetDate: instantOf(goal.targetDate),
      periodYear: goalYear(user, goal.targetDate),
      closedAt: goal.closedAt && claimedAt(goal.closedAt, now),
    }),
  });

  const changes = account.goalChanges.filter(({ goalId }) => goals.at.has(goalId));
  const newChanges = changes.filter(({ goalId }) => goals.inserted.has(goalId));
  await insert(
    'goalChanges',
    newChanges.map(({ changedAt, claimedChangedAt, ...change }) => ({
      ...change,
      userId,
      goalId: goals.at.get(change.goalId),
      changedAt: now,
      claimedChangedAt: claimedAt(claimedChangedAt ?? changedAt, now),
    })),
  );
  note('goalChanges', newChanges.length, changes.length - newChanges.length);

  const documentMatches = new Matches(existing.documents, ({ title, type, content }) => [
    title,
    type,
    content,
  ]);
  const documents = await insertMissing('documents', {
    rows: account.documents,
    existing: (document) => documentMatches.take(document),
    make: ({ id: _id, deletedAt: _deleted, ...document }) => ({
      ...document,
      ...recorded(document),
      userId,
      expiryDate: dayOf(document.expiryDate),
    }),
  });

  const practiceMatches = new Matches(existing.practicePeriods, (entry) => [
    entry.kind,
    entry.employer,
    entry.startDate,
    entry.endDate,
    entry.hours,
  ]);
  await insertMissing('practicePeriods', {
    rows: account.practicePeriods,
    existing: (entry) => practiceMatches.take(entry),
    make: ({ id: _id, deletedAt: _deleted, documentIds, ...entry }) => ({
      ...entry,
      ...recorded(entry),
      userId,
      startDate: instantOf(entry.startDate),
      endDate: instantOf(entry.endDate),
      documentIds: documentIds.flatMap((id) => documents.at.get(id) ?? []),
    }),
  });

  const credentialMatches = new Matches(existing.credentials, (credential) => [
    credential.type,
    credential.title,
    credential.number,
    credential.issueDate,
    credential.expiryDate,
  ]);
  const credentials = await insertMissing('credentials', {
    rows: account.credentials,
    existing: (credential) => credentialMatches.take(credential),
    make: ({ id: _id, deletedAt: _deleted, renewsId: _renews, ...credential }) => ({
      ...credential,
      ...recorded(credential),
      userId,
      issueDate: dayOf(credential.issueDate),
      expiryDate: dayOf(credential.expiryDate),
    }),
  });

  const activityMatches = new Matches(existing.activities, (activity) => [
    activity.title,
    activity.category,
    activity.hours,
    timeOf(activity.at),
    activity.description,
  ]);
  const activities = await insertMissing('activities', {
    rows: account.activities,
    existing: ({ completedDate, ...activity }) =>
      activityMatches.take({ ...activity, at: completedDate?.toISOString() ?? null }),
    make: ({ id: _id, deletedAt: _deleted, goalId, goalIds, documentIds, ...activity }) => ({
      ...activityOf({ now, user }, activity, (_field, problem) => {
        throw invalid({ account: `${activity.title}: ${problem}` });
      }),
      ...recorded(activity),
      goalIds: [...new Set([...goalIds, goalId])].flatMap((id) => goals.at.get(id ?? 0) ?? []),
      documentIds: documentIds.flatMap((id) => documents.at.get(id) ?? []),
    }),
  });

  const plannedMatches = new Matches(existing.plannedActivities, (planned) => [
    planned.title,
    planned.category,
    planned.hours,
    planned.day,
    planned.goalId,
  ]);
  await insertMissing('plannedActivities', {
    rows: account.plannedActivities.filter(({ goalId }) => goals.at.has(goalId)),
    existing: ({ plannedDate, ...planned }) =>
      plannedMatches.take({ ...planned, day: plannedDate, goalId: goals.at.get(planned.goalId)! }),
    make: ({ id: _id, deletedAt: _deleted, activityId, ...planned }) => ({
      ...planned,
      ...recorded(planned),
      userId,
      goalId: goals.at.get(planned.goalId),
      activityId: (activityId && activities.at.get(activityId)) ?? null,
      plannedDate: dayOf(planned.plannedDate),
    }),
  });

  const logMatches = new Matches(existing.reflectiveLogs, (log) => [
    log.content,
    log.learningOutcomes,
    log.futureApplication,
  ]);
  const logs = await insertMissing('reflectiveLogs', {
    rows: account.reflectiveLogs,
    existing: (log) => logMatches.take(log),
    make: ({ id: _id, deletedAt: _deleted, activityId, ...log }) => ({
      ...log,
      ...recorded(log),
      isSubstantive: isSubstantiveLog(log),
      userId,
      activityId: (activityId && activities.at.get(activityId)) ?? null,
    }),
  });

  const owners = {
    activityId: activities,
    credentialId: credentials,
    documentId: documents,
    reflectiveLogId: logs,
  };
  const existingFiles = new Set(
    existing.evidenceFiles.map((file) => {
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
    .filter(
      ({ file, ...owner }) =>
        !existingFiles.has(`${owner.ownerKey} ${owner.ownerId} ${file.sha256}`),
    )
    .map(({ file, ...owner }): ImportedFile => ({ evidenceFileId: file.id, ...owner }));
  note('evidenceFiles', files.length, attached.length - files.length);

  // Goals and credentials refer to each other, so their links follow once all are stored.
  const carried = linksIn(
    account.learningGoals.map(({ id, carriedFromId: from }) => ({ id, from })),
    goals,
  );
  // One that this account has may have been renewed in it: it is not renewed twice.
  const renewals = linksIn(
    account.credentials.map(({ id, renewsId: from }) => ({ id, from })),
    credentials,
  ).filter(({ from }) => !existing.credentials.some(({ renewsId }) => renewsId === from));
  return { ids, parts, files, notes, links: { carried, renewals } };
}

/** The links of new rows to others of their table. */
const linksIn = (rows: { id: number; from: number | null }[], { at, inserted }: IdMapping) =>
  rows.flatMap(({ id, from }) => {
    const fromId = from && at.get(from);
    return fromId && inserted.has(id) ? [{ id: at.get(id)!, from: fromId }] : [];
  });
