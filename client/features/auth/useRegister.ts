import {
  CurrentUserDocument,
  useRegisterMutation,
  type RegisterInput,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useSession } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { registrationFailedFallback, userMessages } from '#domain/users';

/** Makes an account and makes it the current user; throws the refusal after telling of it, for the form's fields. */
export function useRegister() {
  const session = useSession();
  const [mutate] = useRegisterMutation({
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: CurrentUserDocument, data: { me: data.register } });
    },
  });

  return async (input: RegisterInput): Promise<void> => {
    try {
      const { data } = await mutate({ variables: { input } });
      if (!data) return;
      session.started();
      showToast(userMessages.registered(data.register.displayName));
    } catch (error) {
      showToast({
        title: userMessages.registrationFailed,
        description: messageOf(error, registrationFailedFallback),
        variant: 'destructive',
      });
      throw error;
    }
  };
}
