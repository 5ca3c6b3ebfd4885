import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Suspense, useDeferredValue, useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { useGapDialog } from '#client/features/activities/useGapDialog.tsx';
import { AuditReadinessCard } from '#client/features/audit-readiness/AuditReadinessCard.tsx';
import { FirstSteps } from '#client/features/first-steps/FirstSteps.tsx';
import { RegistrationCard } from '#client/features/registration/RegistrationCard.tsx';
import { SummaryCard } from '#client/features/summary/SummaryCard.tsx';
import { useDashboardQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import {
  CompliancePanel,
  NotificationsPanel,
  QuickLinks,
  RecentActivities,
  RecommendedModules,
  ResourceLibrary,
} from './dashboard-later.ts';
import { useDashboardDialogs } from './useDashboardDialogs.tsx';

/** Where one stands, what one did last, and what is to do. */
export function DashboardPage() {
  const { data, previousData, loading: asking, error, refetch } = useDashboardQuery();
  const [editingRegistration, setEditingRegistration] = useState(false);
  const { dialogs, editActivity, logActivity, reflect } = useDashboardDialogs();
  const gap = useGapDialog(reflect);
  const known = data ?? previousData;
  // Shown in slices, between which the browser answers.
  const shown = useDeferredValue(known);
  const loading = asking || shown !== known;
  const me = shown?.me ?? undefined;
  return (
    <>
      <PageHeader
        title="Dashboard"
        description="Track your CPD progress and upcoming requirements"
      />
      <Stack sx={{ gap: 3 }}>
        {error && (
          <ErrorAlert
            // Without any data, the card of the resources gives the reason.
            message={shown ? messageOf(error) : 'Your dashboard could not be loaded.'}
            onRetry={() => void refetch().catch(() => {})}
          />
        )}
        <FirstSteps
          user={me}
          loading={loading}
          hasActivities={(shown?.recentActivities.length ?? 0) > 0}
          onSetRegistration={() => setEditingRegistration(true)}
          onLogActivity={logActivity}
          onReflect={() => reflect()}
        />
        {/* What stands in for the cards leaves as a whole: else each that turns out higher pushes the next. */}
        <Box key={shown ? 'cards' : 'skeletons'} sx={columns}>
          <Stack sx={{ gap: 3, minWidth: 0 }}>
            <SummaryCard summary={me?.cpdSummary} loading={loading} />
            <AuditReadinessCard readiness={me?.auditReadiness} loading={loading} onStep={gap.ask} />
            <Suspense>
              <RecentActivities
                activities={shown?.recentActivities}
                loading={loading}
                onEdit={editActivity}
              />
            </Suspense>
            <Suspense>
              <RecommendedModules modules={shown?.recommendedModules} loading={loading} />
            </Suspense>
          </Stack>
          <Box sx={side}>
            <RegistrationCard
              user={me}
              loading={loading}
              editing={editingRegistration}
              onEditing={setEditingRegistration}
            />
            <Suspense>
              <CompliancePanel
                summary={me?.cpdSummary}
                loading={loading}
                onReflect={() => reflect()}
              />
            </Suspense>
            <Suspense>
              <NotificationsPanel
                notifications={shown?.notifications.edges.map(({ node }) => node)}
                unreadCount={shown?.notifications.unreadCount ?? 0}
                loading={loading}
              />
            </Suspense>
            <Suspense>
              <QuickLinks />
            </Suspense>
          </Box>
        </Box>
        <Suspense>
          <ResourceLibrary
            resources={shown?.resources.edges.map(({ node }) => node)}
            error={error}
          />
        </Suspense>
      </Stack>
      {dialogs}
      {gap.dialog}
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 3,
  '& > :empty': { display: 'none' },
} as const;

/** Beside the main column on a wide screen, below it on others: there in pairs where there is room, the tall panel beside two. */
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
  gap: 3,
} as const;
