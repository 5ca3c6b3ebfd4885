import { useCallback } from 'react';
import type { LoginInput, RegisterInput } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useSession } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { loginFailed, registrationFailedFallback, userMessages } from '#domain/users';

/** The mutations, and the client they go through, are loaded when somebody begins to sign in. */
const load = () => import('./sign-in.ts');

const loadChecks = () => import('./checks.ts');

/**
 * Checks one of the two forms. Where that cannot be loaded nothing is refused here: the server asks the same schema, and
 * its refusals go to the same fields.
 */
export const checkBy = (form: 'login' | 'register') => async (values: object) => {
  const loaded = await loadChecks().catch(() => null);
  return loaded?.checks[form](values) ?? {};
};

/** Signs in; throws the refusal after telling of it, for the form's fields. */
export function useLogin() {
  const { client, started } = useSession();
  return useCallback(
    async (input: LoginInput): Promise<void> => {
      try {
        const [{ login }, apollo] = await Promise.all([load(), client()]);
        const user = await login(apollo, input);
        started();
        showToast(userMessages.loggedIn(user.displayName));
      } catch (error) {
        refused(userMessages.loginFailed, messageOf(error, loginFailed));
        throw error;
      }
    },
    [client, started],
  );
}

/** Makes an account and signs in; throws the refusal after telling of it, for the form's fields. */
export function useRegister() {
  const { client, started } = useSession();
  return useCallback(
    async (input: RegisterInput): Promise<void> => {
      try {
        const [{ register }, apollo] = await Promise.all([load(), client()]);
        const user = await register(apollo, input);
        started();
        showToast(userMessages.registered(user.displayName));
      } catch (error) {
        refused(userMessages.registrationFailed, messageOf(error, registrationFailedFallback));
        throw error;
      }
    },
    [client, started],
  );
}

/** Loads what signing in needs, as soon as somebody begins to type. */
export function usePrepareSignIn(): () => void {
  const { client } = useSession();
  return useCallback(() => {
    // A failure shows when the form is sent.
    Promise.all([load(), client(), loadChecks()]).catch(() => {});
  }, [client]);
}

function refused(title: string, description: string): void {
  showToast({ title, description, variant: 'destructive' });
}
