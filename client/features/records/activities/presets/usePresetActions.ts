import { useApolloClient } from '@apollo/client/react';
import { useUpdatePresetMutation } from '#client/graphql/generated.ts';
import { savedToast } from '#client/lib/outbox.ts';
import { refresh } from '#client/lib/refresh.ts';
import { randomKey, sendingOptions } from '#client/lib/request-key.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import type { CivilDate } from '#domain/dates';
import { presetMessages } from '#domain/records/presets';
import { useLogAgain } from '../quick-log/useLogAgain.ts';
import { dueDay } from './due-day.ts';
import { fieldsOfPreset, type Preset } from './presets.ts';

/** Records with a preset, or skips what it proposes. */
export function usePresetActions(today: CivilDate) {
  const client = useApolloClient();
  const [update] = useUpdatePresetMutation();
  const logAgain = useLogAgain();

  /** Saves up to which day a preset was recorded or skipped, optimistically. */
  async function settle(preset: Preset, settledOn: string | null): Promise<void> {
    await update({
      variables: { id: preset.id, input: { settledOn } },
      optimisticResponse: { updatePreset: { ...preset, settledOn } },
      ...sendingOptions({ requestKey: randomKey() }),
    });
    void refresh(client, [presetList]);
  }

  async function skip(preset: Preset, day: CivilDate): Promise<void> {
    const before = preset.settledOn ?? null;
    const unskip = () => settle(preset, before).catch(failed);
    try {
      await settle(preset, day);
      const action = { label: 'Undo', onClick: () => void unskip() };
      showToast(savedToast({ title: presetMessages.skipped, action }));
    } catch (error) {
      failed(error);
    }
  }

  /** Resolves to the activity's id, null if it was refused. */
  async function log(preset: Preset): Promise<string | null> {
    const due = dueDay(preset, today);
    const before = preset.settledOn ?? null;
    const fields = fieldsOfPreset(preset, due ?? today, today);
    const onUndone = () => {
      if (due) settle(preset, before).catch(failed);
    };
    const logged = await logAgain(fields, { onUndone });
    if (logged && due) await settle(preset, due).catch(failed);
    return logged;
  }

  return { log, skip };
}

const presetList = 'presets';
const failed = (error: unknown) => tellFailure(presetMessages.skipFailed, error);
