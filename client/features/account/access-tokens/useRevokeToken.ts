import {
  AccessTokensDocument,
  useRevokeAccessTokenMutation,
  WebhooksDocument,
  type AccessTokenPartsFragment,
} from '#client/graphql/generated.ts';
import { codeOf } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { tokenMessages as messages } from '#domain/account/access-tokens';

/** Revokes an access token; one that has already ended counts as success. */
export function useRevokeToken() {
  const [revoke, { client }] = useRevokeAccessTokenMutation();
  return async ({ id, name }: AccessTokenPartsFragment): Promise<void> => {
    try {
      await revoke({ variables: { id } }).catch((error: unknown) => {
        if (codeOf(error) !== 'NOT_FOUND') throw error;
      });
    } catch (error) {
      tellFailure(messages.revokeFailed, error);
      return;
    }
    showToast(messages.revoked(name));
    // The token is revoked even if refetching the lists fails; its webhooks ended with it.
    await client
      .refetchQueries({ include: [AccessTokensDocument, WebhooksDocument] })
      .catch(() => {});
  };
}
