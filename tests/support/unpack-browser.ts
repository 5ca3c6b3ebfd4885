import { browserPath } from './browser.ts';

/** Unpacks the packaged browser once, before two test files reach for it at the same time. */
export default async function setup(): Promise<void> {
  await browserPath();
}
