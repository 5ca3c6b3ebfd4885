import { compared, medianOf } from './turns.ts';

/** The product ÷ graphql-ws, with one message to each socket: medians of turns. */
export async function fanOutRatios(sockets: number) {
  const turns = await compared(['graphql-ws', 'product'], sockets);
  const ratio = (key: 'lastReceipt' | 'perMessage') =>
    medianOf(turns, 'product', key) / medianOf(turns, 'graphql-ws', key);
  return { lastReceipt: ratio('lastReceipt'), perMessage: ratio('perMessage') };
}
