import { vocabulary } from '../../mechanics/vocabulary.ts';
import { presetRepeatLabels } from '#domain/records/presets';

export const PresetRepeatEnum = vocabulary(
  'PresetRepeat',
  'How often a preset is proposed.',
  presetRepeatLabels,
);
