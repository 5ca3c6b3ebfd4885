// @module-tag servers
import { Document, ImageRun, Packer, Paragraph } from 'docx';
import PdfDocument from 'pdfkit';
import sharp from 'sharp';
import { PassThrough } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { pictureLimits } from '#server/limits';
import { checkStoredFiles } from '#server/schema/records/evidence-files/check-stored';
import { signedUp, type TestClient } from '#tests/support/client';
import { aPdf, aZip, heic, sendFile } from '#tests/support/files';
import { useServer } from '#tests/support/server';

const server = useServer();
let alex: TestClient;
let owner: string;

type Draw = (pdf: PDFKit.PDFDocument) => unknown;

function pdfOf(draw: Draw, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PdfDocument({ size: 'A4', ...options });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  draw(pdf);
  pdf.end();
  return new Promise((resolve) => pdf.on('end', () => resolve(Buffer.concat(pieces))));
}

const plain = (
  background: string | { r: number; g: number; b: number; alpha: number },
  size = 400,
) => sharp({ create: { width: size, height: size, channels: 4, background } });

/** Noise as a camera has it in the dark, the same on each run. */
function noisy(width: number, height: number, shade: number, spread: number) {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const data = Buffer.from(
    Array.from({ length: width * height }, (_, index) => {
      // Light that falls off to one side.
      const light = ((index % width) / width) * 20;
      const noise = (random() + random() + random() - 1.5) * spread;
      return Math.max(0, Math.min(255, Math.round(shade + light + noise)));
    }),
  );
  return sharp(data, { raw: { width, height, channels: 1 } });
}

const lines = (ink: string, opacity: number) =>
  Buffer.from(
    `<svg width="1600" height="1200">${Array.from(
      { length: 6 },
      (_, n) =>
        `<path d="M200 ${300 + n * 90} q 40 -40 80 0 t 80 0 t 80 0 t 80 0" stroke="${ink}" stroke-opacity="${opacity}" stroke-width="4" fill="none"/>`,
    ).join('')}</svg>`,
  );

const white = () => plain('#ffffff').png().toBuffer();

const empty: [string, () => Promise<Buffer> | Buffer][] = [
  ['a page.pdf', () => pdfOf(() => {})],
  ['three pages.pdf', () => pdfOf((pdf) => pdf.addPage().addPage())],
  ['link.pdf', () => pdfOf((pdf) => pdf.text('Certificate').link(72, 72, 90, 9, 'https://x.org'))],
  ['spaces.pdf', () => pdfOf((pdf) => pdf.text('        \n      '))],
  ['one word.pdf', () => pdfOf((pdf) => pdf.fontSize(60).text('Certificate'))],
  ['white words.pdf', () => pdfOf((pdf) => pdf.fillColor('white').text('I was there all day'))],
  ['invisible.pdf', () => pdfOf((pdf) => pdf.fillOpacity(0).text('I was there all day'))],
  [
    'white picture.pdf',
    async () => white().then((bytes) => pdfOf((pdf) => pdf.image(bytes, 9, 9))),
  ],
  ['coloured page.pdf', () => pdfOf((pdf) => pdf.rect(0, 0, 600, 900).fill('#3366aa'))],
  ['white.png', white],
  ['clear.png', () => plain({ r: 9, g: 9, b: 9, alpha: 0 }).png().toBuffer()],
  ['red.jpg', () => plain('#aa2211').jpeg({ quality: 30 }).toBuffer()],
  ['grey.webp', () => plain('#777777').webp().toBuffer()],
  ['dot.png', () => plain('#000000', 1).png().toBuffer()],
  ['pocket.jpg', () => noisy(1600, 1200, 4, 30).jpeg({ quality: 60 }).toBuffer()],
  // Two colours that run into each other.
  ['shade.heic', () => heic],
  ['x.txt', () => Buffer.from('x')],
  ['word.txt', () => Buffer.from('\ufeff Certificate certificate\n')],
  ['space.txt', () => Buffer.from(' \n\t\n '.repeat(10_000))],
  ['signs.txt', () => Buffer.from('--- 12 34 *** a b c')],
  ['empty.docx', () => Packer.toBuffer(new Document({ sections: [{ children: [] }] }))],
  [
    'white picture.docx',
    async () =>
      Packer.toBuffer(
        new Document({
          sections: [
            {
              children: [
                new Paragraph({
                  children: [
                    new ImageRun({
                      type: 'png',
                      data: await white(),
                      transformation: { width: 99, height: 99 },
                    }),
                  ],
                }),
              ],
            },
          ],
        }),
      ),
  ],
];

// pdfkit gives annotations no border otherwise.
const visible = { color: '#000000', BS: { W: 3 } };

const shown: [string, () => Promise<Buffer> | Buffer][] = [
  ['words.pdf', () => pdfOf((pdf) => pdf.fontSize(9).text('Attendance confirmed'))],
  [
    'last page.pdf',
    () =>
      pdfOf((pdf) => {
        for (let n = 0; n < 20; n += 1) pdf.addPage();
        pdf.text('Certificate of attendance');
      }),
  ],
  ['pale words.pdf', () => pdfOf((pdf) => pdf.fillColor('#dddddd').text('I was there all day'))],
  [
    'scan.pdf',
    async () => {
      const scan = await noisy(1600, 1200, 225, 8)
        .composite([{ input: lines('#222222', 0.8) }])
        .jpeg()
        .toBuffer();
      return pdfOf((pdf) => pdf.image(scan, 0, 0, { width: 590 }));
    },
  ],
  [
    'outlined letters.pdf',
    () =>
      pdfOf((pdf) => {
        for (let n = 0; n < 9; n += 1) pdf.circle(100 + n * 30, 200, 12).fill('#000000');
      }),
  ],
  ['drawn on.pdf', () => pdfOf((pdf) => pdf.ellipseAnnotation(90, 90, 300, 200, visible))],
  [
    'a word and a stamp.pdf',
    () => pdfOf((pdf) => pdf.text('Certificate').rectAnnotation(90, 90, 300, 200, visible)),
  ],
  [
    'printing not allowed.pdf',
    () => pdfOf((pdf) => pdf.text('Certificate of attendance'), { ownerPassword: 'owner' }),
  ],
  [
    'faint writing.jpg',
    () =>
      noisy(1600, 1200, 220, 12)
        .composite([{ input: lines('#556677', 0.35) }])
        .jpeg({ quality: 80 })
        .toBuffer(),
  ],
  [
    'page in the dark.jpg',
    () =>
      noisy(1600, 1200, 30, 30)
        .composite([{ input: lines('#ffffff', 0.6) }])
        .jpeg({ quality: 80 })
        .toBuffer(),
  ],
  ['photo.jpg', () => noisy(900, 700, 90, 250).jpeg().toBuffer()],
  ['note.txt', () => Buffer.from('Attended. Signed: the educator.')],
  ['標準.txt', () => Buffer.from('救急救命士の講習を受けた')],
  [
    'words.docx',
    () =>
      Packer.toBuffer(
        new Document({ sections: [{ children: [new Paragraph('Certificate of attendance')] }] }),
      ),
  ],
];

/** Letters that a font draws without saying which they are. */
const unnamedLetters = (text: string) => `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R
  /Resources<</Font<</A 5 0 R/B <</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>> endobj
4 0 obj <</Length ${text.length}>> stream\n${text}\nendstream endobj
5 0 obj <</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 1/LastChar 2
  /Widths[900 900]/Encoding<</Type/Encoding/Differences[1/g1/g2]>>/CharProcs<</g1 6 0 R/g2 6 0 R>>>> endobj
6 0 obj <</Length 53>> stream\n900 0 0 0 900 900 d1 0 0 300 900 re 500 0 300 600 re f\nendstream endobj
trailer <</Root 1 0 R>>
startxref
0
%%EOF`;
const drawnLetters = 'BT /A 40 Tf 60 600 Td (\\001\\002\\002\\001\\001) Tj ET';

const uploaded = async (name: string, bytes: Uint8Array) => {
  const { status, body } = await sendFile(alex, owner, name, bytes);
  expect(status, JSON.stringify(body)).toBe(201);
  return body as { id: number; substance: string };
};

const gradeOf = async (id: string): Promise<string> =>
  (await alex.graphql(`query ($id: ID!) { activity(id: $id) { readiness { evidence } } }`, { id }))
    .data.activity.readiness.evidence;

async function anActivity(): Promise<string> {
  const { body } = await alex.rest('POST', '/activities', {
    title: 'Airway workshop',
    category: 'Clinical Practice',
    hours: 2,
    status: 'completed',
  });
  return String(body.id);
}

beforeAll(async () => {
  alex = await signedUp(server());
});

describe('what holds no words and no picture is a note', () => {
  test.each(empty)('%s', async (name, make) => {
    const id = await anActivity();
    owner = `activityId=${id}`;
    expect(await uploaded(name, await make())).toMatchObject({ substance: 'empty' });
    expect(await gradeOf(id)).toBe('note');
  });

  test.each(shown)('%s is a file', async (name, make) => {
    const id = await anActivity();
    owner = `activityId=${id}`;
    expect(await uploaded(name, await make())).toMatchObject({ substance: 'shown' });
    expect(await gradeOf(id)).toBe('file');
  });

  test('a PDF that only its password opens is a note, too', async () => {
    const id = await anActivity();
    owner = `activityId=${id}`;
    const locked = await pdfOf((pdf) => pdf.text('Certificate of attendance'), {
      userPassword: 'secret',
    });
    expect(await uploaded('locked.pdf', locked)).toMatchObject({ substance: 'locked' });
    expect(await gradeOf(id)).toBe('note');
  });

  test.each([
    ['letters', drawnLetters],
    ['a readable word and letters', `BT /B 40 Tf 60 500 Td (Certificate) Tj ET ${drawnLetters}`],
  ])('a PDF with %s that its font does not name is said to be unread', async (name, text) => {
    const id = await anActivity();
    owner = `activityId=${id}`;
    const file = Buffer.from(unnamedLetters(text));
    expect(await uploaded(`${name}.pdf`, file)).toMatchObject({ substance: 'unread' });
    expect(await gradeOf(id)).toBe('file');
  });

  test('a Word document whose content cannot be drawn here is said to be unread', async () => {
    owner = `activityId=${await anActivity()}`;
    const chart = await aZip({
      '[Content_Types].xml': '<Types/>',
      'word/document.xml': '<w:document><w:body><w:p/></w:body></w:document>',
      'word/charts/chart1.xml': '<c:chart/>',
    });
    expect(await uploaded('chart.docx', chart)).toMatchObject({ substance: 'unread' });
  });

  test('a document that unpacks to much more is read within its limit', async () => {
    owner = `activityId=${await anActivity()}`;
    const bomb = await aZip({
      '[Content_Types].xml': '<Types/>',
      'word/document.xml': 150 * 1024 * 1024,
    });
    expect(await uploaded('bomb.docx', bomb)).toMatchObject({ substance: 'unread' });
  });
});

test('files of before are looked into in the background, and count as files until then', async () => {
  const id = await anActivity();
  owner = `activityId=${id}`;
  const [blank, paper] = [
    await uploaded('blank.pdf', await pdfOf(() => {})),
    await uploaded('paper.pdf', await aPdf()),
  ];
  const { database, storage, log } = server().services;
  await database.query({ text: 'update evidence_files set substance = null', values: [] });
  expect(await gradeOf(id)).toBe('file');
  const { body } = await alex.rest('DELETE', `/evidence/${paper.id}`);
  expect(body).toBeFalsy();
  expect(await checkStoredFiles({ database, storage, log })).toBeGreaterThan(1);
  expect(await gradeOf(id)).toBe('note');
  const found = await database.query<{ id: number; substance: string }>({
    text: 'select id, substance from evidence_files where id = any($1)',
    values: [[blank.id, paper.id]],
  });
  expect(new Map(found.map((each) => [each.id, each.substance]))).toEqual(
    new Map([
      [blank.id, 'empty'],
      [paper.id, 'shown'],
    ]),
  );
  expect(await checkStoredFiles({ database, storage, log })).toBe(0);
});

describe('a file of before', () => {
  const substances = async () =>
    (
      await server().database.query<{ substance: string | null }>({
        text: 'select substance from evidence_files where deleted_at is null',
        values: [],
      })
    ).map(({ substance }) => substance);

  beforeAll(async () => {
    alex = await signedUp(server());
    await server().database.query({ text: 'delete from evidence_files', values: [] });
    owner = `activityId=${await anActivity()}`;
    await uploaded('paper.pdf', await aPdf());
    await server().database.query({
      text: 'update evidence_files set substance = null',
      values: [],
    });
  });

  test('is left at once when the server stops', async () => {
    const stop = new AbortController();
    const { database, storage, log } = server().services;
    const read = () => {
      setTimeout(() => stop.abort());
      return Promise.resolve(new PassThrough());
    };
    const slow = Object.assign(Object.create(storage), { read });
    expect(await checkStoredFiles({ database, storage: slow, log }, { signal: stop.signal })).toBe(
      0,
    );
    expect(await substances()).toEqual([null]);
  });

  test('that takes too long is tried again before it is said to be unread', async () => {
    const { services } = server();
    const checking = { tooHard: new Set<string>(), limits: { ...pictureLimits, milliseconds: 0 } };
    expect(await checkStoredFiles(services, checking)).toBe(0);
    expect(await substances()).toEqual([null]);
    expect(await checkStoredFiles(services, checking)).toBe(1);
    expect(await substances()).toEqual(['unread']);
    expect(checking.tooHard.size).toBe(0);
  });
});
