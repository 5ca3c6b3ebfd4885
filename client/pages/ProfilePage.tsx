import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { CompletionCard } from '#client/features/account/profile/CompletionCard.tsx';
import { ImageCard } from '#client/features/account/profile/ImageCard.tsx';
import { InformationCard } from '#client/features/account/profile/InformationCard.tsx';
import { ProfileRegistrationCard } from '#client/features/standing/registration/ProfileRegistrationCard.tsx';
import { useProfileQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';

const OtherRegistrations = lazyPart(
  async () =>
    (await import('#client/features/standing/registration/OtherRegistrations.tsx'))
      .OtherRegistrations,
);
const RegistrationHistory = lazyPart(
  async () =>
    (await import('#client/features/standing/registration/RegistrationHistory.tsx'))
      .RegistrationHistory,
);

/** The user's details and registration. */
export function ProfilePage() {
  const { data, previousData, error, refetch } = useProfileQuery();
  const me = (data ?? previousData)?.me ?? undefined;
  return (
    <>
      <PageHeader title="My Profile" description="Your details and your registration" />
      <Stack sx={{ gap: 3 }}>
        {error && (
          <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
        )}
        {(me || !error) && (
          <>
            <CompletionCard user={me} />
            <Box sx={columns}>
              <InformationCard user={me} />
              <ImageCard user={me} />
            </Box>
            <ProfileRegistrationCard user={me} />
            <OtherRegistrations />
            <RegistrationHistory />
          </>
        )}
      </Stack>
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gap: 3,
} as const;
