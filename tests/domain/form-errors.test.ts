import { expect, test } from 'vitest';
import type { Schema } from 'yup';
import { activityFields } from '#domain/activities.fields';
import { activitySchema } from '#domain/activities.schema';
import { auditNoticeFields } from '#domain/audit-notices.fields';
import { auditNoticeSchema } from '#domain/audit-notices.schema';
import { boardAnswerFields } from '#domain/board-answers.fields';
import { boardAnswerSchema } from '#domain/board-answers.schema';
import { confirmationFields } from '#domain/confirmations.fields';
import { signatureSchema } from '#domain/confirmations.schema';
import { credentialFields } from '#domain/credentials.fields';
import { credentialSchema } from '#domain/credentials.schema';
import { crewSessionFields, guestFields } from '#domain/crew-sessions.fields';
import { crewGuestSchema, crewSessionSchema } from '#domain/crew-sessions.schema';
import { documentFields } from '#domain/documents';
import { documentSchema } from '#domain/documents.schema';
import { evidenceFileFields } from '#domain/evidence-files.fields';
import { evidenceFileChangeSchema } from '#domain/evidence-files.schema';
import {
  goalClosingFields,
  goalFields,
  plannedActivityFields,
} from '#domain/learning-goals.fields';
import {
  goalClosingSchema,
  learningGoalChangeSchema,
  plannedActivityFormSchema,
} from '#domain/learning-goals.schema';
import { practicePeriodFields } from '#domain/practice-periods.fields';
import { practiceFormSchema } from '#domain/practice-periods.schema';
import { presetFields } from '#domain/presets.fields';
import { presetSchema } from '#domain/presets.schema';
import { formLabelOf, type FieldSpec } from '#domain/record-fields';
import { reflectiveLogFields } from '#domain/reflective-logs';
import { cpdLogSchema } from '#domain/reflective-logs.schema';
import { registrationSpanFields } from '#domain/registration-spans.fields';
import { registrationSpanSchema } from '#domain/registration-spans.schema';
import { registrationFields } from '#domain/registration.fields';
import { registrationSchema } from '#domain/registration.schema';
import { reportFields, resourceFields, reviewFields } from '#domain/resources.fields';
import { reportSchema, resourceSchema, reviewSchema } from '#domain/resources.schema';
import { profileFields } from '#domain/users.fields';
import { profileSchema } from '#domain/users.schema';
import { problems } from './problems.ts';

type Specs = Record<string, FieldSpec<never>>;

const today = '2027-03-10';

/** Every form with the fields that it shows. */
const forms: [object, Schema][] = [
  [activityFields, activitySchema],
  [auditNoticeFields, auditNoticeSchema],
  [boardAnswerFields, boardAnswerSchema(today)],
  [confirmationFields, signatureSchema],
  [credentialFields, credentialSchema],
  [crewSessionFields, crewSessionSchema],
  [guestFields, crewGuestSchema],
  [documentFields, documentSchema],
  [evidenceFileFields, evidenceFileChangeSchema],
  [goalFields, learningGoalChangeSchema],
  [goalClosingFields, goalClosingSchema],
  [plannedActivityFields, plannedActivityFormSchema],
  [practicePeriodFields, practiceFormSchema(today)],
  [presetFields, presetSchema],
  [reflectiveLogFields, cpdLogSchema],
  [registrationSpanFields, registrationSpanSchema(today)],
  [registrationFields, registrationSchema({ today, timeZone: 'Australia/Brisbane' })],
  [resourceFields, resourceSchema],
  [reviewFields, reviewSchema],
  [reportFields, reportSchema],
  [profileFields, profileSchema],
];

/** Values that a field may hold after somebody typed, emptied or pasted it. */
const wrong = ['', 'x', 'x'.repeat(60_000), 'a\0b', -1, 0, 1e9, null];

/** A message that begins with the name of what is wrong. */
const NAMED = /^(.+?) (must be|cannot be|is required|contains characters)/;

test('no error names a field by another name than its label in the form', async () => {
  const misnamed = new Set<string>();
  for (const [specs, schema] of forms) {
    for (const value of wrong) {
      const names = Object.keys(specs);
      const given = Object.fromEntries(names.map((name) => [name, value]));
      for (const [name, message] of Object.entries(await problems(schema, given))) {
        const spec = (specs as Specs)[name];
        const said = NAMED.exec(message)?.[1];
        if (spec && said && ![nameIn(spec), 'each tag'].includes(said.toLowerCase())) {
          misnamed.add(`“${message}” under “${formLabelOf(spec)}”`);
        }
      }
    }
  }
  expect([...misnamed]).toEqual([]);
});

/** A question cannot stand in a sentence. */
function nameIn(spec: FieldSpec<never>): string {
  const label = formLabelOf(spec).replace(/ \(optional\)$/, '');
  return label.endsWith('?') ? 'your answer' : label.toLowerCase();
}

test('the table above has the fields of every form', () => {
  const files: Record<string, Record<string, unknown>> = import.meta.glob(
    '../../domain/*.fields.ts',
    { eager: true },
  );
  const isSpecs = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((each) => typeof each?.isPrivateText === 'boolean');
  const all = Object.values(files).flatMap((file) => Object.values(file).filter(isSpecs));
  expect(all.length).toBeGreaterThan(15);
  expect(forms.map(([specs]) => specs)).toEqual(expect.arrayContaining(all));
});
