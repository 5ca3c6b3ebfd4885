/** The few parts of fontkit that we use; the package has no types. */
declare module 'fontkit' {
  export interface Font {
    readonly ascent: number;
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(file: Uint8Array): Font;
}

/** Options that pdfkit 0.20 accepts and its types lack. */
declare namespace PDFKit.Mixins {
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
