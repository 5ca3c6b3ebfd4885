import { getOperationAST } from 'graphql';
import { expect, test } from 'vitest';
import type { OutboxEntry } from '#domain/records/outbox';
import { loads, mutations } from '#client/records/outbox/documents.ts';
import { nouns } from '#client/records/outbox/kinds.ts';
import { operationOf, operations, shownFields } from '#client/records/outbox/operations.ts';
import { patchesOf } from '#client/records/outbox/overlay.ts';

/** Changes that wait on a phone name their mutation and their kind of record: add names here, never change one. */
const stored = {
  operations: `
    AddBookmark AddPracticePeriods AnswerModuleReview CarryOverLearningGoal CloseLearningGoal CompleteModule CreateActivity CreateAuditNotice CreateCredential CreateDocument CreateLearningGoal
    CreatePlannedActivity CreatePracticePeriod CreatePreset CreateReflectiveLog DeleteActivity DeleteAuditNotice DeleteCredential
    DeleteDocument DeleteLearningGoal DeletePlannedActivity DeletePracticePeriod DeletePreset DeleteReflectiveLog
    RemoveBookmark ReopenLearningGoal RestoreActivity RestoreAuditNotice RestoreCredential RestoreDocument RestoreLearningGoal
    RestorePlannedActivity RestorePracticePeriod RestorePreset RestoreReflectiveLog SaveModuleProgress SendCrewSession SendCrewTicket SubmitQuiz
    UpdateActivity UpdateAuditNotice UpdateCredential UpdateDocument UpdateLearningGoal UpdatePlannedActivity UpdatePracticePeriod
    UpdatePreset UpdateReflectiveLog`,
  nouns:
    'activity, audit letter, bookmark, credential, crew session, crew ticket, document, goal, planned activity, practice hours, practice period, preset, quiz, reflection, review',
};

test('the names that stored changes have stay', () => {
  expect(Object.keys(operations).toSorted()).toEqual(stored.operations.trim().split(/\s+/));
  expect(Object.keys(nouns).toSorted()).toEqual(stored.nouns.split(', '));
});

test('each name sends the mutation of that name, and reads the copy of a known kind of record', () => {
  const names = Object.values(mutations).map((each) => getOperationAST(each)?.name?.value);
  expect(names).toEqual(Object.keys(mutations));
  expect(names.toSorted()).toEqual(Object.keys(operations).toSorted());
  expect(Object.keys(nouns)).toEqual(expect.arrayContaining(Object.keys(loads)));
  for (const load of Object.values(loads)) {
    expect(getOperationAST(load!.query)?.operation).toBe('query');
  }
});

test('every creation has its edit, which late changes of the record become', () => {
  for (const name of Object.keys(operations)) {
    if (!name.startsWith('Create')) continue;
    const edit = operationOf(name.replace('Create', 'Update'));
    expect(edit).toMatchObject({ change: 'update', noun: operationOf(name)!.noun });
  }
});

test('what a module is sent shows nothing on it but what it sets', () => {
  const input = { moduleId: '7', week: 1, answers: [0], hours: 0.5, reflection: 'Mine' };
  const shown = (name: string) => shownFields(name, { input }, '2026-11-23T08:00:00.000Z');
  expect(shown('CompleteModule')).toEqual({});
  expect(shown('SubmitQuiz')).toEqual({});
  expect(shown('AnswerModuleReview')).toEqual({ dueReview: null });
});

test('a change that another version of the app has written hides no others', () => {
  const entry = (more: Partial<OutboxEntry>): OutboxEntry => ({
    id: '1',
    operation: 'UpdateActivity',
    change: 'update',
    noun: 'activity',
    variables: { id: '7', input: { title: 'Ramp', version: 3 } },
    requestKey: 'key',
    record: '7',
    title: 'Ramp',
    savedAt: '2026-11-23T08:00:00.000Z',
    form: null,
    isAttempted: false,
    state: 'waiting',
    message: null,
    ...more,
  });
  const unknown = entry({ id: '2', operation: 'UpdateShift', noun: 'shift' });
  expect(operationOf('UpdateShift')).toBeUndefined();
  expect([...patchesOf([unknown, entry({})])]).toEqual([['Activity:7', { title: 'Ramp' }]]);
});
