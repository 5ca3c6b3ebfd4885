import { useEffect, useState } from 'react';
import { hasSignedOut } from '#client/lib/session.ts';
import { demoAccount } from './demo-account.ts';
import { useLogin } from './useSignIn.ts';

/** Tried once per page load, whether or not it succeeds. */
let attempt: Promise<void> | undefined;

/** Signs the visitor in to the demo account if the server has one; returns true while that runs. */
export function useDemoSignIn(isNobody: boolean): boolean {
  const login = useLogin();
  const [isOver, setOver] = useState(() => hasSignedOut() || demoAccount() === null);
  useEffect(() => {
    if (!isNobody || isOver) return;
    let isGone = false;
    void signInOnce(login).then(() => isGone || setOver(true));
    return () => void (isGone = true);
  }, [isNobody, isOver, login]);
  return isNobody && !isOver;
}

function signInOnce(login: ReturnType<typeof useLogin>): Promise<void> {
  attempt ??= signIn(login);
  return attempt;
}

async function signIn(login: ReturnType<typeof useLogin>): Promise<void> {
  const account = demoAccount();
  if (!account) return;
  try {
    await login(account);
  } catch {
    // A toast has shown the error; the sign-in screen follows.
  }
}
