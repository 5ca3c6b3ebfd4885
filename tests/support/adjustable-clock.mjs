// Preloaded before a program: shifts its clock by the offset in a file, which a test may change at any time.
import { readFileSync, watchFile } from 'node:fs';

const file = process.env.CLOCK_FILE;
const RealDate = Date;
let ahead = 0;
const read = () => (ahead = Number(readFileSync(file, 'utf8')));
read();
watchFile(file, { interval: 50 }, read).unref();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }
  static now = () => RealDate.now() + ahead;
};
