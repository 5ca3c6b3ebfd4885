import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useMemo, useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { AskUnsaved } from '#client/components/form/AskUnsaved.tsx';
import { DateField } from '#client/components/form/DateField.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import { useSetRegistrationSpanMutation } from '#client/graphql/generated.ts';
import { todayIn } from '#client/lib/dates.ts';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { refreshComputed } from '#client/lib/refresh.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import type { RecordDialogProps } from '#client/records/useDialog.ts';
import {
  registrationSpanFields,
  type RegistrationSpanValues,
} from '#domain/standing/registration-spans.fields';
import { registrationSpanSchema } from '#domain/standing/registration-spans.schema';
import {
  spanMessages as messages,
  spanTypeLabels,
  spanTypes,
  type RegistrationSpan,
} from '#domain/standing/registration-spans';

interface Props extends RecordDialogProps<RegistrationSpan> {
  /** The history of its registration, the edited span included. */
  others: readonly RegistrationSpan[];
  registration: string;
  timeZone: string;
}

const Field = fieldsOf(registrationSpanFields);
const types = spanTypes.map((value) => ({ value, label: spanTypeLabels[value] }));

/** Adds or edits a span of a registration's history. */
export function SpanDialog({ open, row, onClose, ...about }: Props) {
  const [dirty, setDirty] = useState(false);
  return (
    <FormDialog
      open={open}
      title={row ? messages.edit : messages.add}
      dirty={dirty}
      onClose={onClose}
    >
      <SpanForm {...about} row={row} onSaved={onClose} onDirty={setDirty} />
    </FormDialog>
  );
}

interface FormProps extends Omit<Props, 'open' | 'onClose'> {
  onSaved: () => void;
  onDirty: (dirty: boolean) => void;
}

function SpanForm({ row, others, registration, timeZone, onSaved, onDirty }: FormProps) {
  const [set, { client }] = useSetRegistrationSpanMutation();
  const today = todayIn(timeZone);
  const replaces = row?.from ?? null;
  const schema = useMemo(
    () =>
      registrationSpanSchema(
        today,
        others.filter(({ from }) => from !== replaces),
      ),
    [today, others, replaces],
  );
  return (
    <Formik<RegistrationSpanValues>
      initialValues={{
        type: row?.type ?? 'general',
        from: row?.from ?? null,
        to: row?.to ?? null,
        conditions: row?.conditions ?? '',
      }}
      validationSchema={schema}
      onSubmit={async ({ from, to, type, conditions }, formik) => {
        if (!from) return;
        const span = { from, to, type, conditions: conditions.trim() || null };
        try {
          await set({ variables: { input: { ...span, replaces, registration } } });
        } catch (error) {
          tellFailure(messages.failed, error);
          applyFieldErrors(error, formik);
          return;
        }
        showToast(messages.saved);
        void refreshComputed(client);
        onSaved();
      }}
    >
      <Form noValidate>
        <AskUnsaved />
        <WatchDirty onChange={onDirty} />
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          <Field as={SelectField} name="type" required options={types} />
          <Field as={DateField} name="from" required timeZone={timeZone} />
          <Field as={DateField} name="to" timeZone={timeZone} helperText={messages.toHelp} />
          <Field
            as={TextField}
            name="conditions"
            multiline
            minRows={2}
            maxRows={6}
            helperText={messages.conditionsHelp}
          />
        </Stack>
        <FormActions>
          <SubmitButton pendingLabel="Saving...">Save</SubmitButton>
        </FormActions>
      </Form>
    </Formik>
  );
}
