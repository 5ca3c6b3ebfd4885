import { vocabulary } from '../../mechanics/vocabulary.ts';
import { binKinds, recordKinds } from '#domain/records/bin';

export const BinKindEnum = vocabulary(
  'BinKind',
  'Kinds of record that can be deleted and restored.',
  binKinds.map((value) => ({ value, label: recordKinds[value].one })),
);
