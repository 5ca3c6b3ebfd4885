/** A finished file and its download name, in plain ASCII. */
export interface Report {
  fileName: string;
  bytes: Buffer;
}
