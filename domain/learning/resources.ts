import { HOURS_MIN, HOURS_STEP } from '../records/activities.ts';
import { counted } from '../counts.ts';

/** Kinds of resource: seven in the database, and three more in the form. */
export const resourceTypes = [
  'article',
  'video',
  'podcast',
  'course',
  'guideline',
  'research',
  'tool',
  'webinar',
  'ebook',
  'other',
] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** Label of each kind of resource. */
export const resourceTypeLabels: Record<ResourceType, string> = {
  article: 'Article',
  video: 'Video',
  podcast: 'Podcast',
  course: 'Course',
  guideline: 'Guideline',
  research: 'Research',
  tool: 'Tool',
  webinar: 'Webinar',
  ebook: 'E-book',
  other: 'Other',
};

/** Returns the label of a kind of resource; an unknown kind stays as it is. */
export function resourceTypeLabel(type: string): string {
  const known = resourceTypes.find((each) => each === type);
  return known ? resourceTypeLabels[known] : type;
}

/** The categories of a resource (specification, section 3). */
export const resourceCategories = [
  'Clinical Practice',
  'Professional Development',
  'Research',
  'Education',
  'Leadership',
] as const;
export type ResourceCategory = (typeof resourceCategories)[number];

/**
 * Returns the resource categories that a filter selects: the label itself, or the labels that fold into a category of
 * activities or modules. Undefined for an unknown label.
 */
export function resourceCategoriesFor(label: string): ResourceCategory[] | undefined {
  const own = resourceCategories.filter((category) => category === label);
  const found = own.length > 0 ? own : wider.get(label);
  return found && [...found];
}

const wider = new Map<string, readonly ResourceCategory[]>([
  ['Research & Education', ['Research', 'Education']],
  ['Education and Research', ['Research', 'Education']],
  ['Leadership and Management', ['Leadership']],
]);

/** Limits of a resource: characters, tags, stars; hours within the database's range (one decimal). */
export const resourceLimits = {
  title: { max: 200 },
  description: { max: 5000 },
  url: { min: 1, max: 2000 },
  provider: { max: 120 },
  hours: { min: HOURS_MIN, step: HOURS_STEP, max: 99.5 },
  tags: 20,
  tag: 40,
  rating: { min: 1, max: 5 },
  comment: { max: 2000 },
  /** Limits of the user's message to the operator with a report, and of the operator's to the user who added the resource. */
  reportComment: { max: 500 },
  removalReason: { max: 300 },
} as const;

/** Why a user reports a resource to the operator. */
export const reportReasons = [
  'broken-link',
  'wrong',
  'advertising',
  'patient',
  'offensive',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Label of each reason. */
export const reportReasonLabels: Record<ReportReason, string> = {
  'broken-link': 'The link does not work',
  wrong: 'It is wrong or unsafe',
  advertising: 'Advertising, or not about CPD',
  patient: 'It could identify a patient',
  offensive: 'Offensive or harmful',
  other: 'Something else',
};

/** The values of the report form. */
export interface ReportFormValues {
  /** Empty until the user chooses. */
  reason: ReportReason | '';
  comment: string;
}

/** Values of an empty report form. */
export const reportDefaults: ReportFormValues = { reason: '', comment: '' };

/** Values of an empty resource form (specification, section 5). */
export const resourceDefaults: ResourceFormValues = {
  title: '',
  description: '',
  url: '',
  type: 'article',
  provider: '',
  peerReviewed: false,
  cpdCategory: 'Clinical Practice',
  cpdHours: '1.0',
  tags: '',
};

export interface ResourceFormValues {
  title: string;
  description: string;
  url: string;
  type: ResourceType;
  provider: string;
  peerReviewed: boolean;
  cpdCategory: ResourceCategory;
  cpdHours: string;
  tags: string;
}

/** Number of recommendations on the dashboard (specification, section 9). */
export const DASHBOARD_RECOMMENDATIONS = 3;

/** Number of recommendations shown at first, and added by each Load More. */
export const RECOMMENDATIONS_PAGE = 10;

/** If fewer resources match every word, the search also returns those that match some of them. */
export const SEARCH_WIDENS_BELOW = RECOMMENDATIONS_PAGE;

/** Maximum characters of a search; the rest is ignored. */
export const SEARCH_MAX = 200;

/** Maximum tags shown on a recommendation card. */
export const TAGS_SHOWN = 2;

/** Search behind Discover's Leadership sub-tab, which has no category of recommendations. */
export const LEADERSHIP_QUERY = 'leadership management paramedic';

export const discoverTabs = [
  { value: 'all', label: 'All', category: null },
  { value: 'clinical', label: 'Clinical', category: 'Clinical Practice' },
  { value: 'professional', label: 'Professional', category: 'Professional Development' },
  { value: 'research', label: 'Research', category: 'Research' },
  { value: 'leadership', label: 'Leadership', category: null },
] as const;

/** Tabs of the resources page; the first is the default. */
export const resourceTabs = [
  { value: 'discover', label: 'Discover' },
  { value: 'bookmarks', label: 'My Bookmarks' },
] as const;

/** Returns the text of the badge of a peer-reviewed resource: nobody checks what a user says about one. */
export const peerReviewedLabel = ({ isUserAdded }: { isUserAdded: boolean }): string =>
  isUserAdded ? 'Peer reviewed, says the person who added it' : 'Peer reviewed';

/**
 * Returns why a bookmark shows nothing but a resource's title; null if it shows the resource. `unavailable` is the
 * server's word.
 */
export function bookmarkNote(resource: {
  unavailable?: string | null;
  isMine: boolean;
  isHidden: boolean;
}): string | null {
  const { unavailable, isMine, isHidden } = resource;
  if (unavailable === 'deleted' && isMine) return resourceMessages.deletedByYou;
  if (unavailable) return resourceMessages.noLongerAvailable;
  return isHidden ? resourceMessages.hiddenByYou : null;
}

/** Returns the number of resources for a list's heading: '1 resource'. */
export const resourcesLabel = (count: number): string => counted(count, 'resource');

/** Returns a resource's hours in words: '1.5 CPD hours'. A site, a tool or a collection has none of its own. */
export const resourceHoursLabel = (hours: number): string =>
  hours === 0 ? 'Log the time you spend' : counted(hours, 'CPD hour');

/** Returns a resource's rating in words: '4.5 of 5 stars, 2 reviews'. */
export function ratingLabel(average: number | null | undefined, count: number): string {
  if (average == null || count === 0) return resourceMessages.noReviews;
  return `${average} of ${resourceLimits.rating.max} stars, ${counted(count, 'review')}`;
}

/** The buttons of the Quick Search card. */
export const quickSearch = {
  topics: ['trauma', 'cardiac', 'respiratory', 'pediatric', 'emergency'],
  categories: ['Clinical Practice', 'Professional Development', 'Research'],
} as const;

/** Texts of the resources screens (specification, sections 2 and 8). */
export const resourceMessages = {
  added: { title: 'Resource added', description: 'The resource has been successfully added' },
  addFailed: { title: 'Error', description: 'Failed to add resource' },
  bookmarkAdded: {
    title: 'Bookmark added',
    description: 'Resource has been added to your bookmarks',
  },
  bookmarkRemoved: {
    title: 'Bookmark removed',
    description: 'Resource has been removed from your bookmarks',
  },
  bookmarkAddFailed: { title: 'Error', description: 'Failed to add bookmark' },
  bookmarkFailed: { title: 'Error', description: 'Failed to remove bookmark' },
  dialogTitle: { add: 'Add Resource', edit: 'Edit Resource' },
  changed: { title: 'Resource updated', description: 'Other paramedics see the change now' },
  changeFailed: { title: 'Error', description: 'Failed to save the changes' },
  deleted: 'Resource deleted',
  deleteFailed: { title: 'Error', description: 'Failed to delete resource' },
  restored: 'Resource restored',
  restoreFailed: { title: 'Error', description: 'Failed to restore resource' },
  deleteConfirm: {
    title: 'Delete this resource?',
    text: (title: string) =>
      `“${title}” leaves the library for everyone. Paramedics who bookmarked it see that it is no longer available.`,
  },
  reportTitle: 'Report Resource',
  reportText:
    'You no longer see this resource. The operator of the library reads your report; other users do not learn of it.',
  reported: {
    title: 'Resource reported',
    description: 'You no longer see it. Thank you for telling us.',
  },
  reportFailed: { title: 'Error', description: 'Failed to report resource' },
  reportWithdrawn: { title: 'Report withdrawn', description: 'You see the resource again' },
  withdrawFailed: { title: 'Error', description: 'Failed to withdraw the report' },
  hiddenByYou: 'Hidden, because you reported it.',
  deletedByYou: 'You deleted this resource.',
  noLongerAvailable: 'No longer available.',
  removedTitle: 'Removed resource',
  unknown: 'There is no resource with this id.',
  alreadyRemoved: 'This resource is already removed.',
  reviewSaved: { title: 'Review saved', description: 'Other paramedics can read it now' },
  reviewDeleted: { title: 'Review deleted', description: 'Your rating and comment were removed' },
  reviewRestored: { title: 'Review restored', description: 'Other paramedics can read it again' },
  reviewFailed: { title: 'Error', description: 'Failed to save review' },
  reviewDeleteFailed: { title: 'Error', description: 'Failed to delete review' },
  recommendationsFailed: 'Failed to fetch resource recommendations',
  dashboardFailed: (message?: string) => `Failed to load resources: ${message || 'Unknown error'}`,
  pageFailed: (message?: string) => `Error loading recommendations: ${message || 'Unknown error'}`,
  dashboardEmpty: 'No recommended resources available at this time.',
  empty: 'No resources found matching your criteria.',
  noBookmarks: 'No Bookmarks Yet',
  noBookmarksText: 'Bookmark a resource to find it here again.',
  noReviews: 'No reviews yet',
  shared: 'It is shared with all paramedics who use this library.',
  unknownCategory: 'This category is not one of the library',
  unknownType: 'This type is not one of the library',
} as const;
