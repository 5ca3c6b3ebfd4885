import {
  useUpdateEmailMutation,
  type UpdateEmailMutationVariables,
} from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { emailMessages } from '#domain/account/email-addresses';

/** Sets an address, or sends its confirmation again. Rethrows a refusal after showing it. */
export function useUpdateEmail() {
  const [update] = useUpdateEmailMutation();
  return async (variables: UpdateEmailMutationVariables): Promise<void> => {
    try {
      const { data } = await update({ variables });
      const email = data?.updateEmail.email;
      if (email)
        showToast(email.confirmed ? emailMessages.same : emailMessages.sent(email.address));
    } catch (error) {
      tellFailure(emailMessages.failed, error);
      throw error;
    }
  };
}
