import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RegisterForm } from '#client/features/auth/RegisterForm.tsx';
import { SessionContext, type Session } from '#client/lib/session.ts';

afterEach(() => {
  cleanup();
  document.querySelector('meta[name="default-organization"]')?.remove();
});

const put = (content: string) =>
  document.head.append(
    Object.assign(document.createElement('meta'), { name: 'default-organization', content }),
  );

const session = { visitor: 'guest' } as Session;

const organization = () => {
  render(
    <SessionContext value={session}>
      <RegisterForm />
    </SessionContext>,
  );
  return screen.getByLabelText<HTMLInputElement>('Organization').value;
};

test('a new account begins with the organization of the installation', () => {
  put('Ambulance & Rescue');
  expect(organization()).toBe('Ambulance & Rescue');
});

test('without one in the page it begins with the usual one', () => {
  expect(organization()).toBe('Queensland Ambulance Service');
});

test('with an empty one in the page it begins with the usual one', () => {
  put('');
  expect(organization()).toBe('Queensland Ambulance Service');
});
