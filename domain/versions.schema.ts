import { optionalWholeNumber } from './fields.ts';
import { versionMessages } from './versions.ts';

const versionFrom = (min: number) =>
  optionalWholeNumber({ min, max: 2_147_483_647, message: versionMessages.notAVersion });

/** The version with which an edit began. Left out, or null, nothing is compared: the last who writes wins. */
export const version = versionFrom(1);

/** The same where one write makes or changes: 0 says that there was nothing yet. */
export const versionOrNone = versionFrom(0);
