import { kinds } from '#server/records/kinds';
import { crud } from '#server/rest/crud';
import type { Route } from '#server/rest/route';
import * as presets from './presets.ts';

export const presetRoutes: readonly Route[] = crud('/presets', presets, {
  name: 'Preset',
  schemas: kinds.preset.schemas,
});
