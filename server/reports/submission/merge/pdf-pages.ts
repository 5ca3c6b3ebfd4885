import {
  decodePDFRawStream,
  ParseSpeeds,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument as Source,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFStream,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { inflateSync } from 'node:zlib';
import { createCopier, type Copier, type Reference, type Written } from './copy-objects.ts';
import type { Guest, GuestPage } from './guest-page.ts';
import { mergeLimits } from '#domain/proof/submission';

/** The part of pdfkit that we use to write objects of our own; its types do not have it. */
interface Writer {
  ref(data: object): Reference;
  page: { xobjects: Record<string, Reference> };
  save(): void;
  restore(): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  addContent(operators: string): void;
}

/** The content of one page unpacked; more is a trap. */
const CONTENT_MAX = 64 * 1024 * 1024;

/** Comments, stamps and filled fields drawn on one page. */
const ANNOTATIONS_MAX = 500;

/**
 * Copies the pages of a PDF into the document as pictures of it: what they show, with filled fields and stamps, but
 * without links, scripts and attachments. Without room for all its pages none is copied.
 */
export async function pdfPages(
  writer: PDFKit.PDFDocument,
  bytes: Uint8Array,
  room: number,
): Promise<Guest> {
  const to = writer as unknown as Writer;
  let source: Source;
  try {
    source = await Source.load(bytes, {
      // Opens what anybody can open: only its owner has a password.
      password: '',
      preserveXFA: true,
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Fastest,
      throwOnInvalidObject: false,
    });
  } catch (error) {
    // The package has no class of its own for most of these errors.
    return { reason: /password|encrypt/i.test(String(error)) ? 'encrypted' : 'broken' };
  }
  const copier = createCopier(source.context, () => to.ref({}));
  try {
    if (isAdobeForm(source)) return { reason: 'xfa' };
    const pages = source.getPages();
    if (pages.length === 0) return { reason: 'broken' };
    if (pages.length > mergeLimits.pagesPerFile) return { reason: 'tooManyPages' };
    if (pages.length > room) return { reason: 'tooMuch' };
    const guests = pages.map((page) => pageOf(page, copier, to));
    copier.finish();
    return { pages: guests };
  } catch {
    copier.giveUp();
    return { reason: 'broken' };
  }
}

/** True for a form in XFA, whose only page asks to wait or to use another program. A form in both ways has fields, and is shown. */
function isAdobeForm({ catalog }: Source): boolean {
  const form = catalog.lookup(PDFName.of('AcroForm'));
  if (!(form instanceof PDFDict) || !form.has(PDFName.of('XFA'))) return false;
  const fields = form.lookup(PDFName.of('Fields'));
  const isRendered = catalog.lookup(PDFName.of('NeedsRendering')) === PDFBool.True;
  return isRendered || !(fields instanceof PDFArray) || fields.size() === 0;
}

let forms = 0;

function pageOf(page: PDFPage, copier: Copier, to: Writer): GuestPage {
  const [left, bottom, right, top] = visibleBox(page);
  const [across, up] = [right - left, top - bottom];
  if (!(across > 0 && up > 0)) throw new Error('a page without a size');
  const turned = (((page.getRotation().angle % 360) + 360) % 360) as 0 | 90 | 180 | 270;
  const matrix = {
    0: [1, 0, 0, 1, -left, -bottom],
    90: [0, -1, 1, 0, -bottom, right],
    180: [-1, 0, 0, -1, right, top],
    270: [0, 1, -1, 0, top, -left],
  }[turned];
  if (!matrix) throw new Error('a page turned by half a corner');
  const box = { BBox: [left, bottom, right, top] };
  const resources = page.node.Resources();
  const group = page.node.lookupMaybe(PDFName.of('Group'), PDFDict);
  const { content, packing } = contentOf(page, copier);
  const whole = copier.createForm(
    {
      ...box,
      ...packing,
      Resources: resources ? copier.entriesOf(resources) : {},
      ...(group && { Group: copier.entriesOf(group) }),
    },
    content,
  );
  const drawn = annotationsOf(page, copier);
  const names = Object.fromEntries(drawn.map(({ form }, index) => [`A${index}`, form]));
  const operators = [
    'q /P Do Q',
    ...drawn.map(({ place }, index) => `q ${place.map(decimal).join(' ')} cm /A${index} Do Q`),
  ];
  const form = copier.createForm(
    { ...box, Matrix: matrix, Resources: { XObject: { P: whole, ...names } } },
    Buffer.from(operators.join('\n')),
  );
  const isUpright = turned % 180 === 0;
  const [width, height] = isUpright ? [across, up] : [up, across];
  const name = `G${(forms += 1)}`;
  return {
    width,
    height,
    draw(x, y, scale) {
      to.page.xobjects[name] = form;
      to.save();
      to.transform(scale, 0, 0, -scale, x, y + height * scale);
      to.addContent(`/${name} Do`);
      to.restore();
    },
  };
}

/** The visible part of a page: its crop box, as far as the paper reaches (ISO 32000-1, 14.11.2). Corners may come in any order. */
function visibleBox(page: PDFPage): [number, number, number, number] {
  const paper = cornersOf(page.getMediaBox());
  const crop = cornersOf(page.getCropBox());
  const [left, bottom] = [Math.max(paper[0], crop[0]), Math.max(paper[1], crop[1])];
  const [right, top] = [Math.min(paper[2], crop[2]), Math.min(paper[3], crop[3])];
  return right > left && top > bottom ? [left, bottom, right, top] : paper;
}

function cornersOf({ x, y, width, height }: ReturnType<PDFPage['getMediaBox']>) {
  const [right, top] = [x + width, y + height];
  return [Math.min(x, right), Math.min(y, top), Math.max(x, right), Math.max(y, top)] as [
    number,
    number,
    number,
    number,
  ];
}

/** The content of a page. A single stream stays packed; several are one text, which may break off anywhere. */
function contentOf(
  page: PDFPage,
  copier: Copier,
): { content: Uint8Array; packing: { [entry: string]: Written } } {
  const found = page.node.Contents();
  const streams = (found instanceof PDFArray ? listOf(found) : [found]).filter(
    (each) => each instanceof PDFStream,
  );
  const [only] = streams;
  if (streams.length === 1 && only instanceof PDFRawStream) {
    const packing = ['Filter', 'DecodeParms'].flatMap((entry) => {
      const value = only.dict.get(PDFName.of(entry));
      return value ? [[entry, copier.copyOf(value)] as const] : [];
    });
    return { content: only.getContents(), packing: Object.fromEntries(packing) };
  }
  const contents = streams.flatMap((each) => [unpacked(each), Buffer.from('\n')]);
  return { content: Buffer.concat(contents), packing: {} };
}

const listOf = (array: PDFArray): (PDFObject | undefined)[] =>
  Array.from({ length: array.size() }, (_, index) => array.lookup(index));

function unpacked(stream: PDFStream): Uint8Array {
  if (!(stream instanceof PDFRawStream)) return stream.getContents();
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const hasParameters = stream.dict.has(PDFName.of('DecodeParms'));
  if (filter === PDFName.of('FlateDecode') && !hasParameters) {
    try {
      return inflateSync(stream.getContents(), { maxOutputLength: CONTENT_MAX });
    } catch (error) {
      // A stream that is cut short is shown as far as it goes.
      if ((error as NodeJS.ErrnoException).code !== 'Z_BUF_ERROR') throw error;
    }
  }
  return decodePDFRawStream(stream).decode();
}

/** The visible annotations of a page, such as stamps and filled fields, as forms with their place. */
function annotationsOf(page: PDFPage, copier: Copier): { form: Written; place: number[] }[] {
  const annotations = page.node.Annots();
  if (!annotations) return [];
  return listOf(annotations)
    .slice(0, ANNOTATIONS_MAX)
    .flatMap((annotation) => {
      const form = annotation instanceof PDFDict ? appearanceOf(annotation) : undefined;
      if (!form || !(annotation instanceof PDFDict)) return [];
      const place = placeOf(annotation, form.stream);
      return place ? [{ form: copier.copyOf(form.ref), place }] : [];
    });
}

const HIDDEN = 0b10;
const NO_VIEW = 0b100000;
const notDrawn = new Set(['/Link', '/Popup']);

function appearanceOf(annotation: PDFDict): { ref: PDFObject; stream: PDFStream } | undefined {
  const kind = annotation.lookup(PDFName.of('Subtype'));
  const flags = annotation.lookup(PDFName.of('F'));
  if (kind instanceof PDFName && notDrawn.has(kind.asString())) return undefined;
  if (flags instanceof PDFNumber && flags.asNumber() & (HIDDEN | NO_VIEW)) return undefined;
  const appearances = annotation.lookup(PDFName.of('AP'));
  if (!(appearances instanceof PDFDict)) return undefined;
  const normal = appearances.lookup(PDFName.of('N'));
  if (normal instanceof PDFStream) {
    return { ref: appearances.get(PDFName.of('N'))!, stream: normal };
  }
  const state = annotation.lookup(PDFName.of('AS'));
  if (!(normal instanceof PDFDict) || !(state instanceof PDFName)) return undefined;
  const stream = normal.lookup(state);
  return stream instanceof PDFStream ? { ref: normal.get(state)!, stream } : undefined;
}

/** The matrix that moves an appearance into the rectangle of its annotation (ISO 32000-1, 12.5.5, algorithm 8.1). */
function placeOf(annotation: PDFDict, { dict }: PDFStream): number[] | null {
  const rect = numbersOf(annotation.lookup(PDFName.of('Rect')), 4);
  const box = numbersOf(dict.lookup(PDFName.of('BBox')), 4);
  if (!rect || !box) return null;
  const [a, b, c, d, e, f] = numbersOf(dict.lookup(PDFName.of('Matrix')), 6) ?? [1, 0, 0, 1, 0, 0];
  const corners = [
    [box[0]!, box[1]!],
    [box[0]!, box[3]!],
    [box[2]!, box[1]!],
    [box[2]!, box[3]!],
  ].map(([x, y]) => [a! * x! + c! * y! + e!, b! * x! + d! * y! + f!] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom];
  if (!(width > 0 && height > 0)) return null;
  const [x, y] = [Math.min(rect[0]!, rect[2]!), Math.min(rect[1]!, rect[3]!)];
  const across = Math.abs(rect[2]! - rect[0]!) / width;
  const up = Math.abs(rect[3]! - rect[1]!) / height;
  return [across, 0, 0, up, x - left * across, y - bottom * up];
}

function numbersOf(object: PDFObject | undefined, count: number): number[] | null {
  if (!(object instanceof PDFArray) || object.size() !== count) return null;
  const numbers = listOf(object).map((each) => (each instanceof PDFNumber ? each.asNumber() : NaN));
  return numbers.every(Number.isFinite) ? numbers : null;
}

/** A number without an exponent, which PDF does not know. */
const decimal = (value: number): string => String(Number(value.toFixed(6)));
