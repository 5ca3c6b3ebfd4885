import { credentialTypes } from './credential-types.ts';
import { credentialFields } from './credentials.fields.ts';
import { CREDENTIAL_FIRST_DAY, credentialLimits, credentialMessages } from './credentials.ts';
import { dayLabel, isCivilDate, type CivilDate } from '../dates.ts';
import { choice, optionalDay, optionalId, optionalText, text } from '../fields.ts';
import { form } from '../forms.ts';
import { labelsOf } from './record-fields.ts';
import { version } from '../versions.schema.ts';

const labels = labelsOf(credentialFields);
const short = `${labels.title} must be at least ${credentialLimits.title.min} characters`;
const noType = `${labels.type} is required`;

const fields = {
  type: choice(credentialTypes, noType),
  title: text({ label: labels.title, ...credentialLimits.title, short }),
  issueDate: dayWithin(labels.issueDate),
  expiryDate: dayWithin(labels.expiryDate).test('after', (value, { parent, createError }) => {
    const { expiryDate } = credentialProblems({ ...(parent as Days), expiryDate: value });
    return expiryDate ? createError({ message: expiryDate }) : true;
  }),
  number: optionalText({ label: labels.number, ...credentialLimits.number }),
  issuer: optionalText({ label: labels.issuer, ...credentialLimits.issuer }),
  notes: optionalText({ multiline: true, label: labels.notes, ...credentialLimits.notes }),
  renewsId: optionalId(credentialMessages.notYours),
};

/** A day that a paper of today can have, or null: finds a mistyped year. */
function dayWithin(label: string) {
  const message = `${label} must be ${dayLabel(CREDENTIAL_FIRST_DAY)} or later`;
  return optionalDay(label).test(
    'within',
    message,
    (value) => !isCivilDate(value) || value >= CREDENTIAL_FIRST_DAY,
  );
}

interface Days {
  issueDate?: CivilDate | null | undefined;
  expiryDate?: CivilDate | null | undefined;
}

/** Returns the problems with the days of a credential, by field: it does not expire before it is issued. */
export const credentialProblems = ({ issueDate, expiryDate }: Days): Record<string, string> =>
  isCivilDate(issueDate) && isCivilDate(expiryDate) && expiryDate < issueDate
    ? { expiryDate: `${labels.expiryDate} cannot be before the issue date` }
    : {};

/** A new credential. */
export const credentialSchema = form({
  type: fields.type.required(noType),
  title: fields.title.required(short),
  issueDate: fields.issueDate.default(null),
  expiryDate: fields.expiryDate.default(null),
  number: fields.number.default(null),
  issuer: fields.issuer.default(null),
  notes: fields.notes.default(null),
  renewsId: fields.renewsId.default(null),
});

/** A change of a credential: a field that is left out stays as it is. */
export const credentialChangeSchema = form({ ...fields, version });
