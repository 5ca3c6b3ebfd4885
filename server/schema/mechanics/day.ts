export const IMPORTED_ON =
  'With an account; its other day is then the file’s claim. Null: it was recorded here.';
