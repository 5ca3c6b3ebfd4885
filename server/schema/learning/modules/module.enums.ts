import { asWritten, vocabulary } from '../../mechanics/vocabulary.ts';
import { activityCategories } from '#domain/records/activities';
import { moduleCategories, moduleFilters, moduleSteps, moduleTabs } from '#domain/learning/modules';

export const ModuleCategoryEnum = vocabulary(
  'ModuleCategory',
  'The CPD category of a learning module.',
  asWritten([...new Set<string>([...activityCategories, ...moduleCategories])]),
);
export const ModuleCategoryFilterEnum = vocabulary(
  'ModuleCategoryFilter',
  'Which learning modules a list has, by their category.',
  moduleFilters,
);
export const ModuleStatusFilterEnum = vocabulary(
  'ModuleStatusFilter',
  'Which learning modules a list has, by your progress.',
  moduleTabs,
);
export const ModuleStepEnum = vocabulary(
  'ModuleStep',
  'The steps of a learning module.',
  moduleSteps,
);
