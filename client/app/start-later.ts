import '#client/lib/local-failures.ts';

export { mendedAddress } from '#domain/secret-links';
