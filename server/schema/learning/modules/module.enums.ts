import { asWritten, vocabulary } from '../../mechanics/vocabulary.ts';
import { activityCategories } from '#domain/records/activities';
import { moduleCategories, moduleSteps, moduleTabs } from '#domain/learning/modules';

export const ModuleCategoryEnum = vocabulary(
  'ModuleCategory',
  'The CPD category of a learning module.',
  asWritten([...new Set<string>([...activityCategories, ...moduleCategories])]),
);
export const ModuleStatusEnum = vocabulary(
  'ModuleStatus',
  'Learning modules by your progress.',
  moduleTabs.filter(({ value }) => value !== 'all'),
);
export const ModuleStepEnum = vocabulary(
  'ModuleStep',
  'The steps of a learning module.',
  moduleSteps,
);
