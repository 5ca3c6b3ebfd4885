import { counted } from '../counts.ts';

/** Prefix of every access token, by which people and secret scanners recognise it. */
export const TOKEN_PREFIX = 'paramed_';

/** Maximum access tokens of an account; our own limit. */
export const TOKENS_MAX = 20;

/** Length limits of a token's name, in characters. */
export const tokenLimits = { name: { min: 1, max: 60 } } as const;

/** Days after which a token expires, in display order. */
export const tokenDays = [7, 30, 90, 365] as const;
export type TokenDays = (typeof tokenDays)[number];
export const TOKEN_DAYS_DEFAULT: TokenDays = 90;

/** Nouns for which a token can have scopes. All others are closed to tokens, or need no session. */
const nouns = {
  profile: { label: 'Profile, registrations and roster', isWritable: true },
  activities: { label: 'Activities', isWritable: true },
  'reflective-logs': { label: 'Reflections', isWritable: true },
  'learning-goals': { label: 'Learning plan', isWritable: true },
  documents: { label: 'Documents', isWritable: true },
  'evidence-files': { label: 'Evidence files', isWritable: true },
  attestations: { label: 'Confirmations of activities', isWritable: false },
  credentials: { label: 'Credentials', isWritable: true },
  'practice-periods': { label: 'Practice hours', isWritable: true },
  'audit-notices': { label: 'Audit letters', isWritable: true },
  presets: { label: 'Presets', isWritable: true },
  imports: { label: 'Imports of activities', isWritable: true },
  bin: { label: 'Bin', isWritable: true },
  modules: { label: 'Learning modules', isWritable: true },
  'crew-sessions': { label: 'Crew sessions', isWritable: true },
  resources: { label: 'Resource library', isWritable: true },
  notifications: { label: 'Notifications', isWritable: true },
  summary: { label: 'CPD summary and report', isWritable: false },
  progress: { label: 'Progress by year', isWritable: false },
  renewal: { label: 'Renewal and recency', isWritable: false },
  'record-events': { label: 'Timeline of records', isWritable: false },
  search: { label: 'Search across all records', isWritable: false },
  'to-print': { label: 'Templates to print', isWritable: false },
} as const;
export type TokenNoun = keyof typeof nouns;
export type Access = 'read' | 'write';
export type Scope = `${TokenNoun}:${Access}`;

export const tokenNouns = Object.keys(nouns) as TokenNoun[];

export const tokenNounLabel = (noun: TokenNoun): string => nouns[noun].label;

/** True if a noun has a scope for writing. */
export const isWritable = (noun: TokenNoun): boolean => nouns[noun].isWritable;

/** Every scope, in display order. */
export const scopes: readonly Scope[] = tokenNouns.flatMap((noun) => [
  `${noun}:read` as const,
  ...(isWritable(noun) ? [`${noun}:write` as const] : []),
]);

/** True if one of the scopes allows it. Writing includes reading. */
export const allows = (given: ReadonlySet<string>, noun: TokenNoun, access: Access): boolean =>
  given.has(`${noun}:write`) || (access === 'read' && given.has(`${noun}:read`));

/**
 * Content that needs the scope of its own noun wherever it appears, and how a report, list or search without that
 * scope says that it is left out.
 */
const guarded = {
  'reflective-logs': 'Words of reflections',
  'evidence-files': 'Contents of evidence files',
} as const;
export type GuardedNoun = keyof typeof guarded;
export const guardedNouns = Object.keys(guarded) as GuardedNoun[];

/** Says which content is left out for lack of some scopes, a line each. */
export const withheldLines = (missing: readonly string[]): string[] =>
  guardedNouns
    .filter((noun) => missing.includes(`${noun}:read`))
    .map((noun) => `${guarded[noun]} are left out: the access token lacks the scope ${noun}:read.`);

/** Replaces the words of a reflection that a token may not read. */
export const WITHHELD_WORDS = 'Left out: the access token lacks the scope reflective-logs:read.';

/** Nouns that a program writes if it keeps records. */
const records: readonly TokenNoun[] = [
  'activities',
  'reflective-logs',
  'learning-goals',
  'documents',
  'evidence-files',
  'credentials',
  'practice-periods',
];

const readAll = tokenNouns.map((noun): Scope => `${noun}:read`);

/** Presets of scopes that fit most programs. */
export const scopePresets: readonly { label: string; scopes: readonly Scope[] }[] = [
  { label: 'Read everything', scopes: readAll },
  {
    label: 'Read and write records',
    scopes: readAll.map((scope): Scope => {
      const noun = scope.slice(0, -':read'.length) as TokenNoun;
      return records.includes(noun) ? `${noun}:write` : scope;
    }),
  },
];

/** Lists the labels of nouns; one from a later version shows as its key. */
const labels = (of: readonly string[]): string =>
  of.map((noun) => nouns[noun as TokenNoun]?.label ?? noun).join(', ');

/** Describes what a token may do: 'Reads 23 kinds of data, writes 7 of them'. */
export function scopesText(given: readonly string[]): string {
  const written = given.filter((scope) => scope.endsWith(':write'));
  const names = new Set(given.map((scope) => scope.slice(0, scope.lastIndexOf(':'))));
  if (names.size <= 3) {
    const writes = written.map((scope) => scope.slice(0, -':write'.length));
    const reads = [...names].filter((noun) => !writes.includes(noun));
    return [
      ...(reads.length > 0 ? [`Reads: ${labels(reads)}`] : []),
      ...(writes.length > 0 ? [`Reads and writes: ${labels(writes)}`] : []),
    ].join('. ');
  }
  const reads = `Reads ${counted(names.size, 'kind')} of data`;
  return written.length > 0 ? `${reads}, writes ${written.length} of them` : reads;
}

/** Texts and errors of access tokens. */
export const tokenMessages = {
  title: 'Access Tokens',
  about:
    'A token lets a program of yours use the API without your password. It reads and writes only what you allow, and never your sign-in, security or shared links.',
  empty: 'No access tokens',
  emptyText: 'Create one for each program, so you can revoke each on its own.',
  nameLabel: 'Name',
  nameHint: 'The program or script that uses it.',
  daysLabel: 'Expires after',
  days: `Expiry must be ${tokenDays.slice(0, -1).join(', ')} or ${tokenDays.at(-1)} days`,
  scopesLabel: 'What it may do',
  guarded:
    'Words of reflections need “Reflections”, and contents of evidence files need “Evidence files”, also where they stand in the report, the search, the bin or a module.',
  scopes: 'Choose at least one kind of data that the token may read or write',
  unknownScope: `Scopes must be of the form noun:read or noun:write, such as ${scopes[2]} or ${scopes[3]}`,
  create: 'Create token',
  creating: 'Creating the token...',
  once: 'Copy the token now: it is not shown again. Anyone who has it can do what you allowed, until it expires or you revoke it.',
  copied: { title: 'Token copied', description: 'Keep it where you keep passwords.' },
  copyFailed: {
    title: 'The token was not copied',
    description: 'Select the token and copy it.',
  },
  tooMany: `An account has at most ${TOKENS_MAX} access tokens. Revoke one first.`,
  revoked: (name: string) => ({
    title: 'Token revoked',
    description: `“${name}” no longer works.`,
  }),
  revokeQuestion: (name: string) => ({
    title: `Revoke “${name}”?`,
    text: 'The program that uses this token can no longer sign in with it. This cannot be undone.',
  }),
  revokeFailed: 'The token was not revoked',
  invalid: 'The access token is not valid: it has expired, was revoked, or is incomplete.',
  never: 'This cannot be done with an access token: sign in with the app instead.',
  needs: (needed: readonly string[]) =>
    `The access token needs the scope ${needed.join(' and the scope ')}.`,
} as const;
