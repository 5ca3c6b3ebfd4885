import {
  CurrentUserDocument,
  useLoginMutation,
  type LoginInput,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useSession } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { loginFailed, userMessages } from '#domain/users';

/** Signs in and makes the answer the current user; throws the refusal after telling of it, for the form's fields. */
export function useLogin() {
  const session = useSession();
  const [mutate] = useLoginMutation({
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: CurrentUserDocument, data: { me: data.login } });
    },
  });

  return async (input: LoginInput): Promise<void> => {
    try {
      const { data } = await mutate({ variables: { input } });
      if (!data) return;
      session.started();
      showToast(userMessages.loggedIn(data.login.displayName));
    } catch (error) {
      showToast({
        title: userMessages.loginFailed,
        description: messageOf(error, loginFailed),
        variant: 'destructive',
      });
      throw error;
    }
  };
}
