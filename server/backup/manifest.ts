import * as yup from 'yup';

/** The format of a backup; the version grows when the format changes, not when the tables do. */
export const backupFormat = { format: 'paramed-cpd-backup', version: 1 } as const;

export const MANIFEST = 'manifest.json';

/** The most files that one backup may list; the list is in memory. */
const FILES_MAX = 5_000_000;

const name = () =>
  yup
    .string()
    .matches(/^[a-z_][a-z0-9_]{0,62}$/)
    .required();
const count = () => yup.number().integer().min(0).required();

const entry = {
  /** The path in the archive; a file's is also its storage key, so that it cannot point elsewhere. */
  path: yup
    .string()
    .matches(/^(database\/[a-z0-9_]{1,63}\.jsonl|evidence\/[\w-]{2}\/[\w-]{2,100})$/)
    .required(),
  bytes: count(),
  sha256: yup
    .string()
    .matches(/^[0-9a-f]{64}$/)
    .required(),
};

const manifestSchema = yup.object({
  format: yup.string().oneOf([backupFormat.format]).required(),
  version: count().oneOf([backupFormat.version]),
  madeAt: yup.string().max(40).required(),
  /** The executed migrations, oldest first: the tables are in that state. */
  migrations: yup.array(yup.string().max(100).required()).min(1).max(10_000).required(),
  tables: yup
    .array(
      yup.object({
        ...entry,
        name: name(),
        columns: yup.array(name()).min(1).max(1_600).required(),
        rows: count(),
      }),
    )
    .min(1)
    .max(1_000)
    .required(),
  /** The next number of each sequence: a deleted row's id is never reused. */
  sequences: yup
    .array(yup.object({ name: name(), next: count() }))
    .max(1_000)
    .required(),
  files: yup
    .array(yup.object({ ...entry, type: yup.string().max(200).required() }))
    .max(FILES_MAX)
    .required(),
  /** Files that the database refers to but that were missing from the storage when the backup was made. */
  missing: yup.array(yup.string().max(200).required()).max(FILES_MAX).required(),
});

export type Manifest = yup.InferType<typeof manifestSchema>;
export type BackedUpTable = Manifest['tables'][number];
export type BackedUpFile = Manifest['files'][number];

/** A backup that cannot be made or restored; the message is for the operator. */
export class BackupError extends Error {}

/** Parses a manifest. Throws BackupError if it is not one of ours, or from a newer version. */
export function readManifest(text: string): Manifest {
  try {
    return manifestSchema.validateSync(JSON.parse(text), { strict: true });
  } catch (error) {
    const why = error instanceof yup.ValidationError ? `  (${error.path ?? 'the whole list'})` : '';
    throw new BackupError(`The file is not a backup that this version can read${why}.`);
  }
}
