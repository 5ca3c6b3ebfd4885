import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { paths } from '#client/lib/paths.ts';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { RegistrationTabs } from '#client/components/RegistrationTabs.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { useRegistrationSummaryQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { todayIn } from '#client/lib/dates.ts';
import { professionOf } from '#domain/professions/professions';
import { rulesFor } from '#domain/standing/standard';

interface Props {
  /** The card of the first registration, which the dashboard has already. */
  children: ReactNode;
}

/** The standing of each registration, one at a time. */
export function SummaryTabs({ children }: Props) {
  const [registration, choose] = useState<string | null>(null);
  return (
    <RegistrationTabs value={registration} onChange={choose}>
      {registration ? <OtherSummary profession={registration} /> : children}
    </RegistrationTabs>
  );
}

function OtherSummary({ profession }: { profession: string }) {
  const { data, loading, error, refetch } = useRegistrationSummaryQuery({
    variables: { registration: profession },
    fetchPolicy: 'cache-and-network',
  });
  const known = professionOf(profession);
  const asksInteractive =
    known !== undefined && (rulesFor(todayIn(), known).annualRequirement.interactive ?? 0) > 0;
  return (
    <Stack sx={{ gap: 2 }}>
      {error && (
        <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
      )}
      <SummaryCard
        summary={data?.me?.cpdSummary}
        loading={loading}
        unfinished={0}
        asksInteractive={asksInteractive}
        progress={`${paths.progress}?registration=${profession}`}
      />
    </Stack>
  );
}
