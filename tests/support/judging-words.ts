/** Words that judge or address the reader; a submission has none of its own. */
export const judgingWords =
  /missing|not met|good.practice|ready for|readiness|\bgaps?\b|target|still to do|standing|needs attention|in progress|not done|optional|check with|\b(I|my|me|you|your)\b/i;

/** Every text of a value, however deep. */
export function textsIn(data: unknown): string[] {
  const texts: string[] = [];
  JSON.stringify(data, (_key, value) => (typeof value === 'string' && texts.push(value), value));
  return texts;
}
