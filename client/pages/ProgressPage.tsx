import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { YearInReview } from '#client/features/standing/cpd-years/YearInReview.tsx';
import { YearPanels } from '#client/features/standing/cpd-years/YearPanels.tsx';
import { yearPath } from '#client/features/standing/cpd-years/year-path.ts';
import { PacePanel } from '#client/features/standing/pace/PacePanel.tsx';
import { RegistrationTabs } from '#client/components/RegistrationTabs.tsx';
import { useRegistration } from '#client/lib/chosen-registration.ts';
import { useProgressQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { progressMessages } from '#domain/standing/cpd-years';

/** The projection of this CPD year, and the years so far; at `/progress/2026`, a year to be shown. */
export function ProgressPage() {
  const { year } = useParams();
  return year && /^\d{4}$/.test(year) ? <YearInReview key={year} year={year} /> : <Pictures />;
}

function Pictures() {
  const [registration, choose] = useRegistration();
  const { data, error, refetch } = useProgressQuery({ variables: { registration } });
  const newest = data?.cpdYears[0];
  return (
    <>
      <PageHeader
        title={progressMessages.title}
        description={progressMessages.intro}
        actions={
          newest && (
            <Button
              variant="outlined"
              component={RouterLink}
              to={yearPath(newest.year, registration)}
            >
              {progressMessages.review}
            </Button>
          )
        }
      />
      <RegistrationTabs value={registration} onChange={choose}>
        <Stack sx={{ gap: 3 }}>
          {error && (
            <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
          )}
          {!data && !error && <Waiting />}
          {data && <PacePanel pace={data.cpdPace} />}
          {data && <YearPanels years={data.cpdYears} />}
        </Stack>
      </RegistrationTabs>
    </>
  );
}

const Waiting = () => (
  <>
    <Skeleton variant="rounded" height={480} />
    <Skeleton variant="rounded" height={240} />
  </>
);
