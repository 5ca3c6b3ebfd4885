import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik, type FormikHelpers } from 'formik';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { CheckboxField } from '#client/components/form/CheckboxField.tsx';
import { DateField } from '#client/components/form/DateField.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { isCivilDate, NOT_A_DAY } from '#domain/dates';
import { applyFieldErrors, codeOf, messageOf } from '#client/lib/form-errors.ts';

const schema = object({
  title: string().min(2, 'Title is too short').required('Title is required'),
  kind: string().required('Kind is required'),
  day: string()
    .nullable()
    .test('day', 'Day must be a day, such as 2027-03-03', (value) => !value || isCivilDate(value)),
});

interface Values {
  title: string;
  kind: string;
  day: string | null;
  sure: boolean;
}

type Submit = (values: Values, formik: FormikHelpers<Values>) => unknown;

function show(onSubmit: Submit = () => {}) {
  render(
    <Formik<Values>
      initialValues={{ title: '', kind: '', day: null, sure: false }}
      validationSchema={schema}
      onSubmit={async (values, formik) => void (await onSubmit(values, formik))}
    >
      <Form noValidate>
        <TextField name="title" label="Title" helperText="In a few words" required />
        <SelectField name="kind" label="Kind" options={[{ value: 'a', label: 'Kind A' }]} />
        <DateField name="day" label="Day" />
        <CheckboxField name="sure" label="Sure" />
        <SubmitButton pendingLabel="Saving...">Save</SubmitButton>
      </Form>
    </Formik>,
  );
}

const title = () => screen.getByRole('textbox', { name: /Title/ });
const save = () => screen.getByRole('button', { name: 'Save' });

/** The description that a screen reader reads after a field's name. */
const description = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

const refusal = (fields: Record<string, string>) =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'Title exists', extensions: { code: 'BAD_USER_INPUT', fields } }],
  });

afterEach(cleanup);

describe('form fields', () => {
  it('show no error before they are touched', () => {
    show();
    expect(title().getAttribute('aria-invalid')).toBe('false');
    expect(description(title())).toBe('In a few words');
  });

  it('show their error in place of the help text when they lose the focus', async () => {
    show();
    await userEvent.type(title(), 'x');
    await userEvent.tab();
    await waitFor(() => expect(description(title())).toBe('Title is too short'));
    expect(title().getAttribute('aria-invalid')).toBe('true');
  });

  it('show all errors on submit, and focus the first one', async () => {
    const onSubmit = vi.fn<Submit>();
    show(onSubmit);
    await userEvent.click(save());
    await screen.findByText('Kind is required');
    expect(screen.getByText('Title is required')).toBeTruthy();
    expect(document.activeElement).toBe(title());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submit their values', async () => {
    const onSubmit = vi.fn<Submit>();
    show(onSubmit);
    await userEvent.type(title(), 'Trauma day');
    await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }));
    await userEvent.click(screen.getByRole('option', { name: 'Kind A' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sure' }));
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }));
    await userEvent.keyboard('05032026');
    await userEvent.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      title: 'Trauma day',
      kind: 'a',
      day: '2026-03-05',
      sure: true,
    });
  });

  it('say how a day is written if it does not exist', async () => {
    const onSubmit = vi.fn<Submit>();
    show(onSubmit);
    await fill();
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }));
    await userEvent.keyboard('31022026');
    await userEvent.click(save());
    await screen.findByText(NOT_A_DAY);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('are disabled while the form is submitting', async () => {
    let finish: (() => void) | undefined;
    show(() => new Promise<void>((resolve) => (finish = resolve)));
    await fill();
    await userEvent.click(save());
    const pending = await screen.findByRole('button', { name: 'Saving...' });
    expect(pending).toHaveProperty('disabled', true);
    finish?.();
    await waitFor(() => expect(save()).toHaveProperty('disabled', false));
  });

  it('keep the server’s error until the value changes', async () => {
    show((_values, formik) => applyFieldErrors(refusal({ title: 'Title exists' }), formik));
    await fill();
    await userEvent.click(save());
    await screen.findByText('Title exists');
    title().focus();
    await userEvent.tab();
    expect(description(title())).toBe('Title exists');
    await userEvent.type(title(), '!');
    await waitFor(() => expect(description(title())).toBe('In a few words'));
  });
});

describe('the message of an error', () => {
  it.each([
    ['the words of the server', refusal({}), 'Title exists', 'BAD_USER_INPUT'],
    [
      'a refusal before GraphQL',
      Object.assign(new Error('Response not successful'), { bodyText: '{"message":"Too big"}' }),
      'Too big',
      undefined,
    ],
    [
      'a page of a proxy',
      Object.assign(new Error('Response not successful'), { bodyText: '<html>' }),
      'Our words',
      undefined,
    ],
    [
      'no answer',
      new TypeError('Failed to fetch'),
      'The server could not be reached. Check your connection and try again.',
      undefined,
    ],
  ])('%s', (_name, error, message, code) => {
    expect(messageOf(error, 'Our words')).toBe(message);
    expect(codeOf(error)).toBe(code);
  });
});

async function fill() {
  await userEvent.type(title(), 'Trauma day');
  await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }));
  await userEvent.click(screen.getByRole('option', { name: 'Kind A' }));
}
