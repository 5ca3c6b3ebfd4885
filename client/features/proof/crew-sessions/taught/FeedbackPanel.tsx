import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { useCrewSessionFeedbackQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import {
  answersLabel,
  crewFeedbackTexts as texts,
  usefulnessRatings,
  usefulnessText,
} from '#domain/proof/crew-feedback';

/** What attendees answered, for the educator; only how many until enough have. */
export function FeedbackPanel({ id }: { id: string }) {
  const { data, error, refetch } = useCrewSessionFeedbackQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <FeedbackAnswers
      found={data?.crewSessionFeedback}
      error={error}
      // The panel shows its failure.
      onRetry={() => void refetch().catch(() => {})}
    />
  );
}

/** Feedback as GraphQL and REST send it. */
export interface Found {
  count: number;
  ratings: readonly number[] | null;
  changes: readonly string[] | null;
}

interface Props {
  /** Undefined while it loads. */
  found: Found | undefined;
  error: unknown;
  onRetry: () => void;
}

/** The same, however it is loaded. */
export function FeedbackAnswers({ found, error, onRetry }: Props) {
  return (
    <Panel title={texts.panel} busy={!found && !error}>
      {found ? (
        <Answers {...found} />
      ) : error ? (
        <ErrorAlert message={messageOf(error)} onRetry={onRetry} />
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </Panel>
  );
}

function Answers({ count, ratings, changes }: Found) {
  if (!ratings || !changes) {
    return (
      <Typography>
        {answersLabel(count)}. {texts.fewer}
      </Typography>
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <div>
        <Typography variant="h3" sx={{ mb: 1 }}>
          {texts.ratings}
        </Typography>
        <List disablePadding aria-label={texts.ratings}>
          {usefulnessRatings.map((rating, index) => (
            <ListItem key={rating} disableGutters disablePadding sx={{ gap: 2, py: 0.5 }}>
              <Typography sx={{ width: '9rem', flexShrink: 0 }}>
                {usefulnessText(rating)}
              </Typography>
              <LinearProgress
                variant="determinate"
                aria-hidden
                value={(100 * ratings[index]!) / count}
                sx={{ flexGrow: 1, height: 8, borderRadius: 4 }}
              />
              <Typography sx={{ minWidth: '4.5rem', textAlign: 'right' }}>
                {answersLabel(ratings[index]!)}
              </Typography>
            </ListItem>
          ))}
        </List>
      </div>
      <div>
        <Typography variant="h3">{texts.changes}</Typography>
        {changes.length === 0 ? (
          <Typography>{texts.noChanges}</Typography>
        ) : (
          <>
            <Typography variant="body2" color="textSecondary">
              {texts.order}
            </Typography>
            <List disablePadding aria-label={texts.changes}>
              {changes.map((change, index) => (
                <ListItem key={index} disableGutters divider>
                  <ListItemText
                    primary={change}
                    sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
                  />
                </ListItem>
              ))}
            </List>
          </>
        )}
      </div>
    </Stack>
  );
}
