import { paths } from './paths.ts';

/** Return the addresses of the pages of records. */
export const activityPath = (id: string) => `${paths.cpdLog}/${id}`;
/** Fragment at which the page of an activity shows its reflections. */
export const REFLECTIONS = 'reflections';
export const reflectionsPath = (id: string) => `${activityPath(id)}#${REFLECTIONS}`;
export const reflectionPath = (id: string) => `${paths.reflections}/${id}`;
export const goalPath = (id: string) => `${paths.goals}/${id}`;
export const documentPath = (id: string) => `${paths.documents}/${id}`;
