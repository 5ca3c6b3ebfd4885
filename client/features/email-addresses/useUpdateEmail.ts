import { useUpdateEmailMutation, type UpdateEmailInput } from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { emailMessages } from '#domain/email-addresses';

/** Gives an address, or asks for its confirmation again. Throws the refusal after telling of it. */
export function useUpdateEmail() {
  const [update] = useUpdateEmailMutation();
  return async (input: UpdateEmailInput): Promise<void> => {
    try {
      const { data } = await update({ variables: { input } });
      const email = data?.updateEmail.email;
      if (email)
        showToast(email.confirmed ? emailMessages.same : emailMessages.sent(email.address));
    } catch (error) {
      tellFailure(emailMessages.failed, error);
      throw error;
    }
  };
}
