import { added } from '#server/rest/handlers';
import { restored } from '#server/rest/crud';
import { byId, del, get, paged, post, taking, type Route } from '#server/rest/route';
import * as accounts from './account-imports.ts';
import * as imports from './imports.ts';
import { accountImportSchema } from '#domain/account/account-import';
import { duplicatesSchema, importSchema } from '#domain/records/imports.schema';

export const importRoutes: readonly Route[] = [
  get('/imports', 'imports', paged(imports.list)),
  post('/imports', 'importActivities', taking(importSchema, added(imports.create)), {
    also: [200, 429],
  }),
  post('/imports/duplicates', 'duplicateActivities', taking(duplicatesSchema, imports.duplicates), {
    status: 200,
    also: [429],
  }),
  post('/imports/account', 'importAccount', taking(accountImportSchema, added(accounts.create)), {
    location: ({ import: { id } }) => `/imports/${id}`,
    also: [200, 429],
  }),
  post(
    '/imports/account/preview',
    'accountImportPreview',
    taking(accountImportSchema, accounts.preview),
    { status: 200, also: [429] },
  ),
  get('/imports/:id', 'importRecord', byId(imports.get), {
    summary: 'One import, undone or not.',
    response: { type: 'Import' },
  }),
  del('/imports/:id', 'undoImport', byId(imports.remove), { also: [409] }),
  post('/imports/:id/restore', 'restoreImport', byId(imports.restore), {
    ...restored,
    also: [409],
  }),
];
