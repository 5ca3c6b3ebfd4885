import unhomoglyph from 'unhomoglyph';
import { usernameKey } from '#domain/account/users';

/**
 * A normalised form of a username: two names with the same skeleton look alike (Unicode Technical Standard 39, with its
 * table of confusables). Capitals are looked up both as they are and in lower case, since a name shows as typed. The
 * table equates the letters l and I and the digit 1; I is the capital of i, so i matches too. Accents on Latin letters are
 * easily overlooked; in other scripts such marks make other letters.
 */
export function usernameSkeleton(name: string): string {
  const plain = name
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return unhomoglyph(unhomoglyph(plain).toLowerCase())
    .toLowerCase()
    .replace(/i/g, 'l')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1');
}

/** The columns stored beside a username for comparison. */
export const usernameColumns = (username: string) => ({
  usernameKey: usernameKey(username),
  usernameSkeleton: usernameSkeleton(username),
});
