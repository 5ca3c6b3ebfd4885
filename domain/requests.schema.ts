import { object } from 'yup';
import { requiredText } from './fields.ts';
import { REQUEST_KEY_HEADER, REQUEST_KEY_MAX } from './requests.ts';

/** The idempotency key of a request. */
export const requestKeySchema = object({
  requestKey: requiredText({ label: REQUEST_KEY_HEADER, max: REQUEST_KEY_MAX }),
});
