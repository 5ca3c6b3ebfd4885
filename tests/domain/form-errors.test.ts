import { expect, test } from 'vitest';
import type { Schema } from 'yup';
import { activityFields } from '#domain/records/activities.fields';
import { activitySchema } from '#domain/records/activities.schema';
import { auditNoticeFields } from '#domain/records/audit-notices.fields';
import { auditNoticeSchema } from '#domain/records/audit-notices.schema';
import { boardAnswerFields } from '#domain/standing/board-answers.fields';
import { boardAnswerSchema } from '#domain/standing/board-answers.schema';
import { confirmationFields } from '#domain/proof/confirmations.fields';
import { signatureSchema } from '#domain/proof/confirmations.schema';
import { credentialFields } from '#domain/records/credentials.fields';
import { credentialSchema } from '#domain/records/credentials.schema';
import {
  crewFeedbackFields,
  crewSessionFields,
  educatorFields,
  guestFields,
} from '#domain/proof/crew-sessions.fields';
import {
  crewEducatorSchema,
  crewFeedbackSchema,
  crewGuestSchema,
  crewSessionSchema,
} from '#domain/proof/crew-sessions.schema';
import { invitationFields, sharingFields, teamFields } from '#domain/proof/teams.fields';
import { shareWithTeamSchema, teamInvitationSchema, teamSchema } from '#domain/proof/teams.schema';
import { documentFields } from '#domain/records/documents';
import { documentSchema } from '#domain/records/documents.schema';
import { evidenceFileFields } from '#domain/records/evidence-files.fields';
import { evidenceFileChangeSchema } from '#domain/records/evidence-files.schema';
import {
  goalClosingFields,
  goalFields,
  plannedActivityFields,
} from '#domain/records/learning-goals.fields';
import {
  goalClosingSchema,
  learningGoalChangeSchema,
  plannedActivityFormSchema,
} from '#domain/records/learning-goals.schema';
import { practicePeriodFields } from '#domain/records/practice-periods.fields';
import { practiceFormSchema } from '#domain/records/practice-periods.schema';
import { presetFields } from '#domain/records/presets.fields';
import { presetSchema } from '#domain/records/presets.schema';
import { formLabelOf, type FieldSpec } from '#domain/records/record-fields';
import { reflectiveLogFields } from '#domain/records/reflective-logs';
import { cpdLogSchema } from '#domain/records/reflective-logs.schema';
import { registrationSpanFields } from '#domain/standing/registration-spans.fields';
import { registrationSpanSchema } from '#domain/standing/registration-spans.schema';
import { registrationFields } from '#domain/standing/registration.fields';
import { registrationSchema } from '#domain/standing/registration.schema';
import { reportFields, resourceFields, reviewFields } from '#domain/learning/resources.fields';
import { reportSchema, resourceSchema, reviewSchema } from '#domain/learning/resources.schema';
import { profileFields } from '#domain/account/users.fields';
import { profileSchema } from '#domain/account/users.schema';
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
  [crewFeedbackFields, crewFeedbackSchema],
  [crewSessionFields, crewSessionSchema],
  [educatorFields, crewEducatorSchema],
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
  [teamFields, teamSchema],
  [sharingFields, shareWithTeamSchema],
  [invitationFields, teamInvitationSchema],
  [profileFields, profileSchema],
];

/** Values that a field may hold after the user typed, emptied or pasted it. */
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

/** A question cannot be part of a sentence. */
function nameIn(spec: FieldSpec<never>): string {
  const label = formLabelOf(spec).replace(/ \(optional\)$/, '');
  return label.endsWith('?') ? 'your answer' : label.toLowerCase();
}

test('the table above has the fields of every form', () => {
  const files: Record<string, Record<string, unknown>> = import.meta.glob(
    '../../domain/**/*.fields.ts',
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
