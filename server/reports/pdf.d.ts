/** The little of fontkit that is used; the package brings no types. */
declare module 'fontkit' {
  export interface Font {
    readonly ascent: number;
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(file: Uint8Array): Font;
}

/** What pdfkit 0.20 takes and its types do not know yet. */
declare namespace PDFKit.Mixins {
  interface TableOptions {
    /** Where the table stands for those who listen to the document. */
    structParent?: PDFStructureElement;
  }
}
