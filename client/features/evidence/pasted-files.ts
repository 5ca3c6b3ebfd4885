/** Returns the pasted files. Text copied from an office program includes a picture of itself, which is ignored. */
export function pastedFiles({ clipboardData }: ClipboardEvent): File[] {
  if (!clipboardData || [...clipboardData.types].includes('text/plain')) return [];
  return [...clipboardData.files];
}
