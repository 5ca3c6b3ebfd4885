import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import type { NotificationPartsFragment } from '#client/graphql/generated.ts';
import { leave } from '#client/lib/leaving.ts';
import { refresh } from '#client/lib/refresh.ts';
import { showToastWhenQuiet } from '#client/lib/toast.ts';
import { arrivalToast } from '#domain/messages/notifications';
import { listen } from './live.ts';

/** Notifications that arrive within this time share one toast (milliseconds). */
const TOGETHER_MS = 300;

/** Fields that change when a confirmation request is answered. */
const ofAttestations = ['activity', 'attestations', 'confirmationRequests'];

/** Renders nothing: keeps lists and counts up to date and shows a toast for new notifications. */
export function LiveNotifications() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const frame = useRef({ navigate, pathname });
  useEffect(() => void (frame.current = { navigate, pathname }), [navigate, pathname]);

  useEffect(() => {
    let arrived: NotificationPartsFragment[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let takeBack = () => {};
    const makeToast = () => {
      const told = arrived;
      arrived = [];
      // No toast on the list itself: the new rows are visible there.
      if (told.length === 0 || frame.current.pathname === paths.notifications) return null;
      const { title, message } = arrivalToast(told);
      const onClick = () => leave(() => void frame.current.navigate(paths.notifications));
      // No link while something is being written: leaving the page would lose it.
      const isBusy = document.querySelector('[role="dialog"]') !== null;
      return {
        title,
        description: message,
        variant: 'news' as const,
        ...(!isBusy && { action: { label: 'View', onClick } }),
      };
    };
    const stop = listen(client, (news) => {
      if (news.some(({ kind }) => kind === 'attestation')) void refresh(client, ofAttestations);
      arrived = [...news, ...arrived];
      clearTimeout(timer);
      timer = setTimeout(() => (takeBack = showToastWhenQuiet(makeToast)), TOGETHER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
      takeBack();
    };
  }, [client]);
  return null;
}
