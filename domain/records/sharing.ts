import { activityLimits } from './activities.ts';
import {
  EVIDENCE_MAX_FILES,
  evidenceFileProblem,
  evidenceMessages,
  evidenceTypes,
} from './evidence-files.ts';

/** The address to which the installed app's manifest sends what other apps share; its fields have the same names. */
export const SHARE_PATH = '/share';

/** Parameter of the page's address that says how much of the share arrived. */
export const SHARE_PARAM = 'share';

/** kept: waits on this device; words: they are in the fragment; files: so are the words, but files are lost; failed. */
export type ShareOutcome = 'kept' | 'words' | 'files' | 'failed';

export const shareFields = ['title', 'text', 'url'] as const;

/** Words that another app shared, as it sent them. */
export type SharedWords = Record<(typeof shareFields)[number], string>;

/** Maximum characters of each field, also in an address; files of a share, and shares that wait to be opened. */
export const shareLimits = {
  field: activityLimits.description.max,
  inAddress: 400,
  files: EVIDENCE_MAX_FILES,
  waiting: 5,
} as const;

/** Minutes after which a share that was not opened counts as abandoned. */
export const SHARE_KEPT_MINUTES = 60;

/** Accepted types and extensions of files that come without the file chooser: shared, pasted or dropped. */
export const looseTypes: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(evidenceTypes).map(([type, { extensions }]) => [type, extensions]),
  ),
  'image/heic': ['heic'],
  'image/heif': ['heif'],
};

/** Returns the problem with such a file, or null: its name or its type says what it is, the server checks its content. */
export function looseFileProblem(file: {
  name: string;
  type: string;
  size: number;
}): string | null {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const isKnown =
    Object.hasOwn(looseTypes, file.type) ||
    Object.values(looseTypes).some((extensions) => extensions.includes(ending));
  return isKnown ? evidenceFileProblem(file) : evidenceMessages.type;
}

/** Texts of what comes from other apps, from the clipboard or by a drop. */
export const sharingTexts = {
  drop: 'Drop to log it',
  notTaken: 'Not added',
  tooMany: `At most ${EVIDENCE_MAX_FILES} files at once`,
  filesLost: {
    title: 'The shared files did not arrive',
    description:
      'Say in Settings, under “This device”, that it is your own, and share them again. Or add them in the form of the activity.',
  },
  failed: {
    title: 'What you shared did not arrive',
    description: 'Share it again, or add it in the form of the activity.',
  },
  gone: {
    title: 'What you shared is no longer here',
    description: `It waits on this device for ${SHARE_KEPT_MINUTES} minutes, until you sign out. Share it again.`,
  },
  addToActivity: 'Add to an activity',
  newActivity: 'Log a new activity',
  whichActivity: 'Which activity do the files belong to?',
  search: 'Search activities',
  searchFor: 'Search by title, provider or place',
  noneFound: 'No activity found.',
  adding: (title: string) => `The files are added to “${title}”.`,
  added: (title: string) => `Added to “${title}”`,
} as const;

/** Returns the fields of a share, each within its limit. */
export function sharedWordsOf(
  field: (name: keyof SharedWords) => unknown,
  max: number = shareLimits.field,
): SharedWords {
  const take = (name: keyof SharedWords) => {
    const value = field(name);
    return typeof value === 'string' ? value.trim().slice(0, max) : '';
  };
  return { title: take('title'), text: take('text'), url: take('url') };
}

/** True if nothing arrived: a phone may send a form without parts, or with an empty file. */
export const isEmptyShare = (words: SharedWords, files: readonly unknown[]): boolean =>
  shareFields.every((name) => words[name] === '') &&
  files.every((each) => each === '' || (each instanceof File && each.size === 0));

/** Shared words as parts of an activity: a line to read, a link as evidence, and the rest. */
export interface SharedActivity {
  line: string;
  evidence: string;
  description: string;
}

/** Reads shared words. Android sends a link as text, and a file's name as its title. */
export function readShared(
  { title, text, url }: SharedWords,
  fileNames: readonly string[] = [],
): SharedActivity {
  const link = linkIn(url) ?? linkIn(text) ?? '';
  const named = fileNames.includes(title) ? '' : title;
  const words = tidy(text.replace(link, ' '));
  const given = words.includes(tidy(named)) ? words : tidy(`${named} ${words}`);
  const { max } = activityLimits.title;
  if (given.length <= max) return { line: given, evidence: link, description: '' };
  const line = tidy(named) || words;
  return { line: line.slice(0, max).trim(), evidence: link, description: words };
}

function linkIn(text: string): string | null {
  const found = /https?:\/\/[^\s<>"]+/i.exec(text)?.[0] ?? null;
  return found !== null && found.length <= activityLimits.evidence.max ? found : null;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
