import * as yup from 'yup';

/** What a backup says of itself; the number grows when its form changes, not when the tables do. */
export const backupFormat = { format: 'paramed-cpd-backup', version: 1 } as const;

export const MANIFEST = 'manifest.json';

/** The most files that one backup may list; it stands in memory. */
const FILES_MAX = 5_000_000;

const name = () =>
  yup
    .string()
    .matches(/^[a-z_][a-z0-9_]{0,62}$/)
    .required();
const count = () => yup.number().integer().min(0).required();

const entry = {
  /** Where it lies in the archive; a file's is its key in the storage, too, so that it leads nowhere else. */
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
  /** What had been migrated, oldest first: the tables are those of that moment. */
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
  /** The number that each sequence gives next: a deleted row's id is never given again. */
  sequences: yup
    .array(yup.object({ name: name(), next: count() }))
    .max(1_000)
    .required(),
  files: yup
    .array(yup.object({ ...entry, type: yup.string().max(200).required() }))
    .max(FILES_MAX)
    .required(),
  /** Files that the database knows and the storage had not, when the backup was made. */
  missing: yup.array(yup.string().max(200).required()).max(FILES_MAX).required(),
});

export type Manifest = yup.InferType<typeof manifestSchema>;
export type BackedUpTable = Manifest['tables'][number];
export type BackedUpFile = Manifest['files'][number];

/** A backup that cannot be made or brought back; the message is for the operator. */
export class BackupError extends Error {}

/** Reads what was written as a manifest. Throws BackupError where it is none of ours, or a newer one's. */
export function readManifest(text: string): Manifest {
  try {
    return manifestSchema.validateSync(JSON.parse(text), { strict: true });
  } catch (error) {
    const why = error instanceof yup.ValidationError ? ` (${error.path ?? 'all of it'})` : '';
    throw new BackupError(`The file is no backup that this version can read${why}.`);
  }
}
