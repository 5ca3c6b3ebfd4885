import { isPicture } from '#domain/records/evidence-files';
import { packFileName } from '#domain/records/file-names';
import type { FileProblem } from '#domain/proof/timeline-check';

/** An evidence file as the timeline has it. */
export interface RecordedFile {
  id: number;
  name: string;
  type: string;
  /** Checksum of the file as it was sent. */
  sha256: string;
  /** Checksum of the bytes that are kept; missing for a file that was stored before this was recorded. */
  kept_sha256?: string;
}

export interface FilesManifest {
  /** An evidence file of the self-check has the checksum of what was sent. */
  files: { path: string; sha256: string; sentSha256?: string }[];
  /** Paths of evidence files that were not available; a submission has none. */
  missing?: string[];
  damaged?: string[];
}

interface Packed {
  manifest: FilesManifest;
  /** The checksum of each file that is in the pack, by its path. */
  hashes: ReadonlyMap<string, string>;
  /** The number of each evidence file in a submission, which its path begins with. */
  numbers: ReadonlyMap<number, string>;
}

export interface EvidenceCheck {
  problems: [path: string, problem: FileProblem][];
  /** Number of files that are in the pack byte for byte. */
  same: number;
  /** Number of pictures whose kept bytes the timeline does not have, so that nothing can be compared. */
  unknown: number;
}

/** The checksum that a file must have in a pack; null if the timeline does not say. A picture is saved again when it is sent. */
const keptHash = ({ type, sha256, kept_sha256: kept }: RecordedFile): string | null =>
  kept ?? (isPicture(type) ? null : sha256);

/** Compares the evidence files of a pack with the timeline, byte for byte and each in its place. */
export function evidenceChecked(all: readonly RecordedFile[], packed: Packed): EvidenceCheck {
  const known = all.filter((file) => keptHash(file) !== null);
  const absent = known.filter((file) => !isThere(file, all, packed));
  return {
    problems: replaced(absent, all, packed),
    same: known.length - absent.length,
    unknown: all.length - known.length,
  };
}

/** The places of a file in the pack: by its number in a submission, by the checksum of what was sent in a self-check. */
const placesOf = (
  { id, sha256 }: RecordedFile,
  { manifest: { files }, numbers }: Packed,
): readonly { path: string }[] => {
  const number = numbers.get(id);
  return files.filter((each) =>
    number ? each.path.startsWith(`Evidence/${number} `) : each.sentSha256 === sha256,
  );
};

/** True if the file is in its place; if the pack names none, anywhere. */
function isThere(file: RecordedFile, all: readonly RecordedFile[], packed: Packed): boolean {
  const wanted = keptHash(file)!;
  const places = placesOf(file, packed).map(({ path }) => packed.hashes.get(path) ?? '');
  if (places.length === 0) return [...packed.hashes.values()].includes(wanted);
  // The same file can be attached to several records, and be saved differently by two versions.
  const right = new Set(all.filter(({ sha256 }) => sha256 === file.sha256).map(keptHash));
  return places.includes(wanted) && places.every((hash) => right.has(null) || right.has(hash));
}

/** Finds files in the place of a recorded one; one that was not available has no place, as the pack says. */
function replaced(
  absent: readonly RecordedFile[],
  all: readonly RecordedFile[],
  packed: Packed,
): [path: string, problem: FileProblem][] {
  const { files, missing = [], damaged = [] } = packed.manifest;
  const unavailable = [...missing, ...damaged].map(nameIn);
  const recorded = new Set(
    all.flatMap(({ sha256, kept_sha256: kept }) => [sha256, kept ?? sha256]),
  );
  const others = files.filter(
    ({ sha256, sentSha256 }) => !recorded.has(sha256) && !recorded.has(sentSha256 ?? ''),
  );
  return absent.flatMap((file): [string, FileProblem][] => {
    const places = placesOf(file, packed);
    const wrong = places.filter(({ path }) => packed.hashes.get(path) !== keptHash(file));
    if (places.length > 0) return wrong.map(({ path }) => [path, 'replaced']);
    if (packed.numbers.has(file.id)) return [];
    const plain = nameIn(packFileName(file.name));
    const at = unavailable.indexOf(plain);
    if (at >= 0) {
      // Each file that the pack reports as unavailable excuses one missing file.
      unavailable.splice(at, 1);
      return [];
    }
    const other = others.find((each) => nameIn(each.path).endsWith(plain));
    return other ? [[other.path, 'replaced']] : [];
  });
}

/** The name of a file by its path in a pack, without the number of a second one of that name. */
const nameIn = (path: string): string =>
  path
    .split('/')
    .at(-1)!
    .replace(/ \(\d+\)(?=(\.[a-z]\w{0,7})?$)/i, '');
