import { HOURS_MAX, HOURS_MIN, HOURS_STEP } from '../records/activities.ts';
import { attestationLimits as limits } from './attestations.ts';
import { CONFIRMATION_TOKEN_MAX } from './confirmations.ts';
import { confirmationFields } from './confirmations.fields.ts';
import { emailAddress } from '../account/email-addresses.schema.ts';
import { hours, optionalText, requiredText, text } from '../fields.ts';
import { form } from '../forms.ts';
import { labelsOf } from '../records/record-fields.ts';

const labels = labelsOf(confirmationFields);

const short = (label: string, min: number) => `${label} must be at least ${min} characters`;

const token = requiredText({ label: 'Link', max: CONFIRMATION_TOKEN_MAX });

/** A request to confirm an activity; without an address the owner hands the link over. */
export const confirmationRequestSchema = form({ address: emailAddress.nullable().default(null) });

/** The secret of a link. */
export const confirmationLinkSchema = form({ token });

const signature = {
  name: text({
    label: labels.name,
    ...limits.name,
    short: short(labels.name, limits.name.min),
  }).required(short(labels.name, limits.name.min)),
  profession: text({
    label: labels.profession,
    ...limits.role,
    short: short(labels.profession, limits.role.min),
  }).required(short(labels.profession, limits.role.min)),
  registrationNumber: optionalText({
    label: labels.registrationNumber,
    ...limits.registrationNumber,
  }).default(null),
  hours: hours({ label: labels.hours, min: HOURS_MIN, step: HOURS_STEP, max: HOURS_MAX }).required(
    `${labels.hours} must be a positive number`,
  ),
  comment: optionalText({ multiline: true, label: labels.comment, ...limits.comment }).default(
    null,
  ),
};

/** The signer's statement alone. */
export const signatureSchema = form(signature);

/** A confirmation: the link, the hash of what the signer saw, and the signer's statement. */
export const confirmationSchema = form({
  token,
  signedHash: requiredText({ label: 'What you saw', max: 64 }),
  ...signature,
});

/** A refusal. */
export const refusalSchema = form({
  token,
  name: optionalText({ label: labels.name, ...limits.name }).default(null),
  comment: optionalText({ multiline: true, label: labels.comment, ...limits.comment }).default(
    null,
  ),
});
