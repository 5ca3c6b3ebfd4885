import { readCertificateNumber, REVOCATION_REASON_MAX } from './certificates.ts';
import { requiredText } from '../fields.ts';
import { field, form } from '../forms.ts';

/** The form that looks up a certificate by its number. */
export const certificateNumberSchema = form({
  number: field<string>(
    (raw) => raw,
    (value) => readCertificateNumber(value).problem,
    { type: 'string' },
  ).required('Type the number of a certificate'),
});

export const revocationSchema = form({
  reason: requiredText({ label: 'The reason', max: REVOCATION_REASON_MAX }),
});
