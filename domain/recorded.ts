/** When a record was recorded; of an imported one, when its file claims that it was. */
export const recordedAt = <Moment>(record: {
  createdAt: Moment;
  claimedCreatedAt?: Moment | null;
}): Moment => record.claimedCreatedAt ?? record.createdAt;

/** What is said of a record that came with an imported account; days in words. */
export const importedText = (imported: string, claimed: string, what = 'recorded'): string =>
  `Imported on ${imported}; ${what} on ${claimed} according to the imported file`;
