// Preloaded before a program: shifts its clock by the offset in a file, which a test may change at any time. Another
// file has the offset that the program has read.
import { readFileSync, watchFile, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.CLOCK_FILE;
const RealDate = Date;
let ahead = 0;
const read = () => {
  const text = readFileSync(file, 'utf8');
  ahead = Number(text);
  if (isMainThread) writeFileSync(`${file}-read`, text);
};
read();
watchFile(file, { interval: 50 }, read).unref();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }
  static now = () => RealDate.now() + ahead;
};
