import { copyText, type CopyMessages } from '#client/lib/copy-text.ts';
import { showToast } from '#client/lib/toast.ts';
import { recordPageMessages as messages } from '#domain/records/recorded';

/** A file of the server that can be handed to another app. */
export interface SharedFile {
  path: string;
  name: string;
  type: string;
}

/** True if the device has a share sheet. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/** Returns the files that the device's share sheet accepts. */
export function shareable(files: readonly SharedFile[]): readonly SharedFile[] {
  if (!hasShareSheet() || typeof navigator.canShare !== 'function') return [];
  return files.filter(({ name, type }) =>
    navigator.canShare({ files: [new File([], name, { type })] }),
  );
}

/** Opens the share sheet with the page's title and address; copies the address if that fails. */
export async function sharePage(title: string): Promise<void> {
  await shareLink({ title, url: window.location.href }, messages);
}

/** Opens the share sheet with a link; copies it if that fails. */
export async function shareLink(link: ShareData & { url: string }, messages: CopyMessages) {
  try {
    await navigator.share(link);
  } catch (error) {
    if (!isCancelled(error)) await copyText(link.url, messages);
  }
}

/** Copies the page's address. */
export const copyPageLink = (): Promise<void> => copyText(window.location.href, messages);

/** Loads the files and opens the share sheet with them. */
export async function shareFiles(title: string, files: readonly SharedFile[]): Promise<void> {
  try {
    await navigator.share({ title, files: await Promise.all(files.map(loaded)) });
  } catch (error) {
    if (!isCancelled(error)) showToast({ ...messages.shareFailed, variant: 'destructive' });
  }
}

async function loaded({ path, name, type }: SharedFile): Promise<File> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new File([await response.blob()], name, { type });
}

const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
