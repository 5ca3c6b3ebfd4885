import Button from '@mui/material/Button';
import type { ResourcePartsFragment } from '#client/graphql/generated.ts';
import { CountDialog } from '#client/components/counts/CountDialog.tsx';
import { todayIn } from '#client/lib/dates.ts';
import { logThis } from '#client/lib/log-this.ts';
import type { RecordDialogProps } from '#client/records/useDialog.ts';
import { answersOf } from '#domain/records/count-answers';
import { countTexts as texts } from '#domain/standing/does-this-count';
import { activityOfResource, activityTypeOf } from '#domain/learning/resource-activities';

/** Asks if using a resource counts, and logs it with the answer. */
export function ResourceCount({ open, row, onClose }: RecordDialogProps<ResourcePartsFragment>) {
  return (
    <CountDialog
      open={open}
      onClose={onClose}
      begun={
        row ? { who: 'learner', ...answersOf({ activityType: activityTypeOf(row.type) }) } : {}
      }
      day={todayIn()}
      renderActions={(countAnswers) => (
        <Button
          variant="contained"
          onClick={() => {
            onClose();
            if (row) logThis({ ...activityOfResource(row), countAnswers });
          }}
        >
          {texts.log}
        </Button>
      )}
    />
  );
}
