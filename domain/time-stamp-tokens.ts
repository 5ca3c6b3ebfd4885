import { Integer, Null, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  Certificate,
  ContentInfo,
  ExtKeyUsage,
  id_ContentType_SignedData,
  id_eContentType_TSTInfo,
  id_ExtKeyUsage,
  id_sha256,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { fromHex } from './merkle.ts';

/** The one use that the certificate of an authority must have, and no other (RFC 3161, 2.3). */
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/** What a token states. */
export interface TokenFacts {
  at: Date;
  /** The authority's name in its certificate. */
  authority: string;
  nonce: string | null;
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
 * Checks a token (RFC 3161) over a root: its hash, its signature, and that the signer's certificate is for time-stamping
 * and, if `trusted` are given, leads to one of them. Throws if it is not valid.
 */
export async function readToken(
  token: Uint8Array<ArrayBuffer>,
  root: string,
  trusted: readonly Certificate[] | null,
): Promise<TokenFacts> {
  const { contentType, content } = ContentInfo.fromBER(token);
  if (contentType !== id_ContentType_SignedData) throw new Error('not a token');
  const signed = new SignedData({ schema: content });
  const { eContentType, eContent } = signed.encapContentInfo;
  if (eContentType !== id_eContentType_TSTInfo || !eContent) throw new Error('not a token');
  const { signatureVerified, signerCertificate } = await signed.verify({
    signer: 0,
    data: fromHex(root).buffer,
    trustedCerts: [...(trusted ?? [])],
    checkChain: trusted !== null,
    passedWhenNotRevValues: true,
    extendedMode: true,
  });
  if (!signatureVerified || !signerCertificate) throw new Error('the signature is wrong');
  if (!isForTimeStamping(signerCertificate)) throw new Error('not a certificate for time-stamping');
  const facts = TSTInfo.fromBER(eContent.getValue());
  if (facts.messageImprint.hashAlgorithm.algorithmId !== id_sha256) throw new Error('not SHA-256');
  return {
    at: facts.genTime,
    authority: nameOf(signerCertificate),
    nonce: facts.nonce ? hexOf(facts.nonce) : null,
  };
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
