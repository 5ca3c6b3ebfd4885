const inPlace = 'A file is in its place: remove it, or choose another folder.';

const advice: Record<string, string> = {
  ENOENT: 'It cannot be created: check the path, and that its file system is writable.',
  EISDIR: 'A folder is in its place: remove it, or choose another data folder.',
  EROFS: 'Mount it as writable, or choose another folder.',
  ENOTDIR: inPlace,
  EEXIST: inPlace,
  ENOSPC: 'There is no space left: free some, or choose another folder.',
  EDQUOT: 'There is no space left: free some, or choose another folder.',
};

/** The reason, and what to do, if the data folder or its contents cannot be used; one line. */
export const unusableFolder = (path: string, code: string | undefined): string =>
  `DATA_DIR: ${path} cannot be used (${code ?? 'unknown'}). ${
    advice[code ?? ''] ??
    'Give the user of this program the right to read and write it, or choose another folder.'
  }`;
