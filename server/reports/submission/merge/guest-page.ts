import type { NotMerged } from '#domain/proof/submission';

/** A page of another document, ready to be drawn: a form or an image of the PDF, and its size in points. */
export interface GuestPage {
  width: number;
  height: number;
  /** Draws it with its top left corner at a point, at a scale. */
  draw: (x: number, y: number, scale: number) => void;
}

/** A piece of evidence: its pages, or the reason why it is only listed. */
export type Guest = { pages: GuestPage[] } | { reason: NotMerged };
