import { vocabulary } from '../../mechanics/vocabulary.ts';
import { credentialFilters, credentialStates } from '#domain/records/credentials';
import { credentialTypeLabels } from '#domain/records/credential-types';

export const CredentialTypeEnum = vocabulary(
  'CredentialType',
  'What a credential is.',
  credentialTypeLabels,
);
export const CredentialStateEnum = vocabulary(
  'CredentialState',
  'The state of a credential as of today.',
  credentialStates,
);
export const CredentialFilterEnum = vocabulary(
  'CredentialFilter',
  'Which credentials a list has.',
  credentialFilters,
);
