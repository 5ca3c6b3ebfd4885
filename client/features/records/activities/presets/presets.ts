import {
  CreatePresetDocument,
  DeletePresetDocument,
  PresetDocument,
  RestorePresetDocument,
  UpdatePresetDocument,
  type CreatePresetInput,
  type DeletePresetMutation,
  type PresetPartsFragment,
  type PresetQuery,
} from '#client/graphql/generated.ts';
import type { RecordSpec } from '#client/records/record-spec.ts';
import { activityCategories } from '#domain/records/activities';
import { activityTypes } from '#domain/records/activity-types';
import { isCivilDate, type CivilDate } from '#domain/dates';
import { presetDefaults, presetMessages, type PresetValues } from '#domain/records/presets';
import { onDay, quickFields, type ActivityFields } from '../form-values.ts';
import { rhythmOf } from './due-day.ts';

export type Preset = PresetPartsFragment;

/** Spec by which the client reads, saves and deletes presets. */
export const presets: RecordSpec<Preset, PresetValues, CreatePresetInput, DeletePresetMutation> = {
  name: 'preset',
  list: 'presets',
  alsoShownIn: [],
  toValues: (row) => (row ? valuesOf(row) : presetDefaults),
  toInput: ({ hours, provider, startsOn, settledOn, ...fields }) => ({
    ...fields,
    hours: Number(hours),
    provider: provider.trim() || null,
    startsOn: wire(fields.repeat === 'never' ? null : startsOn),
    settledOn: wire(settledOn),
  }),
  load: async (client, id) => {
    const { data } = await client.query<PresetQuery>({
      query: PresetDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.preset;
  },
  create: CreatePresetDocument,
  update: UpdatePresetDocument,
  remove: DeletePresetDocument,
  removed: (row) => ({ deletePreset: row }),
  restore: RestorePresetDocument,
  messages: presetMessages,
};

const wire = (day: CivilDate | null) => (isCivilDate(day) ? day : null);

function valuesOf(row: Preset): PresetValues {
  const { title, hours, isInteractive } = row;
  return {
    title,
    hours,
    isInteractive,
    category: activityCategories.find((each) => each === row.category) ?? presetDefaults.category,
    activityType: activityTypes.find((each) => each === row.activityType) ?? null,
    provider: row.provider ?? '',
    ...rhythmOf(row),
  };
}

/** Returns the form's values for an activity that a preset records on a day. */
export function fieldsOfPreset(row: Preset, day: CivilDate, today: CivilDate): ActivityFields {
  const { title, hours, category, activityType, isInteractive, provider } = valuesOf(row);
  return {
    ...quickFields(today),
    ...onDay(day, today),
    title,
    hours,
    category,
    activityType,
    isInteractive,
    provider,
  };
}
