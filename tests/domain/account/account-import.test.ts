import { describe, expect, test } from 'vitest';
import type { Schema } from 'yup';
import {
  ACCOUNT_MAX_ROWS,
  accountImportSchema,
  accountTableLabels,
  accountTables,
  claimedAt,
  exportedOwner,
  readAccount,
  readManifest,
  type AccountTable,
} from '#domain/account/account-import';
import { accountImportMessages } from '#domain/records/imports';
import { importedText, recordedAt } from '#domain/records/recorded';
import { shapeOf } from '#domain/forms';
import { problems } from '../problems.ts';

const moment = new Date('2026-03-01T02:30:00Z');
const about = { id: 1, createdAt: '2026-03-01T02:30:00.000Z' };
const times = { createdAt: moment, claimedCreatedAt: null, deletedAt: null };

/** A row of each table with no more than it must have. */
const rows: Record<AccountTable, Record<string, unknown>> = {
  learningGoals: {
    ...about,
    title: 'Recognise the sick child',
    why: 'I see few of them.',
    measure: 'A mentor has watched me.',
    targetDate: '2026-11-30',
    status: 'open',
  },
  goalChanges: {
    goalId: 1,
    field: 'title',
    from: 'Airway',
    to: 'Paediatric airway',
    changedAt: '2026-03-01T02:30:00.000Z',
  },
  activities: { ...about, title: 'Airway', category: 'Clinical Practice', hours: 2 },
  plannedActivities: {
    ...about,
    goalId: 1,
    title: 'Airway',
    category: 'Clinical Practice',
    hours: 2,
  },
  reflectiveLogs: {
    ...about,
    content: 'What I saw on a night shift.',
    learningOutcomes: 'To look twice.',
    futureApplication: 'I will look twice.',
  },
  practicePeriods: {
    ...about,
    employer: 'QAS',
    startDate: '2026-02-01',
    endDate: '2026-02-28',
    hours: 100,
  },
  credentials: { ...about, type: 'cpr', title: 'CPR' },
  auditNotices: { ...about, letterDate: '2026-02-03', dueDate: '2026-03-03' },
  presets: { ...about, title: 'Station drill', category: 'Clinical Practice', hours: 1 },
  documents: { ...about, title: 'First aid', type: 'certificate', content: 'Issued in Brisbane.' },
  evidenceFiles: { ...about, name: 'proof.pdf', sha256: 'a'.repeat(64) },
};

const problemOf = (given: Record<string, unknown>) =>
  (readAccount(given) as { problem?: string }).problem;

describe('an export that is sent to be imported', () => {
  const account = { format: 'paramed-cpd-export', version: 1 };
  const { notExport } = accountImportMessages;
  test.each<[unknown, Record<string, string>]>([
    [account, {}],
    [{ ...account, version: 0, activities: [] }, {}],
    [{ ...account, version: 2 }, { account: 'This backup is from a newer version of ParaMed CPD' }],
    [{ ...account, version: '1' }, { account: notExport }],
    [{ ...account, format: 'another' }, { account: notExport }],
    [{}, { account: notExport }],
    [[], { account: notExport }],
    ['{}', { account: notExport }],
    [null, { account: notExport }],
    [undefined, { account: notExport }],
  ])('%j', async (given, expected) => {
    const input = { requestKey: 'key', account: given };
    expect(await problems(accountImportSchema, input)).toEqual(expected);
  });

  test('arrives as it is; its file needs no name, the request needs a key', async () => {
    const input = { requestKey: 'key', account: { ...account, documents: [{ id: 1 }] } };
    expect(accountImportSchema.validateSync(input)).toEqual({ ...input, fileName: null });
    expect(
      await problems(accountImportSchema, {
        requestKey: 'x'.repeat(65),
        fileName: 'x'.repeat(256),
        account,
      }),
    ).toEqual({
      requestKey: 'Request key must be at most 64 characters',
      fileName: 'File name must be at most 255 characters',
    });
    expect(await problems(accountImportSchema, { account })).toEqual({
      requestKey: 'Request key is required',
    });
  });
});

describe('the rows of an export', () => {
  test('tables that are missing are empty', () => {
    expect(readAccount({})).toEqual({
      ...Object.fromEntries(accountTables.map((table) => [table, []])),
      registrations: [],
      registrationSpans: [],
    });
  });

  test('registrations beside the first one are read by the rules of their form', () => {
    const nurse = { profession: 'nurse', registrationDate: '2015-02-01' };
    const read = (...otherRegistrations: unknown[]) =>
      readAccount({ users: [{ username: 'x', otherRegistrations }] });
    expect(read(nurse, { profession: 'surgeon' })).toMatchObject({
      registrations: [{ ...nurse, registrationExpiryRule: 'board-year', boardAnswers: [] }],
    });
    expect(read({ ...nurse, registrationNumber: '12' })).toEqual({
      problem: expect.stringContaining('Further registrations, no. 1: Enter three letters'),
    });
    expect(read(nurse, nurse, nurse, nurse)).toHaveProperty('problem');
    expect(readAccount({ users: null })).toHaveProperty('registrations', []);
  });

  test('are read by the rules of their forms, with what a form does not have', () => {
    const given = Object.fromEntries(accountTables.map((table) => [table, [rows[table]]]));
    expect(readAccount(given)).toMatchObject({
      learningGoals: [
        {
          ...rows['learningGoals'],
          ...times,
          reflection: null,
          closedAt: null,
          carriedFromId: null,
        },
      ],
      goalChanges: [
        { ...rows['goalChanges'], changedAt: moment, reason: null, claimedChangedAt: null },
      ],
      activities: [
        { ...rows['activities'], ...times, goalIds: [], goalId: null, status: 'in-progress' },
      ],
      plannedActivities: [{ ...rows['plannedActivities'], ...times, activityId: null }],
      reflectiveLogs: [{ ...rows['reflectiveLogs'], ...times, activityId: null }],
      documents: [{ ...rows['documents'], ...times, expiryDate: null }],
      evidenceFiles: [
        {
          ...rows['evidenceFiles'],
          ...times,
          activityId: null,
          documentId: null,
          reflectiveLogId: null,
        },
      ],
    });
  });

  test.each<[AccountTable, string[]]>([
    ['learningGoals', ['carriedFromId']],
    ['activities', ['goalId']],
    ['plannedActivities', ['goalId', 'activityId']],
    ['reflectiveLogs', ['activityId']],
    ['evidenceFiles', ['activityId', 'documentId', 'reflectiveLogId']],
  ])('%s keep their links to other rows', (table, links) => {
    const linked = Object.fromEntries(links.map((link, index) => [link, index + 5]));
    expect(readAccount({ [table]: [{ ...rows[table], ...linked }] })).toMatchObject({
      [table]: [linked],
    });
  });

  test('know no owner and nothing else that is not asked for', () => {
    const [row] = (
      readAccount({
        activities: [{ ...rows['activities'], userId: 7, moduleId: 1, plannedActivityId: 2 }],
      }) as { activities: object[] }
    ).activities;
    expect(row).not.toHaveProperty('userId');
    expect(row).not.toHaveProperty('moduleId');
    expect(row).not.toHaveProperty('plannedActivityId');
  });

  test('leave out what was deleted', () => {
    const deleted = { ...rows['documents'], deletedAt: '2026-03-02T00:00:00.000Z' };
    expect(readAccount({ documents: [deleted, { ...rows['documents'], id: 2 }] })).toMatchObject({
      documents: [{ id: 2 }],
    });
  });

  test.each<[AccountTable, unknown, string]>([
    ['learningGoals', { status: 'shut' }, 'Its status is not one we know'],
    ['learningGoals', { title: 'A' }, 'Goal must be at least 5 characters'],
    ['learningGoals', { carriedFromId: 'x' }, 'The goal it continues is no id'],
    ['learningGoals', { closedAt: 'x' }, 'Closed on must be a valid date'],
    [
      'learningGoals',
      { reflection: 'x'.repeat(5001) },
      'Closing reflection must be at most 5000 characters',
    ],
    ['goalChanges', { field: ' ' }, 'What changed is required'],
    ['goalChanges', { field: 'x'.repeat(41) }, 'What changed must be at most 40 characters'],
    ['goalChanges', { from: 'x'.repeat(2001) }, 'What it was must be at most 2000 characters'],
    ['goalChanges', { to: 7 }, 'What it became must be text'],
    ['goalChanges', { from: undefined }, 'What it was is missing'],
    ['goalChanges', { reason: 7 }, 'Reason must be text'],
    ['goalChanges', { changedAt: null }, 'When it changed is missing'],
    ['goalChanges', { changedAt: 'x' }, 'Changed on must be a valid date'],
    ['goalChanges', { claimedChangedAt: 'x' }, 'Changed on must be a valid date'],
    ['goalChanges', { goalId: undefined }, 'Its id is missing'],
    ['activities', { hours: 5000 }, 'Hours must be at most 999'],
    ['activities', { goalId: 0.5 }, 'Its goal is no id'],
    ['activities', { goalIds: ['x'] }, 'Its goals are no ids'],
    ['plannedActivities', { goalId: 0 }, 'Its id is not valid'],
    ['plannedActivities', { activityId: 'x' }, 'Its activity is no id'],
    ['reflectiveLogs', { activityId: 'x' }, 'Its activity is no id'],
    ['documents', { id: null }, 'Its id is missing'],
    ['documents', { id: 'one' }, 'Its id is not valid'],
    ['documents', { createdAt: undefined }, 'When it was recorded is missing'],
    ['documents', { createdAt: 'x' }, 'Recorded on must be a valid date'],
    ['documents', { claimedCreatedAt: 'x' }, 'Recorded on must be a valid date'],
    ['documents', { deletedAt: 'x' }, 'Deleted on must be a valid date'],
    ['evidenceFiles', { name: 'x'.repeat(301) }, 'Name must be at most 300 characters'],
    ['evidenceFiles', { sha256: 'x'.repeat(65) }, 'SHA-256 must be at most 64 characters'],
    ['evidenceFiles', { activityId: 'x' }, 'Its activity is no id'],
    ['evidenceFiles', { documentId: 'x' }, 'Its document is no id'],
    ['evidenceFiles', { reflectiveLogId: 'x' }, 'Its log is no id'],
  ])('%s with %j are refused as a whole', (table, change, problem) => {
    const spoiled = { ...rows[table], ...(change as object) };
    expect(problemOf({ [table]: [rows[table], spoiled] })).toBe(
      `${accountTableLabels[table]}, no. 2: ${problem}`,
    );
  });

  test.each<[unknown, string]>([
    ['all', 'Documents are not a list'],
    [null, 'Documents are not a list'],
    [[null], 'Documents, no. 1: The input must be an object of fields'],
    [
      Array.from({ length: ACCOUNT_MAX_ROWS + 1 }, () => ({})),
      'Documents: at most 5000 can be imported',
    ],
  ])('a table %j is refused', (documents, problem) => {
    expect(problemOf({ documents })).toBe(problem);
  });

  test('a full table is read', () => {
    const documents = Array.from({ length: ACCOUNT_MAX_ROWS }, () => rows['documents']);
    expect(problemOf({ documents })).toBeUndefined();
  });

  test('a fault of ours is no problem of the file', () => {
    const hostile = {
      get title(): string {
        throw new RangeError('ours');
      },
    };
    expect(() => readAccount({ documents: [hostile] })).toThrow('ours');
  });
});

test('nothing that a file claims is later than its import', () => {
  const now = new Date('2026-03-10T00:00:00Z');
  expect(claimedAt(moment, now)).toEqual(moment);
  expect(claimedAt(new Date('2026-03-11T00:00:00Z'), now)).toEqual(now);
});

test.each([
  [
    { activityId: 3, credentialId: null, documentId: null, reflectiveLogId: null },
    { key: 'activityId', id: 3 },
  ],
  [
    { activityId: null, credentialId: null, documentId: null, reflectiveLogId: 4 },
    { key: 'reflectiveLogId', id: 4 },
  ],
  [{ activityId: null, credentialId: null, documentId: null, reflectiveLogId: null }, null],
])('the record of the file %j is %j', (file, owner) => {
  expect(exportedOwner(file)).toEqual(owner);
});

describe('the manifest of an archive', () => {
  const file = { path: 'evidence/1.pdf', bytes: 7, evidenceFileId: 1, sha256: 'ab'.repeat(32) };
  const manifest = (files: unknown) => ({ format: 'paramed-cpd-export', files });

  test.each([
    null,
    undefined,
    'text',
    {},
    { files: [file] },
    { format: 'x', files: [] },
    manifest({}),
  ])('%j is none', (given) => {
    expect(readManifest(given)).toBeNull();
  });

  test.each([
    null,
    {},
    { ...file, path: 7 },
    { ...file, bytes: 0.5 },
    { ...file, evidenceFileId: '1' },
    { ...file, sha256: undefined },
    { ...file, sha256: 'AB'.repeat(32) },
    { ...file, sha256: `${file.sha256}0` },
    { ...file, sha256: `0${file.sha256}` },
    { ...file, sha256: 'a' },
  ])('leaves out the entry %j', (wrong) => {
    expect(readManifest(manifest([wrong, file]))).toEqual([file]);
  });
});

test('an imported record says both days, and was recorded when its file claims', () => {
  expect(recordedAt({ createdAt: 2 })).toBe(2);
  expect(recordedAt({ createdAt: 2, claimedCreatedAt: null })).toBe(2);
  expect(recordedAt({ createdAt: 2, claimedCreatedAt: 1 })).toBe(1);
  expect(importedText('10 Mar 2026', '1 Mar 2026')).toBe(
    'Imported on 10 Mar 2026; recorded on 1 Mar 2026 according to the imported file',
  );
  expect(importedText('10 Mar 2026', '1 Mar 2026', 'changed')).toMatch(/; changed on 1 Mar 2026 /);
});

test('programs are told that it takes an export, whole or some of its tables', () => {
  const shape = shapeOf(accountImportSchema.fields.account as Schema);
  expect(shape).toMatchObject({
    type: 'object',
    required: ['format', 'version'],
    additionalProperties: true,
    properties: {
      format: { type: 'string', enum: ['paramed-cpd-export'] },
      version: { type: 'integer', minimum: 1 },
    },
  });
  const tables = { type: 'array', items: { type: 'object', additionalProperties: true } };
  const { format: _, version: _version, ...others } = shape.properties!;
  expect(others).toEqual(Object.fromEntries(accountTables.map((table) => [table, tables])));
});
