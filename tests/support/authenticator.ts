import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Passkey {
  id: string;
  userHandle: string;
  privateKey: KeyObject;
}

/** Parts of an otherwise valid response that a test may change. */
export interface Overrides {
  origin?: string;
  rpId?: string;
  counter?: number;
  isVerified?: boolean;
  userHandle?: string;
  id?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const BACKED_UP = 0x08 | 0x10;
const ATTESTED = 0x40;

/** A software authenticator: creates passkeys (ES256, no attestation) and signs with them, in the browser's format. */
export class Authenticator {
  readonly passkeys: Passkey[] = [];
  counter = 0;
  readonly #origin: string;

  constructor(origin = 'http://localhost:4000') {
    this.#origin = origin;
  }

  /** Returns the response to registration options. */
  register(options: any, overrides: Overrides = {}): Record<string, unknown> {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    const rawId = randomBytes(32);
    const id = rawId.toString('base64url');
    this.passkeys.push({ id, userHandle: options.user.id, privateKey });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x!)],
        [-3, bytes(y!)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(rawId.length);
    const authData = Buffer.concat([
      this.#data(overrides, overrides.rpId ?? options.rp.id, ATTESTED),
      Buffer.alloc(16),
      length,
      rawId,
      cose,
    ]);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, overrides),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Returns the response to sign-in options, signed with the newest passkey. */
  signIn(options: any, overrides: Overrides = {}): Record<string, unknown> {
    const { id, userHandle, privateKey } = this.passkeys.at(-1)!;
    const authData = this.#data(overrides, overrides.rpId ?? options.rpId);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, overrides);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: overrides.id ?? id,
      rawId: overrides.id ?? id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: overrides.userHandle ?? userHandle,
      },
    };
  }

  #data({ counter, isVerified = true }: Overrides, rpId: string, more = 0): Buffer {
    const data = Buffer.alloc(37);
    sha256(Buffer.from(rpId)).copy(data);
    data[32] = PRESENT | BACKED_UP | more | (isVerified ? VERIFIED : 0);
    data.writeUInt32BE(counter ?? this.counter, 33);
    return data;
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Overrides): string {
    const data = { type, challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }
}

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest();
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
