import type { CivilDate } from '#domain/dates';

/** A file of the demo account, drawn as a PDF when the account is new (demo-files.ts). */
export interface DemoPaper {
  /** Its file name, without the extension. */
  name: string;
  /** A certificate is landscape with the holder's name, a sheet portrait with a list. */
  layout: 'certificate' | 'sheet';
  title: string;
  /** The issuer: an invented provider, a generic one, or the owner's own notes. */
  by: string;
  lines: readonly string[];
}

/** Draws one; the seed is given it, since the database knows nothing of reports. */
export type DrawPaper = (
  paper: DemoPaper,
  of: { holder: string; day: CivilDate },
) => Promise<Buffer>;
