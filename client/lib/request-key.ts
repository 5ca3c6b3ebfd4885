import { useRef } from 'react';
import { REQUEST_KEY_HEADER } from '#domain/requests';
import type { FormContext } from './outbox.ts';

/** Returns the idempotency key of an open form: the same for the same values, so that a retry creates nothing twice. */
export function useRequestKey(): (values: unknown) => string {
  const last = useRef({ body: '', key: '' });
  return (values) => {
    const body = JSON.stringify(values);
    if (last.current.body !== body) last.current = { body, key: randomKey() };
    return last.current.key;
  };
}

/** 128 random bits; crypto.randomUUID exists only on HTTPS. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** Returns the options of a mutation that a form sends: its idempotency key, and what opens the form again. */
export const sendingOptions = ({ requestKey, form, replaces }: FormContext & Keyed) => ({
  context: { headers: { [REQUEST_KEY_HEADER]: requestKey }, form, replaces },
});

interface Keyed {
  requestKey: string;
}
