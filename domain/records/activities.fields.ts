import { activityStatusLabels, completedDateLabel, type ActivityFormValues } from './activities.ts';
import { traceFields, type TraceFormValues } from './activity-trace.ts';
import { countAnswersText } from './count-answers.ts';
import {
  NO_VALUE,
  day,
  formatted,
  inForm,
  number,
  plainText,
  privateText,
  yesOrNo,
  type FieldSpecs,
} from './record-fields.ts';

/** The values of the activity form. */
export interface ActivityValues extends ActivityFormValues, TraceFormValues {
  goalIds: readonly string[];
  documentIds: readonly string[];
}

/** The fields of an activity. */
export const activityFields: FieldSpecs<ActivityValues> = {
  title: privateText('Title'),
  hours: number('Hours'),
  category: plainText('Category'),
  isInteractive: yesOrNo('Interactive'),
  status: formatted('Status', (status) => activityStatusLabels[status]),
  completedDate: inForm(day(completedDateLabel), 'Completion Date'),
  evidence: privateText('Evidence'),
  description: privateText('Description'),
  // A screen that has loaded the goals and documents shows their titles instead of the ids.
  goalIds: formatted('Learning goals', (ids) => ids.join(', ') || NO_VALUE),
  documentIds: formatted('Documents', (ids) => ids.join(', ') || NO_VALUE),
  ...traceFields,
  countAnswers: formatted('Answers to “Does this count?”', (answers) =>
    answers ? countAnswersText(answers) : NO_VALUE,
  ),
};
