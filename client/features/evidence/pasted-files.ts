/** The files in what is pasted. A text that an office program copied comes with a picture of itself: that is text. */
export function pastedFiles({ clipboardData }: ClipboardEvent): File[] {
  if (!clipboardData || [...clipboardData.types].includes('text/plain')) return [];
  return [...clipboardData.files];
}
