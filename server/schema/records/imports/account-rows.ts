import { invalid } from '#server/errors';
import type { User } from '../../account/users/user.entity.ts';
import {
  accountRules,
  claimedAt,
  exportedOwner,
  plainTables,
  type Account,
  type AccountRule,
  type MatchedTable,
  type PlainRow,
  type PlainTable,
} from '#domain/account/account-import';
import { auditNoticeTitle } from '#domain/records/audit-notices';
import { auditNoticeProblems } from '#domain/records/audit-notices.schema';
import { countsForProblem } from '#domain/records/counts-for';
import { civilDate, instantOf, type CivilDate } from '#domain/dates';
import { accountImportMessages as messages } from '#domain/records/imports';
import { ACTIVITY_GOALS_MAX, goalYear } from '#domain/records/learning-goals';
import { practiceProblems, practiceTitle } from '#domain/records/practice-periods';
import { presetProblems } from '#domain/records/presets.schema';
import { spanMessages, withSpans } from '#domain/standing/registration-spans';
import {
  OTHER_REGISTRATIONS_MAX,
  registrationsMessages,
  registrationsOf,
} from '#domain/standing/registrations';
import { likenessOfLog } from '#domain/records/likeness';
import { isSubstantiveLog } from '#domain/records/reflection-strength';
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

/** The export has a moment as such, a stored record as a text. */
const timeOf = (moment: unknown) =>
  typeof moment === 'string' || moment instanceof Date ? new Date(moment).getTime() : null;

interface Letter {
  letterDate: CivilDate;
  dueDate: CivilDate;
}

const isSameLetter = (one: Letter, other: Letter): boolean =>
  one.letterDate === other.letterDate && one.dueDate === other.dueDate;

const isOpen = ({ sentOn }: { sentOn: CivilDate | null }) => sentOn === null;

/** Throws invalid() for the first record whose fields contradict each other, as if it was entered. */
function requirePossible(account: Account, today: CivilDate): void {
  const found = [
    ...account.practicePeriods.map((row) => ({
      title: practiceTitle(row.employer, row.startDate, row.endDate),
      problems: practiceProblems(row, today),
    })),
    ...account.presets.map((row) => ({ title: row.title, problems: presetProblems(row) })),
    ...account.auditNotices.map((row) => ({
      title: auditNoticeTitle(row.letterDate),
      problems: auditNoticeProblems(row),
    })),
  ];
  for (const { title, problems } of found) {
    const [problem] = Object.values(problems);
    if (problem) throw invalid({ account: `${title}: ${problem}` });
  }
}

/**
 * Inserts the rows of an export that the user does not have, in a constant number of statements. Their creation date is
 * now; the date in the file is stored beside it as a claim. Also runs in a thread, so it uses no database.
 */
export async function importRows(job: Job) {
  requirePossible(job.account, civilDate(job.now, job.user.timeZone));
  const target = idMap(job.insert);
  const run: Run = { ...job, ...target, userId: job.user.id };
  const notes = await importAuditNotices(run);
  const { documents, credentials } = await importPlainTables(run);
  const registrations = registrationsToAdd(run, documents);
  const history = historyToSet(run);
  const goals = await importGoals(run);
  const activities = await importActivities(run, goals, documents);
  await importPlannedActivities(run, goals, activities);
  const logs = await importReflectiveLogs(run, activities);
  const files = filesToAttach(run, {
    activityId: activities,
    credentialId: credentials,
    documentId: documents,
    reflectiveLogId: logs,
  });
  const links = linksToSet(run, goals, credentials);
  const { ids, parts } = target;
  return { ids, parts, files, notes, registrations, history, links };
}

/** One import: what it starts from, and where its rows go. */
type Run = Job & ReturnType<typeof idMap> & { userId: number };

const recorded = (row: { createdAt: Date; claimedCreatedAt: Date | null }, now: Date) => ({
  createdAt: now,
  claimedCreatedAt: claimedAt(row.claimedCreatedAt ?? row.createdAt, now),
});

type Fields = Readonly<Record<string, unknown>>;

/** Returns a function that finds the user's record with the identifying fields of a row; null if there is none. */
function matching({ existing }: Run, table: MatchedTable): (row: Fields) => number | null {
  const { same, moments = [] }: AccountRule = accountRules[table];
  const records: readonly (Fields & { id: number })[] = existing[table];
  const matches = new Matches<Fields>(records, (row) =>
    same.map((name) => (moments.includes(name) ? timeOf(row[name]) : row[name])),
  );
  return (row) => matches.take(row);
}

/** Returns notes on open letters that are left out: one letter is open at a time, and that of this account stays. */
async function importAuditNotices(run: Run) {
  const { account, existing, now, userId, insertMissing } = run;
  const match = matching(run, 'auditNotices');
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
    existing: (notice) => match(notice) ?? (isOpen(notice) ? (open?.id ?? null) : null),
    make: ({ id: _id, deletedAt: _deleted, ...notice }) => ({
      ...notice,
      ...recorded(notice, now),
      userId,
      letterDate: instantOf(notice.letterDate),
      dueDate: instantOf(notice.dueDate),
      sentOn: dayOf(notice.sentOn),
    }),
  });
  return notes;
}

/** Imports the tables whose rows need no rule of their own. */
async function importPlainTables(run: Run) {
  const { account, now, userId, insertMissing } = run;
  const plain = {} as Record<PlainTable, IdMapping>;
  /** Columns that name other rows. */
  const links: { [T in PlainTable]?: (row: Account[T][number]) => object } = {
    practicePeriods: ({ documentIds }) => ({
      documentIds: documentIds.flatMap((id) => plain.documents.at.get(id) ?? []),
    }),
    // Set once all are stored.
    credentials: () => ({ renewsId: null }),
  };
  for (const table of plainTables) {
    const { days } = accountRules[table];
    plain[table] = await insertMissing<PlainRow>(table, {
      rows: account[table],
      existing: matching(run, table),
      make: ({ id: _id, deletedAt: _deleted, ...row }) => ({
        ...row,
        ...recorded(row, now),
        userId,
        ...Object.fromEntries(days.map((name) => [name, dayOf(row[name] as CivilDate | null)])),
        ...links[table]?.(row as never),
      }),
    });
  }
  return plain;
}

/** Returns the export's further registrations that the user does not hold. */
function registrationsToAdd({ user, account, parts }: Run, documents: IdMapping) {
  const held = new Set(registrationsOf(user).map(({ profession }) => profession.id));
  const registrations = account.registrations
    .filter(({ profession }) => !held.has(profession))
    .slice(0, OTHER_REGISTRATIONS_MAX - user.otherRegistrations.length)
    .map(({ boardAnswers = [], ...registration }) => ({
      ...registration,
      boardAnswers: boardAnswers.map(({ documentId, ...answer }) => ({
        ...answer,
        documentId: (documentId && documents.at.get(documentId)) ?? null,
      })),
    }));
  if (account.registrations.length > 0) {
    const present = account.registrations.length - registrations.length;
    parts.push({ label: registrationsMessages.heading, added: registrations.length, present });
  }
  return registrations;
}

/** Returns the history of the first registration with the export's spans; null if nothing is new. */
function historyToSet({ user, account, parts }: Run) {
  const spans = withSpans(user.registrationSpans, account.registrationSpans);
  const added = spans.length - user.registrationSpans.length;
  if (account.registrationSpans.length > 0) {
    const present = account.registrationSpans.length - added;
    parts.push({ label: spanMessages.heading, added, present });
  }
  return added > 0 ? spans : null;
}

/** Imports goals, and the changes of new ones. */
async function importGoals(run: Run): Promise<IdMapping> {
  const { user, account, now, userId, insert, insertMissing, note } = run;
  const goals = await insertMissing('learningGoals', {
    rows: account.learningGoals,
    existing: matching(run, 'learningGoals'),
    make: ({ id: _id, deletedAt: _deleted, carriedFromId: _from, ...goal }) => ({
      ...goal,
      ...recorded(goal, now),
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
  return goals;
}

function importActivities(run: Run, goals: IdMapping, documents: IdMapping): Promise<IdMapping> {
  const { user, account, now, insertMissing } = run;
  return insertMissing('activities', {
    rows: account.activities,
    existing: matching(run, 'activities'),
    make: ({ id: _id, deletedAt: _deleted, goalId, goalIds, documentIds, ...activity }) => ({
      ...activityOf({ now, user }, activity, (_field, problem) => {
        throw invalid({ account: `${activity.title}: ${problem}` });
      }),
      ...recorded(activity, now),
      goalIds: [...new Set([...goalIds, goalId])]
        .flatMap((id) => goals.at.get(id ?? 0) ?? [])
        .slice(0, ACTIVITY_GOALS_MAX),
      documentIds: documentIds.flatMap((id) => documents.at.get(id) ?? []),
    }),
  });
}

function importPlannedActivities(
  run: Run,
  goals: IdMapping,
  activities: IdMapping,
): Promise<IdMapping> {
  const { account, now, userId, insertMissing } = run;
  const match = matching(run, 'plannedActivities');
  return insertMissing('plannedActivities', {
    rows: account.plannedActivities.filter(({ goalId }) => goals.at.has(goalId)),
    existing: (planned) => match({ ...planned, goalId: goals.at.get(planned.goalId) }),
    make: ({ id: _id, deletedAt: _deleted, activityId, ...planned }) => ({
      ...planned,
      ...recorded(planned, now),
      userId,
      goalId: goals.at.get(planned.goalId),
      activityId: (activityId && activities.at.get(activityId)) ?? null,
      plannedDate: dayOf(planned.plannedDate),
      countsFor: countsForProblem(planned.countsFor, planned.hours) ? null : planned.countsFor,
    }),
  });
}

function importReflectiveLogs(run: Run, activities: IdMapping): Promise<IdMapping> {
  const { account, now, userId, insertMissing } = run;
  return insertMissing('reflectiveLogs', {
    rows: account.reflectiveLogs,
    existing: matching(run, 'reflectiveLogs'),
    make: ({ id: _id, deletedAt: _deleted, activityId, ...log }) => ({
      ...log,
      ...recorded(log, now),
      isSubstantive: isSubstantiveLog(log),
      likeness: likenessOfLog(log),
      userId,
      activityId: (activityId && activities.at.get(activityId)) ?? null,
    }),
  });
}

/** Returns the export's evidence files that their records do not have yet. */
function filesToAttach(
  { account, existing, note }: Run,
  owners: Record<NonNullable<ReturnType<typeof exportedOwner>>['key'], IdMapping>,
): ImportedFile[] {
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
  // An earlier import sent the bytes in the archive, so its hash is that of the bytes that were kept.
  const files = attached
    .filter(
      ({ file: { sha256, keptSha256 }, ownerKey, ownerId }) =>
        !existingFiles.has(`${ownerKey} ${ownerId} ${sha256}`) &&
        !existingFiles.has(`${ownerKey} ${ownerId} ${keptSha256}`),
    )
    .map(({ file, ...owner }): ImportedFile => ({ evidenceFileId: file.id, ...owner }));
  note('evidenceFiles', files.length, attached.length - files.length);
  return files;
}

/** Returns the links of new goals and credentials to others of their table, which follow once all are stored. */
function linksToSet({ account, existing }: Run, goals: IdMapping, credentials: IdMapping) {
  const carried = linksIn(
    account.learningGoals.map(({ id, carriedFromId: from }) => ({ id, from })),
    goals,
    existing.learningGoals.map(({ carriedFromId }) => carriedFromId),
  );
  const renewals = linksIn(
    account.credentials.map(({ id, renewsId: from }) => ({ id, from })),
    credentials,
    existing.credentials.map(({ renewsId }) => renewsId),
  );
  return { carried, renewals };
}

/**
 * The links of new rows to others of their table. None is continued twice, neither by one in this account nor by another
 * one in the file.
 */
function linksIn(
  rows: { id: number; from: number | null }[],
  { at, inserted }: IdMapping,
  existing: readonly (number | null)[],
) {
  const continued = new Set(existing);
  return rows.flatMap(({ id, from }) => {
    const fromId = from && at.get(from);
    if (!fromId || !inserted.has(id) || continued.has(fromId)) return [];
    continued.add(fromId);
    return [{ id: at.get(id)!, from: fromId }];
  });
}
