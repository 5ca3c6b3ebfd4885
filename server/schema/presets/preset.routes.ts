import { kinds } from '../../records/kinds.ts';
import { crud } from '../../rest/crud.ts';
import type { Route } from '../../rest/route.ts';
import * as presets from './presets.ts';

export const presetRoutes: readonly Route[] = crud('/presets', presets, {
  name: 'Preset',
  schemas: kinds.preset.schemas,
});
