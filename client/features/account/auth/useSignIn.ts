import { useCallback } from 'react';
import type { LoginInput, RegisterInput, UserPartsFragment } from '#client/graphql/generated.ts';
import { codeOf, messageOf, refusedFields } from '#client/lib/form-errors.ts';
import { useSession } from '#client/lib/session.ts';
import { showToast, type ToastContent } from '#client/lib/toast.ts';
import { loginFailed, registrationFailedFallback, userMessages } from '#domain/account/users';
import type * as signIn from './sign-in.ts';

/** The mutations and Apollo Client load when the user begins to sign in. */
const load = () => import('./sign-in.ts');

const loadChecks = () => import('./checks.ts');

/**
 * Validates one of the two forms. If the schema cannot be loaded, nothing is refused here: the server validates with
 * the same schema, and its errors go to the same fields.
 */
export const checkBy = (form: 'login' | 'register') => async (values: object) => {
  const loaded = await loadChecks().catch(() => null);
  return loaded?.checks[form](values) ?? {};
};

/** Signs in with one of the mutations, sets the current user and greets them. */
function useStart() {
  const { client, started } = useSession();
  return useCallback(
    async (
      begin: (mutations: typeof signIn, apollo: Apollo) => Promise<UserPartsFragment>,
      greeting: (name: string) => ToastContent,
    ): Promise<void> => {
      const [mutations, apollo] = await Promise.all([load(), client()]);
      const user = await begin(mutations, apollo);
      started();
      showToast(greeting(user.displayName));
    },
    [client, started],
  );
}

type Apollo = Parameters<typeof signIn.login>[0];

/** Signs in; rethrows a refusal after showing it, for the form's fields. */
export function useLogin() {
  const start = useStart();
  return useCallback(
    async (input: LoginInput): Promise<void> => {
      try {
        await start(({ login }, apollo) => login(apollo, input), userMessages.loggedIn);
      } catch (error) {
        // The form asks for the code, or shows the error at its field.
        const isAsked =
          codeOf(error) === 'SECOND_FACTOR_REQUIRED' || 'code' in refusedFields(error);
        if (!isAsked) refused(userMessages.loginFailed, messageOf(error, loginFailed));
        throw error;
      }
    },
    [start],
  );
}

/** Creates an account and signs in; rethrows a refusal after showing it, for the form's fields. */
export function useRegister() {
  const start = useStart();
  return useCallback(
    async (input: RegisterInput): Promise<void> => {
      try {
        await start(({ register }, apollo) => register(apollo, input), userMessages.registered);
      } catch (error) {
        refused(userMessages.registrationFailed, messageOf(error, registrationFailedFallback));
        throw error;
      }
    },
    [start],
  );
}

/** Signs in with a passkey assertion from the browser. */
export function useLoginWithPasskey() {
  const start = useStart();
  return useCallback(
    (response: object) =>
      start(
        ({ signInWithPasskey }, apollo) => signInWithPasskey(apollo, { response }),
        userMessages.loggedIn,
      ),
    [start],
  );
}

/** Preloads the sign-in code when the user begins to type. */
export function usePrepareSignIn(): () => void {
  const { client } = useSession();
  return useCallback(() => {
    // A failure shows when the form is submitted.
    Promise.all([load(), client(), loadChecks()]).catch(() => {});
  }, [client]);
}

function refused(title: string, description: string): void {
  showToast({ title, description, variant: 'destructive' });
}
