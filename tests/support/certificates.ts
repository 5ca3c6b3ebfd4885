import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A certificate with its private key, as PEM. */
export interface Certified {
  cert: string;
  key: string;
}

interface Wanted {
  hosts: readonly string[];
  from: Date;
  until: Date;
}

/** A certificate authority of a test; a program trusts it only if the test makes it do so. */
export class Authority {
  readonly cert: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #name = nameOf(`Test authority ${randomBytes(4).toString('hex')}`);

  constructor(until: Date) {
    const isAuthority = extension('551d13', der(SEQUENCE, der(0x01, Buffer.from([0xff]))), true);
    this.cert = this.#signed(this.#name, this.#keys.publicKey, [isAuthority], new Date(0), until);
  }

  /** Makes a certificate of a server. */
  certify({ hosts, from, until }: Wanted): Certified {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const names = hosts.map((host) => der(0x82, Buffer.from(host)));
    const altNames = extension('551d11', der(SEQUENCE, ...names));
    return {
      cert: this.#signed(nameOf('Test server'), publicKey, [altNames], from, until),
      key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
  }

  /** A certificate of X.509 version 3 (RFC 5280, section 4.1). */
  #signed(subject: Buffer, key: KeyObject, extensions: Buffer[], from: Date, until: Date): string {
    const signing = der(SEQUENCE, der(OID, Buffer.from('2a8648ce3d040302', 'hex')));
    const body = der(
      SEQUENCE,
      der(0xa0, der(INTEGER, Buffer.from([2]))),
      der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
      signing,
      this.#name,
      der(SEQUENCE, time(from), time(until)),
      subject,
      key.export({ type: 'spki', format: 'der' }),
      der(0xa3, der(SEQUENCE, ...extensions)),
    );
    const signature = sign('sha256', body, this.#keys.privateKey);
    const whole = der(SEQUENCE, body, signing, der(0x03, Buffer.from([0]), signature));
    return `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`;
  }
}

const INTEGER = 0x02;
const OID = 0x06;
const SEQUENCE = 0x30;

/** A value with its tag and length (X.690). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), value]);
  return Buffer.concat([Buffer.from([tag, 0x82, length >> 8, length & 0xff]), value]);
}

const nameOf = (commonName: string) =>
  der(
    SEQUENCE,
    der(
      0x31,
      der(SEQUENCE, der(OID, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from(commonName))),
    ),
  );

const extension = (oid: string, value: Buffer, isCritical = false) =>
  der(
    SEQUENCE,
    der(OID, Buffer.from(oid, 'hex')),
    ...(isCritical ? [der(0x01, Buffer.from([0xff]))] : []),
    der(0x04, value),
  );

const time = (at: Date) => der(0x18, Buffer.from(at.toISOString().replace(/[-:T]|\.\d+/g, '')));
