/** Returns a count with its noun: '1 document', '2,000 documents'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-AU')} ${many}`;
