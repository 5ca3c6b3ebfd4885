import { useLogoutMutation } from '#client/graphql/generated.ts';
import { outbox } from '#client/lib/outbox.ts';
import { useSession } from '#client/lib/session.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { userMessages } from '#domain/account/users';

/** Signs out and clears everything loaded for the user. */
export function useLogout() {
  const session = useSession();
  const [mutate, { loading: pending }] = useLogoutMutation();

  async function logout(): Promise<void> {
    if ((await outbox()?.maySignOut()) === false) return;
    try {
      await session.end(mutate);
      showToast({ title: userMessages.loggedOut });
    } catch (error) {
      tellFailure(userMessages.logoutFailed, error);
    }
  }

  return { logout, pending };
}
