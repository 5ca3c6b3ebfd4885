import { createHash } from 'node:crypto';
import { objectsOf, textOf, type Json } from '#domain/records/badge-contents';

/** True if the recipient of a badge of version 2.0 is the account's confirmed e-mail address. */
export function isRecipient(recipient: Json | null, email: string | null): boolean {
  if (!recipient || !isEmail(recipient['type'])) return false;
  return isSame(recipient['identity'], recipient['salt'], recipient['hashed'] === true, email);
}

/** The same for the subject of a badge of version 3.0, which can have several identifiers. */
export function isSubject(subject: Json, email: string | null): boolean {
  const identifiers = objectsOf(subject['identifier']);
  const isNamed = identifiers.some(
    (each) =>
      isEmail(each['identityType']) &&
      isSame(each['identityHash'], each['salt'], each['hashed'] === true, email),
  );
  return isNamed || isSame(mailto(subject['id']), null, false, email);
}

const isEmail = (type: unknown): boolean =>
  ['email', 'emailAddress', 'schema:email'].includes(String(type));

const mailto = (id: unknown): string | null =>
  textOf(id)?.startsWith('mailto:') ? textOf(id)!.slice('mailto:'.length) : null;

/** Issuers hash an address as it was typed, or in small letters. */
function isSame(identity: unknown, salt: unknown, isHashed: boolean, email: string | null) {
  const given = textOf(identity);
  if (given === null || email === null) return false;
  const spellings = [...new Set([email, email.toLowerCase()])];
  if (!isHashed && !given.startsWith('sha256$')) {
    return given.trim().toLowerCase() === email.toLowerCase();
  }
  const hashOf = (text: string) =>
    `sha256$${createHash('sha256')
      .update(text + (textOf(salt) ?? ''))
      .digest('hex')}`;
  return spellings.some((each) => hashOf(each) === given.toLowerCase());
}
