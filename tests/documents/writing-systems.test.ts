import { describe, expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { createPdfDocument } from '#server/reports/pdf-document';
import { fontsFor } from '#server/reports/fonts';
import { layOutLines } from '#server/reports/text-layout';
import { pdfStreams } from '#tests/support/pdf-text';

/** Each with the fonts that may set it. */
const names = {
  'Latin with diacritics': ['Zoë Łukasiewicz-Šimůnek', /Atkinson/],
  Vietnamese: ['Nguyễn Thị Phương Đức', /DejaVuSans/],
  Greek: ['Αλέξανδρος Παπαδόπουλος', /DejaVuSans/],
  Cyrillic: ['Ольга Іванівна Щербак', /DejaVuSans/],
  Hebrew: ['דוד כהן', /DejaVuSans/],
  Arabic: ['محمد بن عبد الله', /DejaVuSans/],
  Persian: ['محمّد رضا پهلوان', /DejaVuSans/],
  Chinese: ['李小龙', /noto-sans-sc/],
  Japanese: ['田中さくら', /noto-sans-jp/],
  Korean: ['김민수', /noto-sans-kr/],
  Thai: ['ธนกร สุขประเสริฐ', /noto-sans-thai|Atkinson/],
  Devanagari: ['राजेश्वरी द्विवेदी', /noto-sans-devanagari|Atkinson/],
  Bengali: ['রবীন্দ্রনাথ ঠাকুর', /noto-sans-bengali|Atkinson/],
  Gurmukhi: ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', /noto-sans-gurmukhi|Atkinson/],
  Tamil: ['அருண் குமார்', /noto-sans-tamil|Atkinson/],
  Sinhala: ['නිමල් පෙරේරා', /noto-sans-sinhala|Atkinson/],
} as const;

/** Their glyphs are in another order than their letters: readers take the text that goes with them. */
const reordered = new Set(['Devanagari', 'Bengali', 'Gurmukhi', 'Sinhala']);

const print = async (texts: readonly string[]): Promise<Buffer> => {
  const paper = await createPdfDocument({ title: 'Names', shows: texts, now: new Date(0) });
  for (const text of texts) paper.addText('P', text);
  return paper.done();
};

/** The texts that stand in for glyphs, which PDF.js does not read. */
const actualTexts = (file: Buffer): string =>
  [...pdfStreams(file).matchAll(/\/ActualText \((þÿ(?:\\.|[^\\)])*)\)/gs)]
    .map(([, text]) =>
      Buffer.from(unescaped(text!.slice(2)), 'latin1')
        .swap16()
        .toString('utf16le'),
    )
    .join('\n');

const unescaped = (text: string): string =>
  text.replace(
    /\\(.)/gs,
    (_, letter: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[letter] ?? letter,
  );

const read = async (file: Buffer): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.join('\n');
};

describe.each(Object.entries(names))('a name in %s', (system, [name, font]) => {
  test('is set in a font made for it, in every weight', async () => {
    for (const weight of ['regular', 'bold'] as const) {
      const runs = (await fontsFor([name])).runsOf(name, weight);
      expect(runs.map(({ text }) => text).join('')).toBe(name);
      for (const { text, face } of runs) {
        expect(face.name, text).toMatch(font);
        const letters = [...text].filter((letter) => !/\p{Cf}/u.test(letter));
        expect(letters.every((each) => face.font.hasGlyphForCodePoint(each.codePointAt(0)!))).toBe(
          true,
        );
      }
    }
  });

  test('is copied from the PDF as it is read', async () => {
    const file = await print([name]);
    const text = reordered.has(system) ? actualTexts(file) : await read(file);
    expect(text).toContain(name);
  });
});

test('Hebrew and Arabic run from right to left, numbers in them from left to right', async () => {
  const texts = ['שלום (אבגד) 12-34', 'الجلسة 12 من 345', 'With דוד כהן and محمد at 10:30 (2 h)'];
  // PDF.js drops a space where the direction changes.
  const text = (await read(await print(texts))).replaceAll(' ', '');
  for (const each of texts) expect(text).toContain(each.replaceAll(' ', ''));
});

/** The pieces of a text's first line in their places from the left, and if the line runs from the right. */
async function lineOf(text: string, width = 1_000) {
  const { runsOf } = await fontsFor([text]);
  const [line] = layOutLines(runsOf, text, { width, measure: (part) => part.length });
  const pieces = line!.pieces.toSorted((a, b) => a.left - b.left);
  return {
    isRightToLeft: line!.isRightToLeft,
    placed: pieces.map(({ text: part, isRightToLeft }) => [part.trim(), isRightToLeft]),
  };
}

test.each([
  [
    'דוד כהן, paramedic',
    [
      ['דוד כהן', true],
      [', paramedic', false],
    ],
  ],
  [
    'Name: דוד כהן',
    [
      ['Name:', false],
      ['דוד כהן', true],
    ],
  ],
  [
    'محمد بن عبد الله, RN',
    [
      ['محمد بن عبد الله', true],
      [', RN', false],
    ],
  ],
  [
    'דוד כהן · 12 Nov 2026',
    [
      ['דוד כהן', true],
      ['· 12 Nov 2026', false],
    ],
  ],
  [
    'דוד (כהן) 12 h, محمد 1984',
    [
      ['דוד (כהן)', true],
      ['12 h,', false],
      ['محمد', true],
      ['1984', false],
    ],
  ],
  [
    'אב 12 גד, then XY',
    [
      ['גד', true],
      ['12', false],
      ['אב', true],
      [', then XY', false],
    ],
  ],
])('the line “%s” of an English document runs from left to right', async (text, placed) => {
  expect(await lineOf(text)).toEqual({ isRightToLeft: false, placed });
});

test('a text in Hebrew or Arabic alone runs from right to left, as does a paragraph with some Latin words', async () => {
  expect(await lineOf('דוד כהן.')).toEqual({ isRightToLeft: true, placed: [['דוד כהן.', true]] });
  const paragraph = `${'تعلمت في هذه الجلسة كيف أتعامل مع المريض '.repeat(2)}ECG 12 lead.`;
  expect((await lineOf(paragraph, 40)).isRightToLeft).toBe(true);
  expect(
    (await lineOf(`דוד כהן ${'taught the crew to read it. '.repeat(4)}`, 40)).isRightToLeft,
  ).toBe(false);
});

test.each([
  ['Arabic', 'تعلمت في هذه الجلسة كيف أتعامل مع المريض الذي يعاني من ألم في الصدر '.repeat(3), ' '],
  ['Chinese', '今天我学习了如何照顾胸痛的病人，以及如何在十分钟内阅读心电图。'.repeat(3), ''],
  ['Thai', 'วันนี้ฉันได้เรียนรู้วิธีการดูแลผู้ป่วยที่มีอาการเจ็บหน้าอก'.repeat(3), ''],
])('%s breaks into lines that fit and lose nothing', async (_, text, between) => {
  const { runsOf } = await fontsFor([text]);
  const measure = (part: string) => part.length;
  const lines = layOutLines(runsOf, text, { width: 40, measure });
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line.width).toBeLessThanOrEqual(40);
  const logical = lines.map(({ pieces }) => pieces.map((piece) => piece.text).join(''));
  expect(logical.join(between)).toBe(text.trim());
  // No line begins with a mark or with what closes a sentence.
  for (const line of logical) expect(line).not.toMatch(/^[\p{M}，。]/u);
});

test('a word longer than a line breaks between letters, not before their marks', async () => {
  const text = 'क्षि'.repeat(30);
  const { runsOf } = await fontsFor([text]);
  const lines = layOutLines(runsOf, text, { width: 14, measure: (part) => part.length });
  expect(lines.every(({ width }) => width <= 14)).toBe(true);
  expect(lines.map(({ pieces }) => pieces.map((each) => each.text).join('')).join('')).toBe(text);
  for (const { pieces } of lines) expect(pieces[0]!.text).not.toMatch(/^\p{M}/u);
});

test('a text of one alphabet needs no further font', async () => {
  const file = await print(['Zoë Smith', 'Nothing else']);
  const fonts = new Set(file.toString('latin1').match(/\/FontName \/\w+\+[\w-]+/g));
  expect([...fonts]).toEqual([expect.stringContaining('AtkinsonHyperlegibleNext')]);
});

test('shaping many texts leaves no memory behind', async () => {
  const text = 'मैंने इस सत्र में सीखा';
  const { runsOf } = await fontsFor([text]);
  const shape = runsOf(text)[0]!.face.shape!;
  const webAssembly = () => process.memoryUsage().external - process.memoryUsage().arrayBuffers;
  shape(text, false);
  // Leaked memory grows in every round; other memory of the process, such as the database's, only in some.
  const grown = Array.from({ length: 4 }, () => {
    const before = webAssembly();
    for (let n = 0; n < 20_000; n += 1) shape('सत्र', false);
    return webAssembly() - before;
  });
  expect(Math.min(...grown)).toBeLessThan(4_000_000);
});

test.each([
  ['in two writing systems', 'aअ'.repeat(2_000)],
  ['in two directions', 'aא'.repeat(2_000)],
  ['of one letter', 'ب'.repeat(4_000)],
  ['of words', 'मैंने इस सत्र में सीखा '.repeat(200)],
])('a long text %s is measured in time that grows with its length', async (_, text) => {
  const { runsOf } = await fontsFor([text]);
  let measured = 0;
  const measure = (part: string) => {
    measured += part.length;
    return part.length;
  };
  const lines = layOutLines(runsOf, text, { width: 40, measure });
  expect(lines.every(({ width }) => width <= 40)).toBe(true);
  expect(measured).toBeLessThan(4 * text.length);
});

test('a report draws no invisible character and breaks no word without need', async () => {
  const chinese = '今天我学习了如何照顾胸痛的病人以及如何在十分钟内阅读心电图'.repeat(5);
  const text = await read(await print([`Zoë\u2060\u202e Smith\u2028next`, chinese]));
  expect(text).toContain('Zoë Smith\nnext');
  const lines = text.split('\n').filter((line) => /\p{sc=Hani}/u.test(line));
  expect(lines.join('')).toBe(chinese);
  // All but the last line are full.
  expect(new Set(lines.slice(0, -1).map((line) => line.length)).size).toBe(1);
});

test('a text in two East Asian writing systems is set in both', async () => {
  const name = '김민준 さくら';
  expect(await read(await print([name]))).toContain(name);
});

test('documents share the shapers of the fonts for Hebrew and Arabic', async () => {
  const [one, two] = [await fontsFor(['דוד']), await fontsFor(['محمد'])];
  expect(one.fontFor('ד').shape).toBe(two.fontFor('م').shape);
});
