import { useApolloClient } from '@apollo/client/react';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { useModuleReviewQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useWaiting } from '#client/lib/outbox.ts';
import { refreshFields } from '#client/lib/refresh.ts';
import type { ReviewWeek } from '#domain/messages/due-dates';
import {
  moduleReviewMessages as messages,
  reviewReflection,
  reviewTitle,
} from '#domain/learning/module-reviews';
import type { WritingTemplate } from '#domain/records/templates';
import type { CardModule } from './ModuleCard.tsx';
import { ReviewQuestions } from './ReviewQuestions.tsx';
import { WaitingAnswers } from './WaitingAnswers.tsx';

interface Props {
  open: boolean;
  /** Undefined while closed. */
  module: CardModule | undefined;
  /** Opens the form of a reflection on the module's activity, if that still exists. */
  onReflect: (about: { activityId?: string; template: WritingTemplate }) => void;
  onClose: () => void;
}

/** Asks the questions of a module's review and explains the answers. */
export function ReviewDialog({ open, module, onReflect, onClose }: Props) {
  const [dirty, setDirty] = useState(false);
  // Stays as it was on opening: once answered, the module has no review that is due.
  const [shown, setShown] = useState(module);
  if (module && module !== shown && (module.dueReview || module.id !== shown?.id)) setShown(module);
  const isAnswered = useRef(false);
  useEffect(() => {
    // The card's button disappeared with the review.
    if (!open && isAnswered.current)
      document.getElementById('main')?.focus({ preventScroll: true });
    isAnswered.current = false;
  }, [open]);
  if (!shown) return null;
  const week = shown.dueReview?.week as ReviewWeek | undefined;
  return (
    <FormDialog
      open={open}
      title={week ? reviewTitle(week) : messages.title}
      description={shown.title}
      dirty={dirty}
      onClose={onClose}
    >
      <WaitingReview id={shown.id} />
      <LoadedReview
        id={shown.id}
        onDirty={setDirty}
        onAnswered={() => void (isAnswered.current = true)}
        onReflect={onReflect}
        onClose={onClose}
      />
    </FormDialog>
  );
}

/** Answers in the outbox, waiting or refused. */
function WaitingReview({ id }: { id: string }) {
  const entry = useWaiting().find((each) => each.noun === 'review' && each.record === id);
  return entry ? <WaitingAnswers entry={entry} /> : null;
}

interface LoadedProps extends Pick<Props, 'onReflect' | 'onClose'> {
  id: string;
  /** Reports if closing would lose answers. */
  onDirty: (dirty: boolean) => void;
  onAnswered: () => void;
}

/** Always fetched: another device may have answered. */
function LoadedReview({ id, onReflect, ...rest }: LoadedProps) {
  const { data, error, refetch } = useModuleReviewQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const client = useApolloClient();
  function reload() {
    void refetch().catch(() => {});
    // The cards show if it is still due.
    void refreshFields(client, ['modules']);
  }
  if (data) {
    const { dueReview: review, completion } = data.module;
    if (!review) return <Typography>{messages.none}</Typography>;
    return (
      <ReviewQuestions
        key={review.quizKey}
        {...{ ...rest, id, review }}
        onReload={reload}
        onReflect={() =>
          onReflect({ activityId: completion?.activityId ?? undefined, template: reviewReflection })
        }
      />
    );
  }
  if (error) return <ErrorAlert message={messageOf(error)} onRetry={reload} />;
  return (
    <div aria-busy>
      <VisuallyHidden>Loading the questions</VisuallyHidden>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={160} sx={{ mb: 3 }} />
      ))}
    </div>
  );
}
