import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { AskUnsaved } from '#client/components/form/AskUnsaved.tsx';
import { DateField } from '#client/components/form/DateField.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { NumberField } from '#client/components/form/NumberField.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import {
  useSetBoardAnswerMutation,
  type BoardAnswerPartsFragment,
} from '#client/graphql/generated.ts';
import { todayIn } from '#client/lib/dates.ts';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { refreshComputed } from '#client/lib/refresh.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { boardAnswerLimits, boardAnswerMessagesOf } from '#domain/standing/board-answers';
import { professionOf } from '#domain/professions/professions';
import { boardAnswerFields, type BoardAnswerValues } from '#domain/standing/board-answers.fields';
import { boardAnswerSchema } from '#domain/standing/board-answers.schema';
import { UndocumentedNote } from './UndocumentedNote.tsx';
import { DocumentField } from './DocumentField.tsx';
import { useAnswerDocuments, type DocumentDialogType } from './useAnswerDocuments.tsx';
import { answerValues, periodOptions, type AnsweredRegistration } from './form-values.ts';

interface Props {
  row?: BoardAnswerPartsFragment;
  held: AnsweredRegistration;
  onSaved: () => void;
  onDirty: (dirty: boolean) => void;
  DocumentDialog: DocumentDialogType;
}

const Field = fieldsOf(boardAnswerFields);

/** The Board's answer about one period; a second answer about it replaces the first. */
export function BoardAnswerForm({ row, held, onSaved, onDirty, DocumentDialog }: Props) {
  const { documents, isUnloaded, add, dialog } = useAnswerDocuments(DocumentDialog);
  const [set, { client }] = useSetBoardAnswerMutation();
  const { timeZone, profession: registration } = held;
  const messages = boardAnswerMessagesOf(professionOf(registration));
  const limits = boardAnswerLimits.hours;
  const isKnown = periodOptions(held).some(({ value }) => value === row?.periodEnd);
  const periods = [
    ...periodOptions(held),
    ...(row && !isKnown ? [{ value: row.periodEnd, label: `Until ${row.periodEnd}` }] : []),
  ];
  return (
    <>
      <Formik<BoardAnswerValues>
        initialValues={answerValues(held, row)}
        validationSchema={boardAnswerSchema(todayIn(timeZone))}
        onSubmit={async ({ periodEnd, answeredOn, documentId, ...values }, formik) => {
          if (!periodEnd || !answeredOn) return;
          const input = {
            periodEnd,
            answeredOn,
            note: values.note,
            total: Number(values.total),
            interactive: Number(values.interactive),
            documentId: documentId || null,
          };
          try {
            await set({ variables: { input: { ...input, registration }, registration } });
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
            <Field as={SelectField} name="periodEnd" required options={periods} disabled={!!row} />
            <Field as={NumberField} name="total" required limits={limits} />
            <Field as={NumberField} name="interactive" required limits={limits} />
            <Field as={DateField} name="answeredOn" required disableFuture timeZone={timeZone} />
            <Field as={TextField} name="note" required autoComplete="off" />
            <UndocumentedNote held={held} row={row} documents={documents} />
            <DocumentField documents={documents} isUnloaded={isUnloaded} onAdd={add} />
          </Stack>
          <FormActions>
            <SubmitButton pendingLabel="Saving...">Save answer</SubmitButton>
          </FormActions>
        </Form>
      </Formik>
      {dialog}
    </>
  );
}
