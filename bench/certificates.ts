import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { readPdfWords } from '../client/lib/pdf/read-pdf-words.ts';
import { tesseractLanguage } from '../client/lib/pictures/language-plugin.ts';
import { readPictureWords } from '../client/lib/pictures/read-picture-words.ts';
import { joinWords, type Cell } from '../domain/records/certificate-cells.ts';
import { certificateLimits as limits } from '../domain/records/certificate-files.ts';
import type { Proposal } from '../domain/records/certificate-proposals.ts';
import { readCertificate } from '../domain/records/certificate-words.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { certificates, fonts, type Certificate } from './certificates/layouts.ts';

/**
 * Reads sixty certificates of our own, two thirds as PDFs and one third as photos at an angle, and counts what is read
 * right. A wrong figure that is not asked about fails the bench.
 */
const GOAL = 80;
const TODAY = '2026-11-24';
const PICTURE_WIDTH = 2000;
/** Every third is a photo; all layouts come as both. */
const isPhoto = (n: number) => (n + Math.floor(n / 12)) % 3 === 0;

const language = tesseractLanguage();

function pageOf({ html, font }: Certificate, angle: number): string {
  const data = readFileSync(join('node_modules', fonts[font as keyof typeof fonts])).toString(
    'base64',
  );
  const turned = angle === 0 ? '' : `transform:rotate(${angle}deg);transform-origin:50% 50%;`;
  return `<style>@font-face{font-family:own;src:url(data:font/ttf;base64,${data})}
    body{margin:0;font:16px/1.5 own;background:${angle === 0 ? '#fff' : 'linear-gradient(120deg,#e9e4da,#cfc8bb)'}}
    .sheet{position:relative;width:760px;min-height:520px;${angle === 0 ? '' : 'margin:50px auto;'}background:#fdfcf8;border:6px double #557;${turned}}
    hr{border:0;border-top:1px solid #999}</style><body><div class="sheet">${html}</div>`;
}

type Mark = 'right' | 'offered' | 'asked' | 'absent' | 'wrong';

function markOf<Value, Truth>(
  proposal: Proposal<Value> | null,
  truth: Truth | null,
  read: (value: Value) => Truth,
): Mark {
  if (proposal === null) return truth === null ? 'right' : 'absent';
  if (proposal.is === 'sure') return read(proposal.value) === truth ? 'right' : 'wrong';
  if (truth === null) return 'right';
  // Alone, so that a press is enough.
  const [first] = proposal.options;
  return proposal.options.length === 1 && read(first!) === truth ? 'offered' : 'asked';
}

async function pictureCells(photo: Buffer): Promise<Cell[]> {
  const scaled = await sharp(photo).resize({ width: PICTURE_WIDTH }).grayscale().png().toBuffer();
  return joinWords(await readPictureWords(scaled, language));
}

async function filesOf(browser: Browser, all: readonly Certificate[]): Promise<Buffer[]> {
  const page = await browser.newPage({
    viewport: { width: 900, height: 700 },
    deviceScaleFactor: 2,
  });
  const files: Buffer[] = [];
  for (const [n, each] of all.entries()) {
    const angle = isPhoto(n) ? ((n % 7) - 3) * 1.5 || 2 : 0;
    await page.setContent(pageOf(each, angle), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => null));
    files.push(
      isPhoto(n)
        ? await page.screenshot({ type: 'jpeg', quality: 70 })
        : await page.pdf({ width: '900px', height: '700px', printBackground: true }),
    );
  }
  return files;
}

const all = certificates();
const browser = await launchBrowser();
const files = await filesOf(browser, all).finally(() => browser.close());
const marks = { pdf: [] as [Mark, Mark][], photo: [] as [Mark, Mark][] };
const names = { title: 0, provider: 0, number: 0 };
const wrong: string[] = [];
const begun = performance.now();
for (const [n, each] of all.entries()) {
  const kind = isPhoto(n) ? 'photo' : 'pdf';
  const cells =
    kind === 'photo'
      ? await pictureCells(files[n]!)
      : joinWords(
          (
            await readPdfWords({
              bytes: new Uint8Array(files[n]!),
              pages: limits.pages,
              words: limits.words,
            })
          ).words,
        );
  const reading = readCertificate(cells, TODAY, kind === 'photo' ? 'picture' : 'text');
  const day = markOf(reading.day, each.day, ({ to }) => to);
  const hours = markOf(reading.hours, each.hours, (value) => value);
  marks[kind].push([day, hours]);
  for (const name of ['title', 'provider', 'number'] as const) {
    const said = reading[name];
    const value =
      said?.is === 'sure' ? said.value : said?.options.length === 1 ? said.options[0] : null;
    if (value === each[name]) names[name] += 1;
  }
  if (process.argv.includes('--each') || day === 'wrong' || hours === 'wrong') {
    const line = `${n} ${kind}, ${each.layout}: day ${day} ${JSON.stringify(reading.day)}, hours ${hours} ${JSON.stringify(reading.hours)} of ${each.day}, ${each.hours}`;
    if (day === 'wrong' || hours === 'wrong') wrong.push(line);
    if (process.argv.includes('--each')) console.log(line);
  }
}

const share = (list: readonly Mark[], of: readonly Mark[]) =>
  Math.round((list.filter((each) => of.includes(each)).length / list.length) * 100);
const table = Object.entries(marks).flatMap(([kind, list]) =>
  (['day', 'hours'] as const).map((what, at) => {
    const column = list.map((each) => each[at]!);
    return {
      of: `${kind}: ${what}`,
      certain: `${share(column, ['right'])} %`,
      'right, amber': `${share(column, ['offered'])} %`,
      'asked among several': `${share(column, ['asked'])} %`,
      absent: `${share(column, ['absent'])} %`,
      'wrong, not amber': column.filter((each) => each === 'wrong').length,
    };
  }),
);
console.table(table);
const figures = [...marks.pdf, ...marks.photo].flat();
const right = share(figures, ['right', 'offered']);
console.log(
  `Dates and hours right: ${right} % (goal ${GOAL} %); wrong without amber: ${wrong.length} (goal 0).`,
);
console.log(
  `Right of ${all.length}: ${names.title} titles, ${names.provider} providers, ${names.number} numbers. ${Math.round((performance.now() - begun) / all.length)} ms each.`,
);
for (const line of wrong) console.error(line);
if (right < GOAL || wrong.length > 0) process.exitCode = 1;
