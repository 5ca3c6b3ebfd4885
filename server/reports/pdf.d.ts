/** The few parts of fontkit that we use; the package has no types. */
declare module 'fontkit' {
  export interface Font {
    readonly ascent: number;
    readonly descent: number;
    readonly unitsPerEm: number;
    readonly postscriptName: string;
    readonly characterSet: readonly number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(file: Uint8Array): Font;
}

/** The parts of linebreak and subset-font that we use; neither has types. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number } | null;
  }
}
declare module 'subset-font' {
  /** Returns a font with only the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}

/** Options that pdfkit 0.20 accepts and its types lack. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** The cells that a header cell is about. */
    scope?: 'Row' | 'Column';
  }
  interface TableOptions {
    /** The structure element of the table, for screen readers. */
    structParent?: PDFStructureElement;
  }
  interface PDFAttachmentOptions {
    /** How the file relates to the document (PDF 2.0, AFRelationship). */
    relationship?: 'Alternative';
  }
  interface AnnotationOption {
    /** The structure element of a link, for screen readers. */
    structParent?: PDFStructureElement;
  }
}

declare namespace PDFKit {
  interface PDFDocument {
    /** Reads a picture without drawing it. */
    openImage(source: Uint8Array): {
      width: number;
      height: number;
      /** As EXIF numbers it; above 4, width and height are swapped. */
      orientation?: number;
      /** Writes it into the file, once. */
      embed(document: PDFDocument): void;
    };
  }
}
