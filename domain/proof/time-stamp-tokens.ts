import { Integer, Null, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  AlgorithmIdentifier,
  Certificate,
  ContentInfo,
  ExtKeyUsage,
  id_ContentType_SignedData,
  id_eContentType_TSTInfo,
  id_ExtKeyUsage,
  id_sha256,
  id_sha384,
  id_sha512,
  MessageImprint,
  SignedData,
  type SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { fromHex, toHex } from '../records/merkle.ts';

/** The one use that the certificate of an authority must have, and no other (RFC 3161, 2.3). */
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/** Facts that a token states. */
export interface TokenFacts {
  at: Date;
  /** The authority's name in its certificate. */
  authority: string;
  nonce: string | null;
  /** True if the authority's certificate leads to one that is trusted. */
  isKnown: boolean;
}

/** Returns a request to stamp a root (hexadecimal), with the authority's certificate in the response. */
export async function stampRequest(
  root: string,
  nonce: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const hash = await crypto.subtle.digest('SHA-256', fromHex(root));
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({
        algorithmId: id_sha256,
        algorithmParams: new Null(),
      }),
      hashedMessage: new OctetString({ valueHex: hash }),
    }),
    nonce: new Integer({ valueHex: Uint8Array.from(nonce).buffer }),
    certReq: true,
  });
  return new Uint8Array(request.toSchema().toBER());
}

/** Returns the token of an authority's response; throws if it grants none. */
export function tokenIn(response: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const { status, timeStampToken } = TimeStampResp.fromBER(response);
  const granted = Number(status.status) <= 1;
  if (!granted || !timeStampToken)
    throw new Error(`the authority refused (status ${status.status})`);
  return new Uint8Array(timeStampToken.toSchema().toBER());
}

/**
 * Checks a token (RFC 3161) over a root: its hash, its signature and signed attributes, and that the signer's certificate is
 * for time-stamping. Throws if it is not valid. An authority that is not known is no error: the caller judges it.
 */
export async function readToken(
  token: Uint8Array<ArrayBuffer>,
  root: string,
  trusted: readonly Certificate[],
): Promise<TokenFacts> {
  const { contentType, content } = ContentInfo.fromBER(token);
  if (contentType !== id_ContentType_SignedData) throw new Error('not a token');
  const signed = new SignedData({ schema: content });
  const { eContentType, eContent } = signed.encapContentInfo;
  if (eContentType !== id_eContentType_TSTInfo || !eContent) throw new Error('not a token');
  const verify = (checkChain: boolean) =>
    signed.verify({
      signer: 0,
      data: fromHex(root).buffer,
      trustedCerts: [...trusted],
      checkChain,
      passedWhenNotRevValues: true,
      extendedMode: true,
    });
  const { signatureVerified, signerCertificate } = await verify(false);
  if (!signatureVerified || !signerCertificate) throw new Error('the signature is wrong');
  await checkSigned(signed.signerInfos[0]!, signerCertificate);
  if (!isForTimeStamping(signerCertificate)) throw new Error('not a certificate for time-stamping');
  const facts = TSTInfo.fromBER(eContent.getValue());
  if (facts.messageImprint.hashAlgorithm.algorithmId !== id_sha256) throw new Error('not SHA-256');
  return {
    at: facts.genTime,
    authority: nameOf(signerCertificate),
    nonce: facts.nonce ? hexOf(facts.nonce) : null,
    isKnown: trusted.length > 0 && (await leadsToTrusted(verify)),
  };
}

/** Digests that may sign a token and name its certificate; SHA-1 may not. */
const DIGESTS: Readonly<Record<string, string>> = {
  [id_sha256]: 'SHA-256',
  [id_sha384]: 'SHA-384',
  [id_sha512]: 'SHA-512',
};

/** Algorithms of signatures that use SHA-1, even if another digest is stated. */
const SHA_1_SIGNATURES = ['1.2.840.113549.1.1.5', '1.2.840.10040.4.3', '1.2.840.10045.4.1'];

const CONTENT_TYPE = '1.2.840.113549.1.9.3';
/** The attributes that name the signer's certificate: by SHA-1 (RFC 2634), and by any digest (RFC 5035). */
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

/**
 * Checks the signed attributes: the type of what was signed, and that the certificate is the one that the signer named
 * (RFC 3161, 2.4.2; RFC 5816), so that no other one of the same key takes its place. Throws if one is missing or wrong.
 */
async function checkSigned(
  { digestAlgorithm, signatureAlgorithm, signedAttrs }: SignerInfo,
  certificate: Certificate,
): Promise<void> {
  if (!DIGESTS[digestAlgorithm.algorithmId]) throw new Error('a digest that is not accepted');
  if (SHA_1_SIGNATURES.includes(signatureAlgorithm.algorithmId)) throw new Error('a broken digest');
  const valueOf = (type: string): unknown => {
    const [found, ...more] = (signedAttrs?.attributes ?? []).filter((each) => each.type === type);
    if (more.length > 0 || (found && found.values.length !== 1)) throw new Error('two values');
    return found?.values[0];
  };
  const type = valueOf(CONTENT_TYPE);
  if (!(type instanceof ObjectIdentifier) || type.valueBlock.toString() !== id_eContentType_TSTInfo)
    throw new Error('the signed type is another one');
  const [older, newer] = [valueOf(SIGNING_CERTIFICATE), valueOf(SIGNING_CERTIFICATE_V2)];
  if (!older && !newer) throw new Error('the signer’s certificate is not signed');
  const der = certificate.toSchema().toBER();
  for (const [attribute, fallback] of [
    [older, 'SHA-1'],
    [newer, 'SHA-256'],
  ] as const) {
    if (!attribute) continue;
    // SigningCertificate: a list whose first entry is the signer's; an entry begins with its digest and hash.
    const entry = itemsOf(itemsOf(itemsOf(attribute)[0])[0]);
    const hash = entry.find((each) => each instanceof OctetString);
    const named = attribute === newer && entry[0] instanceof Sequence ? itemsOf(entry[0])[0] : null;
    const digest =
      named instanceof ObjectIdentifier ? DIGESTS[named.valueBlock.toString()] : fallback;
    if (!hash || !digest) throw new Error('the signer’s certificate is not named');
    const own = await crypto.subtle.digest(digest, der);
    if (toHex(own) !== toHex(hash.getValue())) throw new Error('another certificate was signed');
  }
}

/** Returns the items of a sequence; empty for any other value. */
const itemsOf = (value: unknown): unknown[] =>
  value instanceof Sequence ? value.valueBlock.value : [];

/** Checks the chain of certificates at the token's time. */
async function leadsToTrusted(
  verify: (checkChain: boolean) => Promise<{ signatureVerified?: boolean | null }>,
): Promise<boolean> {
  try {
    return (await verify(true)).signatureVerified === true;
  } catch {
    // The signature was verified before, so what is thrown here is about the chain.
    return false;
  }
}

const hexOf = ({ valueBlock }: Integer): string =>
  Array.from(valueBlock.valueHexView, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(00)+/, '');

function isForTimeStamping({ extensions = [] }: Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === id_ExtKeyUsage);
  if (!usage?.critical || !(usage.parsedValue instanceof ExtKeyUsage)) return false;
  const { keyPurposes } = usage.parsedValue;
  return keyPurposes.length === 1 && keyPurposes[0] === TIME_STAMPING;
}

/** Attributes of a name, in the order in which they are shown: common name, organisation. */
const NAMES = ['2.5.4.3', '2.5.4.10'];

function nameOf({ subject }: Certificate): string {
  const parts = NAMES.flatMap((type) =>
    subject.typesAndValues
      .filter((each) => String(each.type) === type)
      .map(({ value }) => String((value.valueBlock as { value: unknown }).value)),
  );
  return parts.join(', ') || 'an authority without a name';
}

/** Reads certificates in PEM; throws if there is none, or one cannot be read. */
export function certificatesIn(pem: string): Certificate[] {
  const found = [
    ...pem.matchAll(/-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g),
  ];
  if (found.length === 0) throw new Error('no certificate');
  return found.map(([, text]) => Certificate.fromBER(fromBase64(text!.replaceAll(/\s/g, ''))));
}

/** Returns the bytes of base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
