import Stack from '@mui/material/Stack';
import { Form, useFormikContext } from 'formik';
import { useMemo } from 'react';
import { DateField } from '#client/components/form/DateField.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { NumberField } from '#client/components/form/NumberField.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import { useRetention } from '#client/lib/retention.ts';
import { DocumentsField } from '#client/records/form/DocumentsField.tsx';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { RecordForm } from '#client/records/form/RecordForm.tsx';
import { PracticePeriodHistoryDocument } from '#client/graphql/generated.ts';
import { RecordHistory } from '#client/records/history/RecordHistory.tsx';
import type { FormProps } from '#client/records/RecordDialog.tsx';
import { useEditedRecord, useSaveRecord } from '#client/records/useRecord.ts';
import {
  practiceKindLabels,
  practiceKinds,
  practiceLimits,
  practiceMessages as messages,
} from '#domain/records/practice-periods';
import {
  practicePeriodFields,
  type PracticePeriodValues,
} from '#domain/records/practice-periods.fields';
import { practiceFormSchema } from '#domain/records/practice-periods.schema';
import { practicePeriods, type Row } from './practice-periods.ts';

const Field = fieldsOf(practicePeriodFields);
const kinds = practiceKinds.map((value) => ({ value, label: practiceKindLabels[value] }));

/** All fields of practice hours, new or existing. */
export function PracticePeriodForm({ row, onSaved, onDirty }: FormProps<Row>) {
  const edited = useEditedRecord(practicePeriods, row);
  const save = useSaveRecord(practicePeriods, row);
  const { today } = useRetention();
  const schema = useMemo(() => practiceFormSchema(today), [today]);
  return (
    <RecordForm
      fields={practicePeriodFields}
      draft={`${practicePeriods.name}:${row?.id ?? 'new'}`}
      edited={edited}
      initialValues={practicePeriods.toValues(row)}
      validationSchema={schema}
      onSubmit={async (values, sending) => onSaved(await save(values, sending))}
    >
      <Form noValidate>
        <WatchDirty onChange={onDirty} />
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          <Field as={SelectField} name="kind" options={kinds} helperText={messages.kindHelp} />
          <Field as={TextField} name="employer" required />
          <Field as={DateField} name="startDate" required />
          <Field as={DateField} name="endDate" required />
          <Hours />
          <Field as={TextField} name="position" helperText={messages.positionHelp} />
          <DocumentsField
            initial={row?.documents ?? []}
            help="A payslip, a roster or a letter of your employer that proves it."
          />
          <Field
            as={TextField}
            name="notes"
            multiline
            minRows={2}
            maxRows={8}
            helperText={messages.notesHelp}
          />
        </Stack>
        {row && <RecordHistory query={PracticePeriodHistoryDocument} id={row.id} />}
        <FormActions>
          <SubmitButton pendingLabel="Saving...">
            {row ? 'Save changes' : 'Save practice hours'}
          </SubmitButton>
        </FormActions>
      </Form>
    </RecordForm>
  );
}

/** Hours, except of leave, which has none. */
function Hours() {
  const { kind } = useFormikContext<PracticePeriodValues>().values;
  if (kind === 'leave') return null;
  return (
    <Field
      as={NumberField}
      name="hours"
      required
      limits={practiceLimits.hours}
      helperText={messages.hoursHelp}
    />
  );
}
