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
}
