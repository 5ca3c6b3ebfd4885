/** Returns when a record was recorded; for an imported one, when its file claims that it was. */
export const recordedAt = <Moment>(record: {
  createdAt: Moment;
  claimedCreatedAt?: Moment | null;
}): Moment => record.claimedCreatedAt ?? record.createdAt;

/** Returns the note on an imported record; its days are given in words. */
export const importedText = (imported: string, claimed: string, what = 'recorded'): string =>
  `Imported on ${imported}; ${what} on ${claimed} according to the imported file`;

/** Messages of the page of a record. */
export const recordPageMessages = {
  copied: { title: 'Link copied', description: 'It opens this record when you are signed in.' },
  copyFailed: {
    title: 'Could not copy the link',
    description: 'Copy it from the address bar instead.',
  },
  shareFailed: {
    title: 'Could not share the file',
    description: 'Download it and share it from there.',
  },
  notFound: 'This record was not found',
  notFoundText: 'It may be in the bin, or it is in another account.',
} as const;
