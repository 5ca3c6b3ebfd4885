import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { DateField } from '#client/components/form/DateField.tsx';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { activityFields } from '#domain/records/activities.fields';
import type { ActivityFields } from '../form-values.ts';

const Field = fieldsOf(activityFields);

/** The day of a completed activity from a calendar. */
export function OtherDay({ timeZone }: { timeZone: string }) {
  const { values, setFieldValue } = useFormikContext<ActivityFields>();
  const { completedDate } = values;
  useEffect(() => {
    void setFieldValue('startDate', completedDate);
    void setFieldValue('endDate', completedDate);
  }, [completedDate, setFieldValue]);
  return <Field as={DateField} name="completedDate" timeZone={timeZone} disableFuture autoFocus />;
}
