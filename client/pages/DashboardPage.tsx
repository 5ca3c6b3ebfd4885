import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Fragment, memo, useDeferredValue, useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { useIsPhone } from '#client/components/Fold.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { useGapDialog } from '#client/features/records/activities/useGapDialog.tsx';
import { demoAccount } from '#client/features/account/auth/demo-account.ts';
import { FirstSteps } from '#client/features/account/first-steps/FirstSteps.tsx';
import { RegistrationCard } from '#client/features/standing/registration/RegistrationCard.tsx';
import { SummaryCard } from '#client/features/standing/summary/SummaryCard.tsx';
import { useDashboardQuery, type DashboardQuery } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { logThis } from '#client/lib/log-this.ts';
import { useNextSlice } from '#client/lib/next-slice.ts';
import {
  AuditReadinessCard,
  CompliancePanel,
  NextStep,
  NotificationsPanel,
  QuickLinks,
  RecentActivities,
  RecommendedModules,
  RenewalHint,
  ResourceLibrary,
  SaveCodesReminder,
  SummaryTabs,
  WhatRuns,
} from './dashboard-later.ts';
import { useDashboardDialogs } from './useDashboardDialogs.tsx';

/** The user's standing, latest activities and next steps. */
export function DashboardPage() {
  const { data, previousData, loading: asking, error, refetch } = useDashboardQuery();
  const known = data ?? previousData;
  // Rendered in slices, so that the page stays responsive: the arrival of the data renders nothing yet.
  const shown = useDeferredValue(known);
  const loading = asking || shown !== known;
  return <Dashboard shown={shown} loading={loading} error={error} refetch={refetch} />;
}

interface Props {
  shown: DashboardQuery | undefined;
  loading: boolean;
  error: Error | undefined;
  refetch: () => Promise<unknown>;
}

const Dashboard = memo(function Dashboard({ shown, loading, error, refetch }: Props) {
  /** Part from which the editing of the registration began; null while it is not edited. */
  const [editedFrom, setEditedFrom] = useState<'steps' | 'card' | null>(null);
  const { dialogs, editActivity, reflect } = useDashboardDialogs();
  const gap = useGapDialog(reflect);
  // Below the first card, each card has its own slice.
  const below = useNextSlice(shown);
  const waiting = loading || below !== shown;
  const first = shown?.me ?? undefined;
  const me = below?.me ?? undefined;
  const professions = useCurrentUser().user?.professions ?? [];
  const isPhone = useIsPhone();
  const step = first?.auditReadiness.nextStep;
  const summary = (
    <SummaryCard
      summary={first?.cpdSummary}
      loading={loading}
      unfinished={unfinishedOf(first?.auditReadiness.openGaps)}
      nextStep={isPhone && step && <NextStep step={step} onStep={gap.ask} />}
    />
  );
  return (
    <>
      <PageHeader
        title="Dashboard"
        description="Track your CPD progress and upcoming requirements"
      />
      <Stack sx={{ gap: cardGap }}>
        {error && (
          <ErrorAlert
            // Without any data, the resources card shows the reason.
            message={shown ? messageOf(error) : 'Your dashboard could not be loaded.'}
            onRetry={() => void refetch().catch(() => {})}
          />
        )}
        <FirstSteps
          user={first}
          away={editedFrom === 'steps'}
          loading={loading}
          hasActivities={(shown?.recentActivities.length ?? 0) > 0}
          onSetRegistration={() => setEditedFrom('steps')}
          onLogActivity={() => logThis()}
          onReflect={() => reflect()}
        />
        <SaveCodesReminder demo={demoAccount()?.username} />
        {/* The skeletons leave together: otherwise each taller card would push the next. */}
        <Box key={shown ? 'cards' : 'skeletons'} sx={columns}>
          <Stack sx={{ gap: cardGap, minWidth: 0 }}>
            {professions.length > 1 ? <SummaryTabs>{summary}</SummaryTabs> : summary}
            <WhatRuns />
            <RenewalHint expiryDate={me?.registration.expiryDate} />
            <Fragment key={below ? 'cards' : 'skeletons'}>
              <AuditReadinessCard
                readiness={me?.auditReadiness}
                loading={waiting}
                onStep={gap.ask}
              />
              <RecentActivities
                activities={below?.recentActivities}
                loading={waiting}
                onEdit={editActivity}
              />
              <RecommendedModules modules={below?.recommendedModules} loading={waiting} />
            </Fragment>
          </Stack>
          <Box key={below ? 'cards' : 'skeletons'} sx={side}>
            <RegistrationCard
              user={me}
              loading={waiting}
              editing={editedFrom !== null}
              begunElsewhere={editedFrom === 'steps'}
              onEditing={(editing) => setEditedFrom(editing ? 'card' : null)}
            />
            <CompliancePanel
              summary={me?.cpdSummary}
              loading={waiting}
              onReflect={() => reflect()}
            />
            <NotificationsPanel
              notifications={below?.notifications.edges.map(({ node }) => node)}
              unreadCount={below?.notifications.unreadCount ?? 0}
              loading={waiting}
            />
            <QuickLinks />
          </Box>
        </Box>
        <ResourceLibrary resources={below?.resources.edges.map(({ node }) => node)} error={error} />
      </Stack>
      {dialogs}
      {gap.dialog}
    </>
  );
});

const unfinishedOf = (gaps: readonly { kind: string; count: number }[] = []): number =>
  gaps.find(({ kind }) => kind === 'in-progress')?.count ?? 0;

const cardGap = { xs: 2, sm: 3 } as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: cardGap,
  '& > :empty': { display: 'none' },
} as const;

/** Beside the main column on wide screens, below it on others: in pairs if there is room, the tall panel beside two. */
const side = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 1fr)',
  },
  gridTemplateRows: { sm: 'auto 1fr', lg: 'none' },
  '& > :nth-of-type(2)': { gridRow: { sm: 'span 2', lg: 'auto' } },
  '& > :last-of-type': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
  alignItems: 'start',
  gap: cardGap,
} as const;
