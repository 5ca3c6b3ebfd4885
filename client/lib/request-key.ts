import { useRef } from 'react';
import { REQUEST_KEY_HEADER } from '#domain/requests';

/** The key of what an opened form sends: the same for the same values, so that a repetition makes nothing twice. */
export function useRequestKey(): (values: unknown) => string {
  const last = useRef({ body: '', key: '' });
  return (values) => {
    const body = JSON.stringify(values);
    if (last.current.body !== body) last.current = { body, key: randomKey() };
    return last.current.key;
  };
}

/** 128 bits; crypto.randomUUID is there only where the page came over HTTPS. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** The options of a mutation that is known by its key when it comes again. */
export const under = (requestKey: string) => ({
  context: { headers: { [REQUEST_KEY_HEADER]: requestKey } },
});
