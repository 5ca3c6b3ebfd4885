import { everything, everythingWithFiles } from '#server/rest/handlers';
import { get, type Route } from '#server/rest/route';

export const exportRoutes: readonly Route[] = [
  get('/user/export', 'exportData', everything, {
    summary: 'Everything stored of you.',
    also: [403],
  }),
  get('/user/export.zip', 'exportArchive', everythingWithFiles, {
    summary: 'Everything stored of you, with every file: a ZIP that can be imported again.',
  }),
];
