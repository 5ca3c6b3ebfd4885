import { messageOf } from './form-errors.ts';
import { savedToast } from './outbox.ts';
import { showToast, type ToastContent } from './toast.ts';

interface Deletion {
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** Refetches what shows the record, whatever the result. */
  renew: () => unknown;
  /** A failure with a title only shows the reason too. */
  words: {
    deleted: string | ToastContent;
    deleteFailed: string | ToastContent;
    restored: string;
    restoreFailed: string | ToastContent;
  };
}

/** Deletes a record and shows a toast that can restore it. */
export async function deleteWithUndo({ remove, restore, renew, words }: Deletion): Promise<void> {
  async function undo(): Promise<void> {
    try {
      await restore();
      showToast(savedToast({ title: words.restored }));
    } catch (error) {
      tellOf(words.restoreFailed, error);
    }
    renew();
  }

  try {
    await remove();
    const { deleted } = words;
    showToast(
      savedToast({
        ...(typeof deleted === 'string' ? { title: deleted } : deleted),
        action: { label: 'Undo', onClick: () => void undo() },
      }),
    );
  } catch (error) {
    tellOf(words.deleteFailed, error);
  }
  renew();
}

function tellOf(words: string | ToastContent, error: unknown): void {
  const told = typeof words === 'string' ? { title: words, description: messageOf(error) } : words;
  showToast({ ...told, variant: 'destructive' });
}
