import unhomoglyph from 'unhomoglyph';

/**
 * What a username looks like: two names with the same skeleton can be taken for each other (Unicode Technical Standard
 * 39, with its table of confusables). The table knows the letters l, I and 1 as one; since the case of letters makes no
 * difference here and I is the capital of i, that is the same letter too.
 */
export function usernameSkeleton(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return unhomoglyph(plain)
    .toLowerCase()
    .replace(/i/g, 'l')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFD');
}
