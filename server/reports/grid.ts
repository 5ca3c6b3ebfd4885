import type { TemplateField } from '#domain/templates';
import type { Paper } from './paper.ts';

const GAP = 24;
const BETWEEN_ROWS = 8;

/** Fields to type into, side by side; a wide one has a row of its own. */
export function grid(
  { doc, margin, width, field }: Paper,
  fields: readonly TemplateField[],
  { columns, above }: { columns: number; above: number },
): void {
  const column = (width() - (columns - 1) * GAP) / columns;
  let y = doc.y + above;
  let end = y;
  let place = 0;
  for (const { label, wide = false } of fields) {
    if (wide || place === columns) {
      if (place > 0) y = end + BETWEEN_ROWS;
      place = 0;
    }
    const x = margin + place * (column + GAP);
    end = Math.max(place === 0 ? 0 : end, field(label, { x, y, width: wide ? width() : column }));
    place = wide ? columns : place + 1;
  }
  doc.x = margin;
  doc.y = end;
}
