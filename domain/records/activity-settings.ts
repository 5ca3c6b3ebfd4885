/** Settings of an interactive activity; live online counts, a recording does not. */
export const activitySettings = ['in-person', 'live-online'] as const;
export type ActivitySetting = (typeof activitySettings)[number];

/** Label of each setting, on screen and in print. */
export const activitySettingLabels: Record<ActivitySetting, string> = {
  'in-person': 'In person',
  'live-online': 'Live online',
};
