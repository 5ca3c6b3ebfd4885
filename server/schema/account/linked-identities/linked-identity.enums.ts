import { vocabulary } from '../../mechanics/vocabulary.ts';
import { identityPurposes } from '#domain/account/linked-identities';

export const IdentityPurposeEnum = vocabulary(
  'IdentityPurpose',
  'Why somebody goes to an identity provider. To link and to confirm, they sign in there again.',
  identityPurposes,
);
