import { registerRoute } from 'workbox-routing';
import { sortFiles } from '#client/lib/loose-files.ts';
import { keepShared } from '#client/lib/shared.ts';
import {
  isEmptyShare,
  SHARE_PARAM,
  SHARE_PATH,
  sharedWordsOf,
  type ShareOutcome,
} from '#domain/records/sharing';

/** Takes what other apps share with the installed app, also without a connection; the page then opens the quick log. */
export function listenToShares(): void {
  registerRoute(
    SHARE_PATH,
    async ({ request }) => goTo((await hasKept(request)) ? 'kept' : 'failed'),
    'POST',
  );
}

async function hasKept(request: Request): Promise<boolean> {
  try {
    const form = await request.formData();
    const files = form.getAll('files').filter((each) => each instanceof File);
    const words = sharedWordsOf((name) => form.get(name));
    if (isEmptyShare(words, files)) return false;
    await keepShared({ words, ...sortFiles(files) });
    return true;
  } catch {
    // Damaged, or no room on the device.
    return false;
  }
}

const goTo = (outcome: ShareOutcome): Response =>
  Response.redirect(`/?${SHARE_PARAM}=${outcome}`, 303);
