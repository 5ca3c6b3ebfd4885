import { oneOf } from '#server/rest/queries';
import { del, get, ofKind, paged, plain, post, type Route } from '#server/rest/route';
import * as bin from './bin.ts';
import { binFilters, binKinds } from '#domain/records/bin';

const binKind = { params: { kind: { type: 'string', enum: binKinds } } } as const;

export const binRoutes: readonly Route[] = [
  get('/bin', 'bin', paged(bin.list, { kind: oneOf(binFilters) })),
  post('/bin/:kind/:id/restore', 'restoreFromBin', ofKind(bin.restore), {
    ...binKind,
    status: 200,
    also: [409],
  }),
  del('/bin/:kind/:id', 'deleteForever', ofKind(bin.remove), binKind),
  del('/bin', 'emptyBin', plain(bin.empty)),
];
