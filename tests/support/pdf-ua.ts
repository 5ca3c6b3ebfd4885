import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** An element of the structure tree. */
interface Element {
  type: string;
  dict: PDFDict;
  children: Element[];
  /** Marked content and annotations of its own. */
  contents: number;
  annotations: PDFRef[];
}

const name = (key: string) => PDFName.of(key);

/**
 * Returns what breaks the rules of PDF/UA-1 (ISO 14289-1) that a program can check and our documents could break, as
 * the Matterhorn protocol lists them. The number of each checkpoint comes first.
 */
export async function brokenRules(file: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(file);
  const { catalog } = pdf;
  const broken = [
    ...ofDocument(catalog),
    ...pdf.getPages().flatMap((page, index) => ofPage(page.node, index + 1)),
    ...ofFonts(pdf),
  ];
  const root = catalog.lookup(name('StructTreeRoot'));
  if (!(root instanceof PDFDict)) return [...broken, '01-005: no structure tree'];
  const tree = childrenOf(root, pdf).children;
  const all = tree.flatMap(withDescendants);
  return [...broken, ...ofTree(all), ...ofHeadings(all), ...ofAnnotations(pdf, all)];
}

function ofDocument(catalog: PDFDict): string[] {
  const marked = catalog.lookup(name('MarkInfo'), PDFDict).lookup(name('Marked'));
  const view = catalog.lookup(name('ViewerPreferences'), PDFDict).lookup(name('DisplayDocTitle'));
  const metadata = catalog.lookup(name('Metadata'));
  const xmp = metadata instanceof PDFRawStream ? new TextDecoder().decode(contentOf(metadata)) : '';
  return [
    marked !== PDFBool.True && '06-001: not marked as tagged',
    view !== PDFBool.True && '07-002: the title is not displayed',
    !/<dc:title>[^]*?[^\s<>][^]*?<\/dc:title>/.test(xmp) && '06-003: no title in the metadata',
    !/<pdfuaid:part>1<\/pdfuaid:part>/.test(xmp) && '06-002: no mark of PDF/UA-1',
    !textOf(catalog.lookup(name('Lang'))) && '11-006: no language',
  ].filter((each) => each !== false);
}

const contentOf = (stream: PDFRawStream): Uint8Array => decodePDFRawStream(stream).decode();

const textOf = (value: PDFObject | undefined): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';

/** Everything that a page draws must be tagged or an artifact. */
function ofPage(page: PDFDict, number: number): string[] {
  const broken: string[] = [];
  if (page.has(name('Annots')) && page.lookup(name('Tabs')) !== name('S')) {
    broken.push(`28-006: page ${number} has no tab order of its structure`);
  }
  const contents = page.lookup(name('Contents'));
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  const content = streams
    .map((each) => (each instanceof PDFRef ? page.context.lookup(each) : each))
    .filter((each) => each instanceof PDFRawStream)
    .map((each) => new TextDecoder('latin1').decode(contentOf(each)))
    .join('\n');
  // Our embedded fonts number their glyphs with four digits.
  const glyphs = [...content.matchAll(/\[([^\]]*)\]\s*TJ/g)]
    .flatMap(([, array]) => [...array!.matchAll(/<([\da-f]*)>/gi)])
    .flatMap(([, codes]) => codes!.match(/.{4}/g) ?? []);
  if (glyphs.includes('0000')) broken.push(`31-030: page ${number} draws .notdef`);
  const open: string[] = [];
  const operators =
    /\/(\w+)\s+(<<(?:\\.|\((?:\\.|[^\\)])*\)|[^(])*?>>)?\s*B[DM]C|\bEMC\b|\((?:\\.|[^\\)])*\)|\b(?:TJ|Tj|Do|f|S|B|sh)\b|\bf\*/gs;
  for (const [all, tag, properties] of content.matchAll(operators)) {
    if (all.startsWith('(')) continue;
    if (tag) {
      const isArtifact = tag === 'Artifact';
      const isTagged = properties?.includes('/MCID') ?? false;
      if (isArtifact && open.includes('tagged'))
        broken.push(`01-001: page ${number} has an artifact in tagged content`);
      if (isTagged && open.includes('artifact'))
        broken.push(`01-002: page ${number} has tagged content in an artifact`);
      open.push(isArtifact ? 'artifact' : isTagged ? 'tagged' : 'other');
    } else if (all === 'EMC') open.pop();
    else if (!open.some((each) => each !== 'other')) {
      broken.push(`01-003: page ${number} draws what is neither tagged nor an artifact`);
    }
  }
  return [...new Set(broken)];
}

function ofFonts(pdf: PDFDocument): string[] {
  return pdf.context.enumerateIndirectObjects().flatMap(([, each]) => {
    if (!(each instanceof PDFDict) || each.lookup(name('Type')) !== name('Font')) return [];
    const base = String(each.lookup(name('BaseFont')));
    if (each.lookup(name('Subtype')) === name('Type0')) {
      const map = each.lookup(name('ToUnicode'));
      if (!(map instanceof PDFRawStream)) return [`10-001: ${base} says no characters`];
      const said = new TextDecoder('latin1').decode(contentOf(map));
      // The first glyph is that of a missing character, and drawn nowhere.
      const letters = [...said.matchAll(/\[([^\]]*)\]/g)]
        .flatMap(([, list]) => [...list!.matchAll(/<([^>]*)>/g)])
        .slice(1)
        .map(([, hex]) => hex!);
      return letters.some((hex) => /^(0000|feff|fffe|)$/i.test(hex))
        ? [`10-001: ${base} has a glyph without a character`]
        : [];
    }
    const descriptor = each.lookup(name('FontDescriptor'));
    const isEmbedded =
      descriptor instanceof PDFDict &&
      (descriptor.has(name('FontFile2')) || descriptor.has(name('FontFile3')));
    return isEmbedded ? [] : [`31-009: ${base} is not embedded`];
  });
}

function childrenOf(dict: PDFDict, pdf: PDFDocument): Omit<Element, 'type' | 'dict'> {
  const kids = dict.lookup(name('K'));
  const list = kids instanceof PDFArray ? kids.asArray() : kids === undefined ? [] : [kids];
  const result: Omit<Element, 'type' | 'dict'> = { children: [], contents: 0, annotations: [] };
  for (const each of list) {
    const kid = each instanceof PDFRef ? pdf.context.lookup(each) : each;
    if (kid instanceof PDFNumber) result.contents += 1;
    else if (kid instanceof PDFDict && kid.has(name('S'))) {
      const type = kid.lookup(name('S'), PDFName).decodeText();
      result.children.push({ type, dict: kid, ...childrenOf(kid, pdf) });
    } else if (kid instanceof PDFDict && kid.lookup(name('Type')) === name('OBJR')) {
      result.annotations.push(kid.get(name('Obj')) as PDFRef);
    } else if (kid instanceof PDFDict) result.contents += 1;
  }
  return result;
}

const withDescendants = (element: Element): Element[] => [
  element,
  ...element.children.flatMap(withDescendants),
];

/** The types of ISO 32000-1, 14.8.4, that our documents use, and the types that each may contain. */
const within: Record<string, RegExp | undefined> = {
  Table: /^TR$/,
  TR: /^T[HD]$/,
  L: /^LI$/,
  LI: /^(Lbl|LBody)$/,
  TOC: /^TOCI$/,
};
const known =
  /^(Document|Sect|H[1-6]|P|L|LI|Lbl|LBody|Table|TR|TH|TD|Figure|Link|TOC|TOCI|Form|Span)$/;

function ofTree(all: readonly Element[]): string[] {
  return all.flatMap((element) => {
    const { type, dict, children } = element;
    const attributes = dict.lookup(name('A'));
    const scope = attributes instanceof PDFDict ? attributes.lookup(name('Scope')) : undefined;
    const wrong = children.find((child) => within[type]?.test(child.type) === false);
    return [
      !known.test(type) && `02-001: ${type} is no type of the standard`,
      wrong && `09-004: ${wrong.type} in ${type}`,
      type === 'TH' && !scope && '15-003: a header cell without a scope',
      type === 'Figure' && !textOf(dict.lookup(name('Alt'))) && '13-004: a figure without a text',
      type === 'Link' &&
        element.annotations.length === 0 &&
        '28-011: a link without its annotation',
      type === 'Table' && isIrregular(element) && '15-003: rows of different lengths in a table',
    ].filter((each) => typeof each === 'string');
  });
}

const isIrregular = ({ children }: Element): boolean =>
  new Set(children.map((row) => row.children.length)).size > 1;

function ofHeadings(all: readonly Element[]): string[] {
  const levels = all
    .filter(({ type }) => /^H\d$/.test(type))
    .map(({ type }) => Number(type.slice(1)));
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    return level > before + 1 ? [`14-003: heading ${level} after ${before}`] : [];
  });
}

/** Every annotation has its place in the structure, links have a text of their own. */
function ofAnnotations(pdf: PDFDocument, all: readonly Element[]): string[] {
  const placed = new Map(
    all.flatMap(({ type, annotations }) => annotations.map((each) => [each.tag, type] as const)),
  );
  return pdf.getPages().flatMap((page, index) => {
    const annotations = page.node.lookup(name('Annots'));
    if (!(annotations instanceof PDFArray)) return [];
    return annotations.asArray().flatMap((each) => {
      const dict = each instanceof PDFRef ? pdf.context.lookup(each, PDFDict) : (each as PDFDict);
      const where = `on page ${index + 1}`;
      const type = each instanceof PDFRef ? placed.get(each.tag) : undefined;
      const isLink = dict.lookup(name('Subtype')) === name('Link');
      return [
        type === undefined && `28-002: an annotation ${where} is not in the structure`,
        isLink && type !== 'Link' && `28-010: a link ${where} is not in a Link`,
        isLink && !textOf(dict.lookup(name('Contents'))) && `28-012: a link ${where} has no text`,
      ].filter((found) => typeof found === 'string');
    });
  });
}
