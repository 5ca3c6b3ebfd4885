const inPlace = 'A file is in its place: remove it, or choose another folder.';

const advice: Record<string, string> = {
  ENOENT: 'It cannot be made: check the path, and whether its file system can be written.',
  EISDIR: 'A folder is in its place: remove it, or choose another data folder.',
  EROFS: 'Mount it so that it can be written, or choose another folder.',
  ENOTDIR: inPlace,
  EEXIST: inPlace,
  ENOSPC: 'There is no space left: free some, or choose another folder.',
  EDQUOT: 'There is no space left: free some, or choose another folder.',
};

/** Why the data folder, or what is in it, cannot be used, and what to do, in one line. */
export const unusableFolder = (path: string, code: string | undefined): string =>
  `DATA_DIR: ${path} cannot be used (${code ?? 'unknown'}). ${
    advice[code ?? ''] ??
    'Give the user of this program the right to read and write it, or choose another folder.'
  }`;
