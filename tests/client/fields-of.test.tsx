import { cleanup, render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { documentFields } from '#domain/records/documents';

const Field = fieldsOf(documentFields);

afterEach(cleanup);

const show = (field: ReactNode) =>
  render(
    <Formik initialValues={{ title: 'CPR', expiryDate: '' }} onSubmit={() => {}}>
      {field}
    </Formik>,
  );

test('a field uses the form’s label from the specification', () => {
  show(<Field as={TextField} name="expiryDate" />);
  expect(screen.getByLabelText('Expiry date (optional)').tagName).toBe('INPUT');
});

test('a field with its own label keeps that label and its value', () => {
  show(<Field as={TextField} name="title" label="What is it called?" required />);
  expect(screen.getByLabelText<HTMLInputElement>(/What is it called/).value).toBe('CPR');
});

test('an unknown field name does not compile', () => {
  // @ts-expect-error the name is misspelt
  expect(() => show(<Field as={TextField} name="titel" />)).toThrow('undefined');
  // @ts-expect-error a choice needs its options
  const missing = <Field as={SelectField} name="type" />;
  expect(missing.props).toMatchObject({ name: 'type' });
});
