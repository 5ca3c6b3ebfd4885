import { Certificate, ContentInfo, SignedData } from 'pkijs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeAuthority, type TimeAuthority } from '#tests/support/time-authority';
import { certificatesIn, readToken, stampRequest, tokenIn } from '#domain/proof/time-stamp-tokens';

const root = 'ab'.repeat(32);
let authority: TimeAuthority;
let query: Uint8Array;
beforeAll(async () => {
  authority = await timeAuthority();
  query = await stampRequest(root, Uint8Array.of(0x41));
});
afterAll(() => authority.stop());
const read = (token: Uint8Array<ArrayBuffer>) =>
  readToken(token, root, certificatesIn(authority.root));
const signedIn = (token: Uint8Array<ArrayBuffer>) =>
  new SignedData({ schema: ContentInfo.fromBER(token).content });
const tokenOf = (signed: SignedData) =>
  new Uint8Array(
    new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) })
      .toSchema()
      .toBER(),
  );

test.each(['sha256', 'older'] as const)('a token names its certificate by %s', async (variant) => {
  const token = tokenIn(authority.reply(query, variant));
  expect(await read(token)).toMatchObject({ authority: 'Clock 1, Tests', isKnown: true });
});

test('a token that is signed with SHA-1 is refused', async () => {
  await expect(read(tokenIn(authority.reply(query, 'sha1')))).rejects.toThrow('digest');
});

test('a signature that does not name its certificate is refused', async () => {
  const { eContent } = signedIn(tokenIn(authority.reply(query))).encapContentInfo;
  const plain = authority.signedPlainly(new Uint8Array(eContent!.getValue()));
  await expect(read(plain)).rejects.toThrow('certificate is not signed');
});

test('what was signed as another type is refused', async () => {
  const { eContent } = signedIn(tokenIn(authority.reply(query))).encapContentInfo;
  const type = '1.2.840.113549.1.9.16.1.2';
  const signed = signedIn(authority.signedPlainly(new Uint8Array(eContent!.getValue()), type));
  signed.encapContentInfo.eContentType = '1.2.840.113549.1.9.16.1.4';
  await expect(read(tokenOf(signed))).rejects.toThrow('signed type');
});

test.each(['sha256', 'older'] as const)(
  'a certificate of the same key and number in the place of the signer’s is refused: %s',
  async (variant) => {
    const signed = signedIn(tokenIn(authority.reply(query, variant)));
    const second = Certificate.fromBER(authority.secondCertificate());
    signed.certificates = [second, ...certificatesIn(authority.root)];
    await expect(read(tokenOf(signed))).rejects.toThrow('another certificate');
  },
);
