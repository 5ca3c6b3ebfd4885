import { texts } from '../../rest/queries.ts';
import { asking, get, plain, type Route } from '../../rest/route.ts';
import * as recordChain from './record-chain.ts';

export const recordChainRoutes: readonly Route[] = [
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
