import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { afterEach, describe, expect, test } from 'vitest';
import { PasswordField } from '#client/components/form/PasswordField.tsx';

afterEach(cleanup);

function show(autoComplete: 'current-password' | 'new-password') {
  render(
    <Formik initialValues={{ password: '' }} onSubmit={() => {}}>
      <Form>
        <PasswordField label="Password" autoComplete={autoComplete} />
      </Form>
    </Formik>,
  );
  return screen.getByLabelText<HTMLInputElement>('Password');
}

describe('the password field', () => {
  test('hides its text, and shows it while its button is pressed', async () => {
    const field = show('current-password');
    expect(field.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: /show/i }));
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
  });

  test.each(['current-password', 'new-password'] as const)(
    'accepts pasted text, and tells password managers that it is the %s',
    async (autoComplete) => {
      const field = show(autoComplete);
      await userEvent.click(field);
      await userEvent.paste('  a pasted passphrase, with spaces and 🚑  ');
      expect(field.value).toBe('  a pasted passphrase, with spaces and 🚑  ');
      expect(field.autocomplete).toBe(autoComplete);
      expect(field.maxLength).toBe(-1);
    },
  );
});
