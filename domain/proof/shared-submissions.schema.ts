import type { InferType } from 'yup';
import { requiredText } from '../fields.ts';
import { field, form } from '../forms.ts';
import {
  PASSPHRASE_MAX_BYTES,
  PASSPHRASE_MIN,
  SHARED_DAYS_DEFAULT,
  SHARED_NAME_MAX,
  SHARED_SECRET_PATTERN,
  SHARED_TICKET_MAX,
  sharedDays,
  sharedMessages as messages,
  sharedPageTexts,
  type SharedDays,
} from './shared-submissions.ts';
import { registrationRule } from '../standing/registrations.schema.ts';
import { submissionChoice, submissionPeriod } from './submission.schema.ts';
import { isStorable } from '../texts.ts';

/** A new passphrase; empty means none. It is never trimmed; the server composes its letters (NFC) like a password's. */
const newPassphrase = field<string>(
  (raw) => (raw === '' ? null : raw),
  (value) => {
    if (typeof value !== 'string') return 'Passphrase must be text';
    if (value.normalize('NFC').length < PASSPHRASE_MIN) return messages.passphraseShort;
    if (!isStorable(value)) return 'Passphrase contains characters that cannot be stored';
    return bytesOf(value.normalize('NFC')) > PASSPHRASE_MAX_BYTES ? messages.passphraseLong : null;
  },
  {
    type: 'string',
    format: 'password',
    minLength: PASSPHRASE_MIN,
    maxLength: PASSPHRASE_MAX_BYTES,
  },
).nullable();

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const daysProblem = (value: unknown) =>
  sharedDays.some((each) => each === value) ? null : messages.days;

const ofLink = {
  name: requiredText({ label: messages.nameLabel, max: SHARED_NAME_MAX }),
  days: field<SharedDays>((raw) => (typeof raw === 'string' ? Number(raw) : raw), daysProblem, {
    type: 'integer',
    anyOf: sharedDays.map((each) => ({ type: 'integer', minimum: each, maximum: each })),
  })
    .nonNullable(messages.days)
    .default(SHARED_DAYS_DEFAULT),
  passphrase: newPassphrase,
};

/** The form of a new link. */
export const sharedLinkSchema = form(ofLink);

/** A link to make: the form's fields, and the choice of what goes into the submission. */
export const sharedSubmissionSchema = form({
  ...ofLink,
  period: submissionPeriod,
  registration: registrationRule,
  ...submissionChoice,
});
export type SharedSubmissionInput = InferType<typeof sharedSubmissionSchema>;

/** Any text: one that cannot be a secret gets the same response as an unknown one. */
const secret = field<string>(
  (raw) => raw,
  (value) => (typeof value === 'string' ? null : 'The secret must be text'),
  { type: 'string', pattern: SHARED_SECRET_PATTERN },
).required('The secret of the link is missing');

/** Secret and passphrase that open a link. */
export const openSharedSchema = form({
  secret,
  passphrase: field<string>(
    (raw) => (raw === '' ? null : raw),
    (value) =>
      typeof value === 'string' && bytesOf(value) <= PASSPHRASE_MAX_BYTES
        ? null
        : sharedPageTexts.wrong,
    { type: 'string', format: 'password' },
  ).nullable(),
});

/** Secret and ticket that download a file of a link. */
export const sharedFileSchema = form({
  secret,
  ticket: requiredText({ label: 'The ticket', max: SHARED_TICKET_MAX }),
});
