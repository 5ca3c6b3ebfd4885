import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { TabbedArea } from '#client/components/TabbedArea.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { useRegistrationSummaryQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { todayIn } from '#client/lib/dates.ts';
import { professionOf } from '#domain/professions';
import { rulesFor } from '#domain/standard';

interface Props {
  professions: readonly string[];
  /** The card of the first registration, which the dashboard has already. */
  children: ReactNode;
}

/** The standing of each registration, one at a time. */
export function SummaryTabs({ professions, children }: Props) {
  const [chosen, setChosen] = useState(professions[0]!);
  const current = professions.includes(chosen) ? chosen : professions[0]!;
  return (
    <div>
      <TabbedArea
        label="Registrations"
        tabs={professions.map((value) => ({ value, label: professionOf(value)?.label ?? value }))}
        value={current}
        onChange={setChosen}
      >
        {current === professions[0] ? children : <OtherSummary profession={current} />}
      </TabbedArea>
    </div>
  );
}

function OtherSummary({ profession }: { profession: string }) {
  const { data, loading, error, refetch } = useRegistrationSummaryQuery({
    variables: { registration: profession },
    fetchPolicy: 'cache-and-network',
  });
  const known = professionOf(profession);
  const asksInteractive =
    known !== undefined && rulesFor(todayIn(), known).annualRequirement.interactive > 0;
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
      />
    </Stack>
  );
}
