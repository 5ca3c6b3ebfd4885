import { vocabulary } from '../../mechanics/vocabulary.ts';
import { sharedStateLabels } from '#domain/proof/shared-submissions';

export const SharedSubmissionStateEnum = vocabulary(
  'SharedSubmissionState',
  'The state of a link.',
  sharedStateLabels,
);
