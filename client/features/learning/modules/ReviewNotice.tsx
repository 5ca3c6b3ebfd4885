import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CalendarClock } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import type { ReviewWeek } from '#domain/messages/due-dates';
import { reviewTitle } from '#domain/learning/module-reviews';
import { moduleMessages as messages, moduleReviewLink } from '#domain/learning/modules';

interface Props {
  module: { slug: string };
  week: number;
}

/** Shows in the player that the module's review is due, and leads to it. */
export function ReviewNotice({ module, week }: Props) {
  return (
    <Alert severity="info" role="note" icon={<CalendarClock />} sx={{ mb: 2 }}>
      <AlertTitle>{messages.reviewDue}</AlertTitle>
      {reviewTitle(week as ReviewWeek)}
      <Box sx={{ mt: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          component={RouterLink}
          to={moduleReviewLink(module.slug)}
          replace
        >
          {messages.startReview}
        </Button>
      </Box>
    </Alert>
  );
}
