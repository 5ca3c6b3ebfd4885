import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { reflectionsPath } from '#client/lib/record-paths.ts';
import type { GapKind } from '#domain/records/gap-kinds';
import type { CheckKind } from '#domain/records/plausibility';
import type { FormKind } from './form-values.ts';

/** Loaded on first use: it brings the form. */
const GapDialog = lazyDialog(async () => (await import('./GapDialog.tsx')).GapDialog);

/** A dialog and its subject, which stays while the dialog fades out. */
type Asked = { open: boolean; times: number; kind?: FormKind; activityId?: string };

/**
 * Opens the dialog that closes a gap of an activity, or that changes what a check is about; the page opens a new
 * reflection itself.
 */
export function useGapDialog(onReflect: (activityId: string) => void) {
  const [asked, setAsked] = useState<Asked>({ open: false, times: 0 });
  const { open, times, kind, activityId } = asked;
  const navigate = useNavigate();
  const ask = useCallback(
    (wanted: GapKind | CheckKind, id: string) => {
      if (wanted === 'reflection') return onReflect(id);
      if (wanted === 'same-reflection') return void navigate(reflectionsPath(id));
      setAsked((before) => ({
        open: true,
        times: before.times + 1,
        kind: wanted,
        activityId: id,
      }));
    },
    [onReflect, navigate],
  );
  return {
    ask,
    dialog: kind && activityId && (
      <GapDialog
        // Starts with a new form each time it opens.
        key={times}
        open={open}
        kind={kind}
        activityId={activityId}
        onClose={() => setAsked({ ...asked, open: false })}
      />
    ),
  };
}
