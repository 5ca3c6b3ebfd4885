import { plainFileName } from '#domain/file-names';

/** Characters that a name keeps, ours; a path of two stays below what Windows takes. */
const NAME_MAX = 80;

/** Names of files and folders in a folder, none of them twice: also not where a system takes A and a for the same. */
export function uniquePaths(): (folder: string, name: string) => string {
  const taken = new Set<string>();
  return (folder, name) => {
    const [stem, ending] = parted(plainFileName(name, NAME_MAX) || 'Unnamed');
    for (let n = 1; ; n += 1) {
      const path = [folder, `${stem}${n === 1 ? '' : ` (${n})`}${ending}`]
        .filter(Boolean)
        .join('/');
      const key = path.normalize('NFKC').toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return path;
    }
  };
}

function parted(name: string): [stem: string, ending: string] {
  const ending = /\.[a-z]\w{0,7}$/i.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - ending.length), ending];
}
