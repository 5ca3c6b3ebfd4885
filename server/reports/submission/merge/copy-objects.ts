import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** An object as pdfkit writes it: a string is a name, bytes are a string. */
export type Written =
  | string
  | number
  | boolean
  | null
  | Uint8Array
  | Written[]
  | { [key: string]: Written }
  | Reference;

/** The part of pdfkit's references that we use. */
export interface Reference {
  data: Written;
  compress: boolean;
  end(chunk?: Uint8Array): void;
}

/** Deeper than any program writes. */
const DEPTH_MAX = 100;

/** Entries of a stream that pdfkit writes, that need the rest of its document, or that nobody sees. */
const dropped = new Set(
  ['Length', 'StructParent', 'StructParents', 'Metadata', 'PieceInfo', 'OPI'].map((n) => `/${n}`),
);

/**
 * Copies objects of another document into one of pdfkit's, each once. Every object is written at once, so that the
 * memory of a document is free before the next one is read.
 */
export function createCopier(source: PDFContext, newReference: () => Reference) {
  const copies = new Map<PDFRef, Reference>();
  const waiting: PDFRef[] = [];
  /** References that are not written yet. */
  const open = new Set<Reference>();

  function create(): Reference {
    const made = newReference();
    open.add(made);
    return made;
  }

  function write(to: Reference, data: Written, content?: Uint8Array): void {
    to.data = data;
    to.compress = content !== undefined && !hasFilter(data);
    to.end(content);
    open.delete(to);
  }

  /** Writes a stream. pdfkit writes none without content, so that an empty one becomes a space. */
  function writeStream(to: Reference, entries: Entries, content: Uint8Array): void {
    if (content.length > 0) return write(to, entries, content);
    const { Filter: _, DecodeParms: __, ...rest } = entries;
    write(to, rest, Uint8Array.of(0x20));
  }

  /** Writes a form of our own. */
  function createForm(entries: Entries, content: Uint8Array): Reference {
    const form = create();
    writeStream(form, { Type: 'XObject', Subtype: 'Form', ...entries }, content);
    return form;
  }

  function copyOf(object: PDFObject | undefined, depth = 0): Written {
    if (depth > DEPTH_MAX) throw new Error('nested too deeply');
    if (object instanceof PDFRef) return referenceTo(object);
    if (object instanceof PDFName) return object.asString().slice(1);
    if (object instanceof PDFNumber) return finite(object.asNumber());
    if (object instanceof PDFBool) return object.asBoolean();
    if (object instanceof PDFString || object instanceof PDFHexString) return object.asBytes();
    if (object instanceof PDFArray) return object.asArray().map((each) => copyOf(each, depth + 1));
    if (object instanceof PDFDict) return entriesOf(object, depth);
    if (object instanceof PDFStream) throw new Error('a stream must be an object of its own');
    return null;
  }

  function entriesOf(dict: PDFDict, depth = 0): Entries {
    const entries = dict
      .entries()
      .map(([key, value]) => [key.asString().slice(1), copyOf(value, depth + 1)] as const);
    return Object.fromEntries(entries);
  }

  function referenceTo(ref: PDFRef): Reference {
    const known = copies.get(ref);
    if (known) return known;
    const made = create();
    copies.set(ref, made);
    waiting.push(ref);
    return made;
  }

  function copyStream(to: Reference, { dict }: PDFRawStream, content: Uint8Array): void {
    const kept = dict.entries().filter(([key]) => !dropped.has(key.asString()));
    const entries = kept.map(([key, value]) => [key.asString().slice(1), copyOf(value)] as const);
    writeStream(to, Object.fromEntries(entries), content);
  }

  /** Writes all objects that the copies refer to. A page or catalog is replaced by null: it leads to everything else. */
  function finish(): void {
    for (let ref = waiting.shift(); ref; ref = waiting.shift()) {
      const to = copies.get(ref)!;
      const object = source.lookup(ref);
      if (object instanceof PDFRawStream) copyStream(to, object, object.getContents());
      else write(to, object instanceof PDFDict && isOutside(object) ? null : copyOf(object));
    }
  }

  /** Ends what is not written yet after a failure: pdfkit waits for every reference. */
  function giveUp(): void {
    waiting.length = 0;
    for (const each of open) write(each, null);
  }

  return { copyOf, entriesOf, createForm, finish, giveUp };
}

type Entries = { [key: string]: Written };

const hasFilter = (data: Written): boolean =>
  typeof data === 'object' && data !== null && 'Filter' in data;

/** pdfkit refuses anything else. */
const finite = (value: number): number =>
  Number.isFinite(value) ? Math.max(-1e15, Math.min(1e15, value)) : 0;

export type Copier = ReturnType<typeof createCopier>;

const outside = new Set(['/Page', '/Pages', '/Catalog']);

const isOutside = (dict: PDFDict): boolean => {
  const type = dict.get(PDFName.of('Type'));
  return type instanceof PDFName && outside.has(type.asString());
};
