import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import type { BinItemPartsFragment } from '#client/graphql/generated.ts';
import { useRetention } from '#client/lib/retention.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import { binMessages } from '#domain/records/bin';
import { finalWarning } from '#domain/records/retention';

/** A confirmation and its subject (one record, or all), which stays while the dialog fades out. */
export interface Asked {
  open: boolean;
  item?: BinItemPartsFragment;
  count?: number;
}

interface Props {
  asked: Asked;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms before anything is deleted for good. */
export function BinDialogs({ asked, onConfirm, onClose }: Props) {
  const { today } = useRetention();
  const { item, count = 0 } = asked;
  const { deleteConfirm, emptyConfirm } = binMessages;
  const warning = item && finalWarning(dayFromWire(item.keepUntil), today);
  const text = item
    ? [deleteConfirm.text(item.title, item.files), warning].filter(Boolean).join(' ')
    : emptyConfirm.text(count);
  return (
    <ConfirmDialog
      open={asked.open}
      title={item ? deleteConfirm.title : emptyConfirm.title}
      text={text}
      confirmLabel={item ? 'Delete for good' : 'Empty bin'}
      destructive
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
