import { vocabulary } from '../../mechanics/vocabulary.ts';
import { credentialFilters, credentialStates } from '#domain/records/credentials';
import { credentialTypeLabels } from '#domain/records/credential-types';

export const CredentialType = vocabulary(
  'CredentialType',
  'What a credential is.',
  credentialTypeLabels,
);
export const CredentialState = vocabulary(
  'CredentialState',
  'The state of a credential as of today.',
  credentialStates,
);
export const CredentialFilter = vocabulary(
  'CredentialFilter',
  'Which credentials a list has.',
  credentialFilters,
);
