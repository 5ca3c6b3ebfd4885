/** Ids that are no ids; each must be "not found" like any id that is nobody's. */
export const noIds = [
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

/** Values that no text field takes. */
export const noTexts: [name: string, value: unknown][] = [
  ['a number', 7],
  ['yes', true],
  ['a list', ['a text in a list']],
  ['an object', { $ne: null }],
  ['a NUL byte', 'twelve\u0000characters, and more of them'],
  ['half a surrogate pair', 'twelve characters \ud83d and more of them'],
];

/** Keys that no body may set, with values that would do harm. */
export const foreignKeys = {
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
