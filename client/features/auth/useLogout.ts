import { useLogoutMutation } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { dropDrafts } from '#client/lib/drafts.ts';
import { useSession } from '#client/lib/session.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { userMessages } from '#domain/users';

/** Signs out and forgets all that was read for the user. */
export function useLogout() {
  const session = useSession();
  const { user } = useCurrentUser();
  const [mutate, { loading: pending }] = useLogoutMutation();

  async function logout(): Promise<void> {
    try {
      await mutate();
      if (user) dropDrafts(user.id);
      session.ended();
      showToast({ title: userMessages.loggedOut });
    } catch (error) {
      tellFailure(userMessages.logoutFailed, error);
    }
  }

  return { logout, pending };
}
