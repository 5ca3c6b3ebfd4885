import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { messageOf } from '#client/lib/form-errors.ts';
import { useHashScroll } from '#client/lib/hash-scroll.ts';
import type { SettingsPage } from '#domain/account/settings-pages';
import { settingsPages } from '#domain/account/settings-places';
import { SettingsNav } from './SettingsNav.tsx';

interface Props {
  page: SettingsPage;
  /** False until everything above a part has its height: a link to it scrolls then. */
  isReady?: boolean;
  error?: Error | undefined;
  onRetry?: () => void;
  children: ReactNode;
}

/** A page of the settings: its heading, the links to the others, and its panels. */
export function SettingsFrame({ page, isReady = true, error, onRetry, children }: Props) {
  useHashScroll(isReady);
  const { label, about } = settingsPages.find((each) => each.page === page)!;
  return (
    <>
      <PageHeader title={page === 'you' ? 'Settings' : label} description={about} />
      <Stack sx={{ gap: 2, maxWidth: (theme) => theme.layout.readingWidth }}>
        <SettingsNav />
        {error && <ErrorAlert message={messageOf(error)} onRetry={onRetry} />}
        {children}
      </Stack>
    </>
  );
}
