import { choice, requiredText } from '../fields.ts';
import { form } from '../forms.ts';
import { identityPurposes } from './linked-identities.ts';
import { registerSchema } from './users.schema.ts';

/** A visit to an identity provider. */
export const identityVisitSchema = form({
  provider: requiredText({ label: 'Sign-in service', max: 30 }),
  purpose: choice(identityPurposes, 'Purpose must be one of the list').required(
    'Purpose is required',
  ),
});

/** An account for an identity that a provider has proven: it has no password until its owner sets one. */
export const identityRegistrationSchema = registerSchema.omit(['password', 'email']);
