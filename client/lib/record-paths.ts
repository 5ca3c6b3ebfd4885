import { paths } from '#client/app/paths.ts';

/** Returns the address of an activity's page. */
export const activityPath = (id: string) => `${paths.cpdLog}/${id}`;
