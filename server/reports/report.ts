/** A finished file and the name it is saved under; plain ASCII. */
export interface Report {
  fileName: string;
  bytes: Buffer;
}
