import { first, oneOf, texts, type Query } from '#server/rest/queries';
import { asking, get, plain, type Route } from '#server/rest/route';
import * as changes from './changes.ts';
import * as recordChain from './record-chain.ts';
import { timelineKinds } from '#domain/records/record-events';

const after: Query = {
  after: {
    type: 'string',
    description: 'The `seq` of the last change you received; from the first change by default.',
  },
};

const kinds: Query = {
  kind: oneOf(timelineKinds.map((value) => ({ value }))),
};

export const recordChainRoutes: readonly Route[] = [
  get(
    '/changes',
    'changes',
    asking(
      { ...after, ...first, ...kinds },
      async (ctx, { after: place, kind }, { first: size }) => {
        const { changes: nodes, ...page } = await changes.list(ctx, {
          after: place,
          first: size,
          kind,
        });
        return { nodes, pageInfo: { hasNextPage: !page.complete, endCursor: page.cursor } };
      },
    ),
    {
      summary: 'The changes of your records after a place, the oldest first. None is ever dropped.',
      response: { type: 'RecordChange', isList: true },
    },
  ),
  get('/user/record-chain', 'recordChain', plain(recordChain.check), {
    summary: 'The timeline of your records, checked.',
    response: { type: 'RecordChain' },
  }),
  get(
    '/user/record-chain/point',
    'timelinePoint',
    asking(texts('head'), (ctx, { head }) => recordChain.compare(ctx, head)),
  ),
  get(
    '/timeline-point',
    'verifyTimelinePoint',
    asking(texts('head'), (ctx, { head }) => recordChain.verify(ctx, head)),
    { also: [429] },
  ),
];
