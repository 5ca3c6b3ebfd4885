/** Words a minute at which a teaching text is read; ours, on the slow side of what adults read. */
export const WORDS_A_MINUTE = 200;

/** Minutes to decide in a case, to answer a question, and to write a reflection; all ours. */
export const thinkingMinutes = { decision: 1, question: 2, reflection: 5 } as const;

/** The number of words in some texts. */
export function words(...texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
}
