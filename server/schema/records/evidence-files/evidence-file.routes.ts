import { added, attached, shown } from '#server/rest/handlers';
import { restored } from '#server/rest/crud';
import { fileOf, ids } from '#server/rest/queries';
import {
  byId,
  versionedInput,
  del,
  get,
  paged,
  patch,
  post,
  streaming,
  type Route,
} from '#server/rest/route';
import * as evidenceBadges from './evidence-badges.ts';
import * as evidenceContents from './evidence-contents.ts';
import * as evidenceFiles from './evidence-files.ts';
import { upload } from './evidence-upload.ts';
import { evidenceOwners, evidenceTypes, hasPreview } from '#domain/records/evidence-files';
import { evidenceFileChangeSchema } from '#domain/records/evidence-files.schema';

const previewTypes = Object.keys(evidenceTypes).filter(hasPreview);

export const evidenceFileRoutes: readonly Route[] = [
  get('/evidence', 'evidenceFiles', paged(evidenceFiles.list, ids(...evidenceOwners))),
  post('/evidence', 'uploadEvidenceFile', streaming(fileOf, added(upload)), {
    summary: 'Attaches a file to the one record that is named, under a name.',
    response: { type: 'EvidenceUpload' },
    also: [200, 404, 429],
  }),
  get('/evidence/:id', 'evidenceRecord', byId(evidenceFiles.get), {
    summary: 'What is recorded of a file: its name, type, size, hash and owner.',
    response: { type: 'EvidenceFile' },
  }),
  get('/evidence/:id/file', 'evidenceFile', attached(evidenceContents.file), {
    summary: 'The file, to save.',
    also: [410],
  }),
  get('/evidence/:id/preview', 'evidencePreview', shown(evidenceContents.preview, previewTypes), {
    summary: 'The file, to show; a picture or a PDF.',
    also: [410],
  }),
  get(
    '/evidence/:id/thumbnail',
    'evidenceThumbnail',
    shown(evidenceContents.thumbnail, ['image/webp'], 'whole'),
    {
      summary: 'A small picture of a picture, as WebP.',
    },
  ),
  patch(
    '/evidence/:id',
    'updateEvidenceFile',
    versionedInput(evidenceFileChangeSchema, evidenceFiles.update),
  ),
  del('/evidence/:id', 'deleteEvidenceFile', byId(evidenceFiles.remove)),
  post('/evidence/:id/restore', 'restoreEvidenceFile', byId(evidenceFiles.restore), {
    ...restored,
    also: [409],
  }),
  post('/evidence/:id/badge-check', 'checkEvidenceBadge', byId(evidenceBadges.check), {
    status: 200,
    also: [429],
  }),
];
