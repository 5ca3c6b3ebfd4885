import {
  CreateResourceDocument,
  DeleteResourceDocument,
  ResourceDocument,
  RestoreResourceDocument,
  UpdateResourceDocument,
  type CreateResourceInput,
  type DeleteResourceMutation,
  type ResourcePartsFragment,
  type ResourceQuery,
} from '#client/graphql/generated.ts';
import type { RecordSpec } from '#client/records/record-spec.ts';
import {
  resourceCategories,
  resourceDefaults,
  resourceMessages,
  resourceTypes,
  type ResourceFormValues,
} from '#domain/learning/resources';

/** Spec by which the client reads, saves and deletes the resources that the user added. */
export const resources: RecordSpec<
  ResourcePartsFragment,
  ResourceFormValues,
  CreateResourceInput,
  DeleteResourceMutation
> = {
  name: 'resource',
  list: 'resources',
  alsoShownIn: ['bookmarks'],
  toValues: (row) => (row ? valuesOf(row) : resourceDefaults),
  toInput: ({ cpdHours, tags, ...values }) => ({
    ...values,
    cpdHours: Number(cpdHours),
    tags: tags.split(','),
  }),
  load: async (client, id) => {
    const { data } = await client.query<ResourceQuery>({
      query: ResourceDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.resource;
  },
  create: CreateResourceDocument,
  update: UpdateResourceDocument,
  remove: DeleteResourceDocument,
  removed: (row) => ({ deleteResource: { ...row, unavailable: 'deleted' } }),
  restore: RestoreResourceDocument,
  messages: {
    ...resourceMessages,
    created: resourceMessages.added,
    updated: resourceMessages.changed,
    saveFailed: resourceMessages.addFailed,
  },
};

/** As `resources`, with its own message for a change that fails. */
export const existingResources = {
  ...resources,
  messages: { ...resources.messages, saveFailed: resourceMessages.changeFailed },
};

/** Hours have one decimal, as in a new resource. */
function valuesOf(row: ResourcePartsFragment): ResourceFormValues {
  const { title, description, url, provider, peerReviewed } = row;
  return {
    title,
    description,
    url,
    provider,
    peerReviewed,
    type: resourceTypes.find((type) => type === row.type) ?? 'other',
    cpdCategory:
      resourceCategories.find((category) => category === row.cpdCategory) ??
      resourceDefaults.cpdCategory,
    cpdHours: row.cpdHours.toFixed(1),
    tags: row.tags.join(', '),
  };
}
