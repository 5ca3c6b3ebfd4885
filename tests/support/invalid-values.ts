/** Malformed ids; each must be "not found", like an unknown id. */
export const invalidIds = [
  'abc',
  '-1',
  '0',
  '1.5',
  '99999999999',
  '2147483648',
  '1e3',
  '%00',
  '%20',
  '0x1',
  '1;drop',
  '../1',
  'null',
  '١',
];

/** Values that every text field refuses. */
export const invalidTexts: [name: string, value: unknown][] = [
  ['a number', 7],
  ['yes', true],
  ['a list', ['a text in a list']],
  ['an object', { $ne: null }],
  ['a NUL byte', 'twelve\u0000characters, and more of them'],
  ['half a surrogate pair', 'twelve characters \ud83d and more of them'],
];

/** Keys that REST accepts without effect, since clients of the specification send them; others are refused. */
export const passingKeys = { id: 1, userId: 1, role: 'admin', password: 'changed-by-stranger' };

/** Keys that no request body may set, with harmful values. */
export const protectedKeys = {
  id: 1,
  userId: 1,
  user_id: 1,
  user: 1,
  role: 'admin',
  password: 'changed-by-stranger',
  usernameKey: 'someone-else',
  createdAt: '2001-01-01T00:00:00.000Z',
  deletedAt: '2001-01-01T00:00:00.000Z',
  occurredAt: '2001-01-01T00:00:00.000Z',
  isRead: true,
  ['__proto__']: { role: 'admin' },
  constructor: { prototype: { role: 'admin' } },
};

/** Values of every type that are valid only by chance. */
export const arbitraryValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  'x',
  'some text',
  '\u0000',
  '\ud83d',
  'x'.repeat(30_000),
  [],
  [[]],
  ['x'],
  [null],
  {},
  { a: 1 },
  { $ne: null },
  '1e3',
  '1',
  '2026-02-30',
  '2026-01-01',
  '+99999-01-01',
  'infinity',
  '-infinity',
  "'; select 1 --",
  'javascript:alert(1)',
  'https://example.org',
  '__proto__',
  'constructor',
  '%',
  '\\',
  '🚑',
];
