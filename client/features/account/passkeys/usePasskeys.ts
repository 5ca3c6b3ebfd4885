import {
  useAddPasskeyMutation,
  useDeletePasskeyMutation,
  usePasskeyRegistrationOptionsMutation,
  useRenamePasskeyMutation,
  type PasskeyPartsFragment,
} from '#client/graphql/generated.ts';
import { isAborted, refusedFields } from '#client/lib/form-errors.ts';
import { loadPasskeys, passkeyProblem } from '#client/lib/passkey-support.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { securityMessages } from '#domain/account/security';

/** Actions on passkeys. */
export function usePasskeys() {
  const [options] = usePasskeyRegistrationOptionsMutation();
  const [add] = useAddPasskeyMutation();
  const [rename] = useRenamePasskeyMutation();
  const [remove] = useDeletePasskeyMutation();
  return {
    /** Creates a passkey in the browser and adds it; throws after showing a failure. */
    async add(name: string): Promise<void> {
      try {
        const { makePasskey } = await loadPasskeys();
        const { data } = await options();
        const response = await makePasskey(data!.passkeyRegistrationOptions as object);
        await add({ variables: { name, response: { ...response } } });
      } catch (error) {
        if (!isAborted(error) && !('name' in refusedFields(error))) {
          const description = await passkeyProblem(error);
          showToast({
            title: securityMessages.passkeyNotAdded,
            description,
            variant: 'destructive',
          });
        }
        throw error;
      }
      showToast(securityMessages.passkeyAdded(name));
    },
    /** Renames a passkey; rethrows a refusal after showing it. */
    async rename(id: string, name: string): Promise<void> {
      try {
        await rename({ variables: { id, name } });
      } catch (error) {
        tellFailure(securityMessages.failed, error);
        throw error;
      }
      showToast(securityMessages.passkeyRenamed);
    },
    async remove({ id, name }: PasskeyPartsFragment): Promise<void> {
      try {
        await remove({ variables: { id } });
        showToast(securityMessages.passkeyRemoved(name));
      } catch (error) {
        tellFailure(securityMessages.failed, error);
      }
    },
  };
}
