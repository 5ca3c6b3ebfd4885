/** Words a minute at which a teaching text is read; ours, on the slow side of what adults read. */
export const WORDS_A_MINUTE = 200;

/**
 * Words a minute that most adults do not exceed when they read English non-fiction silently: 175 to 300 (M. Brysbaert,
 * "How many words do we read per minute?", Journal of Memory and Language 109, 2019, 104047, abstract).
 */
export const FASTEST_WORDS_A_MINUTE = 300;

/** Names the source of that figure. */
export const READING_SPEED_SOURCE = 'Brysbaert, Journal of Memory and Language, 2019';

/** Minutes to decide in a case, to answer a question, and to write a reflection; all ours. */
export const thinkingMinutes = { decision: 1, question: 2, reflection: 5 } as const;

/** The number of words in some texts. */
export function words(...texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
}
