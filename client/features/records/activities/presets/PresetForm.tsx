import Stack from '@mui/material/Stack';
import { Form, useFormikContext } from 'formik';
import { CheckboxField } from '#client/components/form/CheckboxField.tsx';
import { DateField } from '#client/components/form/DateField.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { todayIn } from '#client/lib/dates.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { RecordForm } from '#client/records/form/RecordForm.tsx';
import type { FormProps } from '#client/records/RecordDialog.tsx';
import { useEditedRecord, useSaveRecord } from '#client/records/useRecord.ts';
import { activityCategories } from '#domain/records/activities';
import { activityTypeLabels, activityTypes } from '#domain/records/activity-types';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { presetFields } from '#domain/records/presets.fields';
import {
  presetMessages,
  presetRepeatLabels,
  presetRepeats,
  type PresetValues,
} from '#domain/records/presets';
import { presetProblems, presetSchema } from '#domain/records/presets.schema';
import { HoursField } from '../HoursField.tsx';
import { presets, type Preset } from './presets.ts';

const Field = fieldsOf(presetFields);
const categories = activityCategories.map((name) => ({ value: name, label: name }));
const types = [
  { value: '', label: 'Not chosen' },
  ...activityTypes.map((value) => ({ value, label: activityTypeLabels[value] })),
];
const repeats = presetRepeats.map((value) => ({ value, label: presetRepeatLabels[value] }));

type Props = FormProps<Preset> & {
  /** Values that a new preset starts with. */
  start?: Partial<PresetValues>;
};

/** All fields of a preset, new or existing. */
export function PresetForm({ row, start, onSaved, onDirty }: Props) {
  const edited = useEditedRecord(presets, row);
  const save = useSaveRecord(presets, row);
  const today = todayIn(useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE);
  return (
    <RecordForm
      fields={presetFields}
      draft={`${presets.name}:${row?.id ?? 'new'}`}
      edited={edited}
      initialValues={{ ...presets.toValues(row), ...(!row && { startsOn: today, ...start }) }}
      validationSchema={presetSchema}
      validate={presetProblems}
      onSubmit={async (values, sending) =>
        onSaved(await save({ ...values, activityType: values.activityType || null }, sending))
      }
    >
      <Form noValidate>
        <WatchDirty onChange={onDirty} />
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          <Field as={TextField} name="title" required autoFocus autoComplete="off" />
          <Field as={HoursField} name="hours" />
          <Field as={SelectField} name="category" required options={categories} />
          <Field as={SelectField} name="activityType" options={types} />
          <Field
            as={CheckboxField}
            name="isInteractive"
            helperText="Done together with other practitioners"
          />
          <Field as={TextField} name="provider" autoComplete="off" />
          <Field as={SelectField} name="repeat" required options={repeats} />
          <FirstDay />
        </Stack>
        <FormActions>
          <SubmitButton pendingLabel="Saving...">
            {row ? 'Save changes' : 'Save preset'}
          </SubmitButton>
        </FormActions>
      </Form>
    </RecordForm>
  );
}

/** Asked only for a preset that is proposed. */
function FirstDay() {
  const { repeat } = useFormikContext<PresetValues>().values;
  if (repeat === 'never') return null;
  return <Field as={DateField} name="startsOn" required helperText={presetMessages.startsHelp} />;
}
