import { useApolloClient, useMutation } from '@apollo/client/react';
import { UpdateAuditNoticeDocument } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { todayIn } from '#client/lib/dates.ts';
import { savedToast } from '#client/lib/outbox.ts';
import { refresh } from '#client/lib/refresh.ts';
import { randomKey, sendingOptions } from '#client/lib/request-key.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { auditNoticeMessages as messages } from '#domain/records/audit-notices';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { auditNotices, type Row } from './audit-notices.ts';

/** Marks a letter as answered today, which ends its countdown; a letter of a later date on that date. */
export function useMarkAnswered() {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const client = useApolloClient();
  const [update] = useMutation(UpdateAuditNoticeDocument);
  return async ({ id, version, letterDate }: Pick<Row, 'id' | 'version' | 'letterDate'>) => {
    const today = todayIn(timeZone);
    const sentOn = today < letterDate ? letterDate : today;
    try {
      await update({
        variables: { id, input: { sentOn, version } },
        ...sendingOptions({ requestKey: randomKey() }),
      });
      showToast(savedToast(messages.sent));
      void refresh(client, [auditNotices.list]);
    } catch (error) {
      tellFailure(messages.saveFailed, error);
    }
  };
}
