import { looseFileProblem, shareLimits, sharingTexts } from '#domain/records/sharing';

/** A file that cannot be added, and why. */
export interface Refused {
  name: string;
  reason: string;
}

/** Files from elsewhere: those that can be added, and the others. */
export interface SortedFiles {
  files: readonly File[];
  refused: readonly Refused[];
}

/** Splits files into those that can be added and the others, with the reason. */
export function sortFiles(given: readonly File[]): SortedFiles {
  const judged = given.map((file) => ({ file, reason: looseFileProblem(file) }));
  const good = judged.filter(({ reason }) => reason === null).map(({ file }) => file);
  const { files: most } = shareLimits;
  return {
    files: good.slice(0, most),
    refused: [
      ...judged.flatMap(({ file: { name }, reason }) => (reason ? [{ name, reason }] : [])),
      ...good.slice(most).map(({ name }) => ({ name, reason: sharingTexts.tooMany })),
    ].slice(0, most),
  };
}

interface Listeners {
  onFiles: (files: readonly File[]) => void;
  /** True while files are held over the page. */
  onOver: (isOver: boolean) => void;
}

/** The browser repeats its event at least this often while files are held over the page. */
const STILL_OVER_MS = 500;

/**
 * Takes files that are pasted or dropped anywhere, unless a dialog is open or a part of the page takes them. Returns a
 * function that stops it.
 */
export function listenToLooseFiles({ onFiles, onOver }: Listeners): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = (event: DragEvent) => {
    if (!hasFiles(event) || event.defaultPrevented) return left();
    // Otherwise the browser would open the file in place of the app, and what is half written would be lost.
    event.preventDefault();
    const isFree = !isDialogOpen();
    event.dataTransfer!.dropEffect = isFree ? 'copy' : 'none';
    onOver(isFree);
    clearTimeout(timer);
    timer = setTimeout(left, STILL_OVER_MS);
  };
  const left = () => {
    clearTimeout(timer);
    onOver(false);
  };
  const drop = (event: DragEvent) => {
    left();
    if (!hasFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (!isDialogOpen()) onFiles([...event.dataTransfer!.files]);
  };
  const paste = (event: ClipboardEvent) => {
    const files = pastedFiles(event);
    if (files.length === 0 || event.defaultPrevented || isDialogOpen()) return;
    event.preventDefault();
    onFiles(files);
  };
  // Listens on the window, since parts of the page listen to the document.
  window.addEventListener('dragover', over);
  window.addEventListener('drop', drop);
  window.addEventListener('paste', paste);
  return () => {
    left();
    window.removeEventListener('dragover', over);
    window.removeEventListener('drop', drop);
    window.removeEventListener('paste', paste);
  };
}

/** Returns the pasted files. Text copied from an office program includes a picture of itself, which is ignored. */
export function pastedFiles({ clipboardData }: ClipboardEvent): File[] {
  if (!clipboardData || [...clipboardData.types].includes('text/plain')) return [];
  return [...clipboardData.files];
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

const isDialogOpen = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** The part of the browser's launch queue that we use; browsers that open files with apps have it. */
interface LaunchQueue {
  setConsumer: (
    consumer: (launch: { files?: readonly { getFile: () => Promise<File> }[] }) => void,
  ) => void;
}

/** Takes files that the user opens with the installed app, also those from before it was called. */
export function listenToOpenedFiles(onFiles: (files: readonly File[]) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length === 0) return;
    Promise.all(files.slice(0, 2 * shareLimits.files).map((file) => file.getFile())).then(
      onFiles,
      // Moved or deleted since.
      () => {},
    );
  });
}
