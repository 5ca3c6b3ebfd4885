/** Text under a field whose records could not be loaded, which does not keep a form from being saved. */
export const choicesNotLoaded = (records: 'goals' | 'documents' | 'activities'): string =>
  `Your ${records} could not be loaded. You can save without them.`;
