/** Texts of a record's history, apart from the words of its events, which the server formats. */
export const historyMessages = {
  title: 'History',
  empty: 'Nothing has happened to this record yet.',
} as const;
