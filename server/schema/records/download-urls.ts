import { certificatePath } from '#domain/learning/certificates';
import { evidencePath } from '#domain/records/evidence-files';
import type { Env } from '../../env.ts';

type Address = Pick<Env, 'publicUrl'>;

/** Returns the address at which the owner downloads an evidence file. */
export const fileUrl = ({ publicUrl }: Address, id: string | number): string =>
  publicUrl + evidencePath(id, 'file');

/** Returns the address at which the owner downloads a certificate as PDF. */
export const certificateUrl = ({ publicUrl }: Address, number: string): string =>
  `${publicUrl}/api${certificatePath(number)}`;
