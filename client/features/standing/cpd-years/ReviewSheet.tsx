import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FactList } from '#client/components/FactList.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { YearInReviewQuery } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { hoursLabel } from '#domain/records/activities';
import { counted } from '#domain/counts';
import { progressMessages } from '#domain/standing/cpd-years';
import { HeatMap } from './HeatMap.tsx';
import { HoursPanels } from './HoursPanels.tsx';

type Review = YearInReviewQuery['yearInReview'];

/** Returns the hours that were required; leaves out hours with others if none were. */
const requiredOf = ({ total, interactive }: Review['figures']['required']): string =>
  `${total > 0 ? hoursLabel(total) : 'No hours'}${interactive > 0 ? `, ${interactive} with others` : ''}`;

/** The sheet: who, the year in figures, and by choice what was done. */
export function ReviewSheet({ review, hasTitles }: { review: Review; hasTitles: boolean }) {
  const { figures, activities } = review;
  const { done, required } = figures;
  const rest = figures.activities - activities.length;
  const years = [figures];
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel title={review.name}>
        <Stack sx={{ gap: 1.5 }}>
          <Typography>
            {review.role}. CPD year {formatDay(figures.start)} to {formatDay(figures.end)}.
          </Typography>
          <FactList
            facts={[
              { label: 'Completed', value: hoursLabel(done.total) },
              { label: 'With other practitioners', value: hoursLabel(done.interactive) },
              { label: 'Activities', value: `${figures.activities}` },
              { label: 'Learning goals', value: figures.goals.text },
              {
                label: 'Required of the year',
                value: requiredOf(required),
              },
            ]}
          />
          <Typography variant="body2" color="textSecondary">
            {progressMessages.isClaim}
          </Typography>
        </Stack>
      </Panel>
      <Panel title={progressMessages.heat}>
        <HeatMap years={years} />
      </Panel>
      <HoursPanels years={years} hasTypes={figures.types.length > 0} />
      {hasTitles && review.goalsAchieved.length > 0 && (
        <Panel title={progressMessages.goals}>
          <Stack component="ul" sx={{ gap: 0.5, m: 0, pl: 2.5 }}>
            {review.goalsAchieved.map((title, index) => (
              <Typography key={index} component="li">
                {title}
              </Typography>
            ))}
          </Stack>
        </Panel>
      )}
      {hasTitles && activities.length > 0 && (
        <Panel title="Activities">
          <Stack component="ul" sx={{ gap: 0.5, m: 0, pl: 2.5 }}>
            {activities.map(({ day, title, hours, isInteractive }, index) => (
              <Typography key={index} component="li">
                {formatDay(day)}: {title ?? <em>{progressMessages.withheld}</em>},{' '}
                {hoursLabel(hours)}
                {isInteractive && ' with others'}
              </Typography>
            ))}
          </Stack>
          {rest > 0 && (
            <Typography sx={{ mt: 1 }}>
              and {counted(rest, 'more activity', 'more activities')}
            </Typography>
          )}
        </Panel>
      )}
    </Stack>
  );
}
