import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { NativeSelect } from '#client/components/NativeSelect.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { useYearInReviewQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { progressMessages } from '#domain/standing/cpd-years';
import { useRegistration } from '#client/lib/chosen-registration.ts';
import { printStyles } from './print-styles.ts';
import { ReviewSheet } from './ReviewSheet.tsx';
import { yearPath } from './year-path.ts';

/** A CPD year on a sheet to be shown or printed: figures, and titles only if their owner chooses so. */
export function YearInReview({ year }: { year: string }) {
  const [titles, setTitles] = useState(false);
  const navigate = useNavigate();
  const [registration] = useRegistration();
  const { data, previousData, error, refetch } = useYearInReviewQuery({
    variables: { period: year, titles, registration },
  });
  const review = (data ?? previousData)?.yearInReview;
  const years = [...new Set([Number(year), ...(review?.years ?? [])])].toSorted((a, b) => b - a);
  return (
    <>
      <GlobalStyles styles={printStyles} />
      <PageHeader
        title={`${progressMessages.review} ${year}`}
        description={
          <Box component="span" data-screen-only>
            <Link component={RouterLink} to={paths.progress} data-alone>
              ‹ {progressMessages.title}
            </Link>
          </Box>
        }
      />
      <Stack data-screen-only sx={{ gap: 1.5, mb: 3 }}>
        <Typography color="textSecondary">{progressMessages.reviewNote}</Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
          <NativeSelect
            label="CPD year"
            value={year}
            onChange={(next) => void navigate(yearPath(next, registration))}
            options={years.map((each) => ({ value: `${each}`, label: `${each}` }))}
            sx={{ width: 140 }}
          />
          <FormControlLabel
            control={
              <Checkbox checked={titles} onChange={(_, isChecked) => setTitles(isChecked)} />
            }
            label={progressMessages.withTitles}
          />
          <Button variant="contained" startIcon={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
        </Stack>
      </Stack>
      {error && (
        <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
      )}
      {review && <ReviewSheet review={review} hasTitles={titles} />}
      {!review && !error && <Skeleton variant="rounded" height={480} />}
    </>
  );
}
