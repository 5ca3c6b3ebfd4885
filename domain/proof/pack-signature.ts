import type { ChainHead } from '../records/record-chain.ts';

/** The file of a pack with the signature over every other file, as a compact JWS (RFC 7515). */
export const SIGNATURE_FILE = 'signature.jws';

/** A copy of the public key (JWK, RFC 7517); only the issuer's own address shows whose it is. */
export const SIGNING_KEY_FILE = 'signing-key.json';

/** The type in the header of the signature, so that no badge passes for a pack, nor a pack for a badge (RFC 8725, 3.11). */
export const PACK_TYPE = 'paramed-cpd-pack+jwt';

/** The one algorithm of signatures; a header that names another is refused. */
export const SIGNING_ALGORITHM = 'RS256';

/** A file of a pack with the SHA-256 of its bytes, in hexadecimal. */
export interface SignedFile {
  path: string;
  sha256: string;
}

/** Claims that the signature of a pack states. */
export interface PackClaims {
  /** The address of the server that made the pack. */
  iss: string;
  /** When, in seconds since 1970. */
  iat: number;
  /** The owner's name, as printed. */
  name: string;
  /** The newest event of the owner's timeline; null before the first. */
  head: ChainHead | null;
  /** Every file of the pack but the signature. */
  files: SignedFile[];
}
