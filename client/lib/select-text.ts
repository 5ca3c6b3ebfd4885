/** Focuses a field by name within an area and selects part of its text. */
export function selectText(
  area: ParentNode | null,
  { name, start, end }: { name: string; start: number; end: number },
): void {
  const field = Array.from(
    area?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [],
  ).find((each) => each.name === name);
  field?.focus();
  field?.setSelectionRange(start, end);
}
