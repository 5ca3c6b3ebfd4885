import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RegisterForm } from '#client/features/account/auth/RegisterForm.tsx';
import { registerTexts } from '#domain/account/forgotten-password';
import { SessionContext, type Session } from '#client/lib/session.ts';

afterEach(() => {
  cleanup();
  document.querySelectorAll('meta').forEach((meta) => meta.remove());
});

const put = (name: string, content: string) =>
  document.head.append(Object.assign(document.createElement('meta'), { name, content }));

const session = { visitor: 'guest' } as Session;

const show = () =>
  render(
    <SessionContext value={session}>
      <RegisterForm />
    </SessionContext>,
  );

const organization = () => {
  show();
  return screen.getByLabelText<HTMLInputElement>('Organization').value;
};

test('a new account begins with the organization of the installation', () => {
  put('default-organization', 'Ambulance & Rescue');
  expect(organization()).toBe('Ambulance & Rescue');
});

test('without one in the page it begins with the usual one', () => {
  expect(organization()).toBe('Queensland Ambulance Service');
});

test('with an empty one in the page it begins with the usual one', () => {
  put('default-organization', '');
  expect(organization()).toBe('Queensland Ambulance Service');
});

test('where no e-mail is sent it promises none, and names the way back in that there is', () => {
  put('sends-email', 'no');
  show();
  expect(screen.queryByText(registerTexts.recovery)).toBeNull();
  expect(screen.getByText(registerTexts.recoveryWithoutEmail)).toBeTruthy();
});

test('where e-mail is sent it says that an address or codes are the way back in', () => {
  show();
  expect(screen.getByText(registerTexts.recovery)).toBeTruthy();
});
