import type { Shape } from '#domain/forms';
import { PAGE_MAX } from '#domain/pages';

/** Query parameters by name. */
export type Query = Record<string, Shape>;

const text: Shape = { type: 'string' };
const anId: Shape = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const howMany: Shape = { type: 'integer', minimum: 1, maximum: PAGE_MAX };

/** Parameters of every list with pages; a list's own are in the routes of its noun. */
export const paging: Query = {
  first: {
    ...howMany,
    description: `The number of records from the beginning, or after \`after\`, 1 to ${PAGE_MAX}; ${PAGE_MAX} by default.`,
  },
  after: { ...text, description: 'Where the page begins; stands in the Link header of the last.' },
  last: {
    ...howMany,
    description: `Instead of \`first\`: the number of records from the end, or before \`before\`, 1 to ${PAGE_MAX}.`,
  },
  before: {
    ...text,
    description: 'Instead of `after`: where the page ends; stands in the Link header.',
  },
};

/** The filter that every list of records has. */
export const updatedSince: Query = {
  updatedSince: {
    ...text,
    format: 'date-time',
    description: 'Only what was added or changed then or later.',
  },
};

export const limit: Query = {
  limit: { ...howMany, description: `1 to ${PAGE_MAX}.` },
};

export const first: Query = { first: howMany };

export const unreadOnly: Query = { unreadOnly: { type: 'boolean' } };

/** The id of a record under each of these names. */
export const ids = (...names: readonly string[]): Query =>
  Object.fromEntries(names.map((name) => [name, anId]));

/** Parameters of an upload: the one record that the file belongs to, and the file's name. */
export const fileOf: Query = {
  activityId: { ...anId, description: 'The activity that it belongs to.' },
  credentialId: { ...anId, description: 'The credential that it belongs to.' },
  documentId: { ...anId, description: 'The document that it belongs to.' },
  reflectiveLogId: { ...anId, description: 'The reflective log that it belongs to.' },
  name: { ...text, description: 'What it is called.' },
};

/** Free texts under these names. */
export const texts = (...names: string[]): Query =>
  Object.fromEntries(names.map((name) => [name, text]));

/** One of the values of a filter. */
export const oneOf = (choices: readonly { value: string }[]): Shape => ({
  ...text,
  enum: choices.map(({ value }) => value),
});

/** A number as a query holds it. */
export const numberOf = (given: string | undefined) =>
  given === undefined ? undefined : Number(given);
