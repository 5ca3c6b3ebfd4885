import { inflateSync } from 'node:zlib';

/** The text of a PDF made by pdfkit, line by line in drawing order. Not a general PDF reader. */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file);
  const all = [...objects.values()];
  const fonts = new Map<string, string[]>();
  for (const [, name, id] of all
    .map(({ head }) => head)
    .join('')
    .matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = objects.get(/\/ToUnicode (\d+)/.exec(objects.get(id!)!.head)?.[1] ?? '');
    if (map) fonts.set(name!, unicode(map.stream));
  }
  return all
    .filter(({ stream }) => stream.includes('TJ'))
    .map(({ stream }) => drawn(stream, fonts))
    .join('\n');
}

/** The filled squares that a PDF draws, with left and top edge in points. */
export function pdfSquares(file: Buffer): { x: number; y: number; size: number }[] {
  const drawing = [...objectsOf(file).values()].map(({ stream }) => stream).join('\n');
  return [...drawing.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)]
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

function drawn(content: string, fonts: Map<string, string[]>): string {
  let font: string[] = [];
  const lines: string[] = [];
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? [];
    else {
      const glyphs = [...shown!.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) =>
        hex!.match(/.{4}/g)!,
      );
      lines.push(glyphs.map((glyph) => font[Number.parseInt(glyph, 16)] ?? '').join(''));
    }
  }
  return lines.join('\n');
}
