import { useEffect, useState } from 'react';
import { hasSignedOut } from '#client/lib/session.ts';
import { demoAccount } from './demo-account.ts';
import { useLogin } from './useSignIn.ts';

/** Once per load of the page, whether or not it succeeds. */
let wasTried = false;

/** Signs a visitor in to the demonstration account where there is one; answers whether that is still under way. */
export function useDemoSignIn(isNobody: boolean): boolean {
  const login = useLogin();
  const [account] = useState(() => (wasTried || hasSignedOut() ? null : demoAccount()));
  const [isOver, setOver] = useState(account === null);
  useEffect(() => {
    if (!isNobody || !account || wasTried) return;
    wasTried = true;
    // The refusal has been told by a toast.
    login(account).catch(() => setOver(true));
  }, [isNobody, account, login]);
  return isNobody && !isOver;
}
