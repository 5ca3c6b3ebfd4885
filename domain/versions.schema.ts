import { optionalWholeNumber } from './fields.ts';
import { versionMessages } from './versions.ts';

const versionFrom = (min: number) =>
  optionalWholeNumber({ min, max: 2_147_483_647, message: versionMessages.notAVersion });

/** Version at the start of an edit. If left out or null, nothing is compared and the last write wins. */
export const version = versionFrom(1);

/** Version for a write that creates or updates: 0 means that the record did not exist yet. */
export const versionOrNone = versionFrom(0);
