export const IMPORTED_ON =
  'When it came with an imported account; its other day is then the file’s claim. Null: it was recorded here.';
