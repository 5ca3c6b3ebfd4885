import { privateText, type FieldSpecs } from './record-fields.ts';

/** The values of the form that renames a file. */
export interface EvidenceFileValues {
  name: string;
}

/** The fields of an evidence file. */
export const evidenceFileFields: FieldSpecs<EvidenceFileValues> = { name: privateText('Name') };
