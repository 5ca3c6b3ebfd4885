import { packFileName } from '#domain/records/file-names';

/** Returns unique names for files and folders within a folder, also on file systems that ignore case. */
export function uniquePaths(): (folder: string, name: string) => string {
  const taken = new Set<string>();
  return (folder, name) => {
    const [stem, ending] = parted(packFileName(name));
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
