import { inflateSync } from 'node:zlib';

/** The text and the width, per mille of the size, of each glyph. */
interface Font {
  letters: string[];
  widths: number[];
}

/** The text of a PDF made by pdfkit, line by line in drawing order. Not a general PDF reader. */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file);
  const all = [...objects.values()];
  const fonts = new Map<string, Font>();
  for (const [, name, id] of all
    .map(({ head }) => head)
    .join('')
    .matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const { head } = objects.get(id!)!;
    const map = objects.get(/\/ToUnicode (\d+)/.exec(head)?.[1] ?? '');
    const { head: own = '' } = objects.get(/\/DescendantFonts \[(\d+)/.exec(head)?.[1] ?? '') ?? {};
    const widths = (/\/W \[0 \[([^\]]*)\]/.exec(own)?.[1] ?? '').split(' ').map(Number);
    if (map) fonts.set(name!, { letters: unicode(map.stream), widths });
  }
  return all
    .filter(({ stream }) => stream.includes('TJ'))
    .map(({ stream }) => drawn(stream, fonts))
    .join('\n');
}

/** Returns the text of all streams of a PDF, except fonts and pictures. */
export const pdfStreams = (file: Buffer): string =>
  [...objectsOf(file).values()].map(({ stream }) => stream).join('\n');

/** The filled squares that a PDF draws, with left and top edge in points. */
export function pdfSquares(file: Buffer): { x: number; y: number; size: number }[] {
  return [...pdfStreams(file).matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)]
    .map(([, x, y, width, height]) => ({ x, y, width, height }))
    .filter(({ width, height }) => width === height)
    .map(({ x, y, width }) => ({ x: Number(x), y: Number(y), size: Number(width) }));
}

function objectsOf(file: Buffer): Map<string, { head: string; stream: string }> {
  const objects = new Map<string, { head: string; stream: string }>();
  for (const [, id, body] of file.toString('latin1').matchAll(/(\d+) 0 obj\n([^]*?)endobj/g)) {
    const [head, packed] = body!.split('stream\n', 2) as [string, string | undefined];
    const isText =
      packed !== undefined && head.includes('/FlateDecode') && !head.includes('/Length1');
    const stream = isText ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '';
    objects.set(id!, { head, stream });
  }
  return objects;
}

/** Maps each glyph of a font to its text. */
function unicode(map: string): string[] {
  const lists = [...map.matchAll(/\[([^\]]*)\]\n?/g)].map(([, list]) => list!);
  return lists
    .flatMap((list) => [...list.matchAll(/<([0-9a-f ]*)>/g)])
    .map(([, hex]) => Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
}

/** Returns the drawn text. Text in another font that begins where the last text ended continues its line. */
function drawn(content: string, fonts: Map<string, Font>): string {
  let font: Font = { letters: [], widths: [] };
  let size = 0;
  let place = { x: Number.NaN, y: 0 };
  let end = { x: Number.NaN, y: 0 };
  const lines: string[] = [];
  for (const [, x, y, name, points, shown] of content.matchAll(
    /1 0 0 1 ([-\d.]+) ([-\d.]+) Tm|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g,
  )) {
    if (x) place = { x: Number(x), y: Number(y) };
    else if (name) {
      font = fonts.get(name) ?? { letters: [], widths: [] };
      size = Number(points);
    } else {
      let text = '';
      let length = 0;
      for (const [, hex, back] of shown!.matchAll(/<([0-9a-f]+)>|(-?[\d.]+)/g)) {
        if (back) length -= Number(back);
        for (const glyph of hex?.match(/.{4}/g) ?? []) {
          const index = Number.parseInt(glyph, 16);
          text += font.letters[index] ?? '';
          length += font.widths[index] ?? 0;
        }
      }
      const continues = place.y === end.y && Math.abs(place.x - end.x) < 0.05;
      if (continues) lines.push(`${lines.pop()}${text}`);
      else lines.push(text);
      end = { x: place.x + (length * size) / 1000, y: place.y };
      place = end;
    }
  }
  return lines.join('\n');
}
