import { expect, test } from 'vitest';
import type { OutboxEntry } from '#domain/outbox';
import { operationOf, operations, nouns } from '#client/records/outbox/operations.ts';
import { patchesOf } from '#client/records/outbox/overlay.ts';

/** Changes that wait on a phone name their mutation and their kind of record: add names here, never change one. */
const stored = {
  operations: `
    AddBookmark CarryOverLearningGoal CloseLearningGoal CreateActivity CreateCredential CreateDocument CreateLearningGoal
    CreatePlannedActivity CreatePreset CreateReflectiveLog DeleteActivity DeleteCredential DeleteDocument DeleteLearningGoal
    DeletePlannedActivity DeletePreset DeleteReflectiveLog RemoveBookmark ReopenLearningGoal RestoreActivity
    RestoreCredential RestoreDocument RestoreLearningGoal RestorePlannedActivity RestorePreset RestoreReflectiveLog SubmitQuiz
    UpdateActivity UpdateCredential UpdateDocument UpdateLearningGoal UpdatePlannedActivity UpdatePreset UpdateReflectiveLog`,
  nouns:
    'activity, bookmark, credential, document, goal, planned activity, preset, quiz, reflection',
};

test('the names that stored changes have stay', () => {
  expect(Object.keys(operations).toSorted()).toEqual(stored.operations.trim().split(/\s+/));
  expect(Object.keys(nouns).toSorted()).toEqual(stored.nouns.split(', '));
});

test('every creation has its edit, which late changes of the record become', () => {
  for (const name of Object.keys(operations)) {
    if (!name.startsWith('Create')) continue;
    const edit = operationOf(name.replace('Create', 'Update'));
    expect(edit).toMatchObject({ change: 'update', noun: operationOf(name)!.noun });
  }
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
