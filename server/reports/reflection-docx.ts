import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  HeightRule,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type ITableCellOptions,
} from 'docx';
import type { Context } from '../context.ts';
import { requireUser } from '../context.ts';
import { notFound } from '../errors.ts';
import {
  reflectionFields,
  reflectionHeadings,
  reflectionTemplates,
  templateFileName,
  type ReflectionPrompts,
  type TemplateField,
} from '#domain/records/templates';
import { civilDate } from '#domain/dates';
import { rulesFor } from '#domain/standing/standard';
import { displayName } from '#domain/account/users';
import { ink } from './pdf-document.ts';
import { citation } from './words.ts';
import type { Report } from './report.ts';
import { PRODUCT } from '#domain/product';

/** Twips (20 to a point): A4, its margins, and the answer boxes, three of which fill the page. */
const A4 = { width: 11_906, height: 16_838 } as const;
const MARGIN = 1_120;
const WIDTH = A4.width - 2 * MARGIN;
const ANSWER_HEIGHT = 2_200;
const FIELD_HEIGHT = 620;

/** A reflection form for a word processor, with its template's questions. */
export async function reflectionDocx(ctx: Context, id: unknown): Promise<Report> {
  const user = await requireUser(ctx);
  const template = reflectionTemplates.find((known) => known.id === id);
  if (!template) throw notFound();
  const { title, model, prompts } = template;
  const { privacy } = rulesFor(civilDate(ctx.now, user.timeZone));
  const parts = Object.keys(reflectionHeadings) as (keyof ReflectionPrompts)[];
  const who = [displayName(user), user.organization].filter(Boolean).join(', ');
  const document = new Document({
    title,
    creator: PRODUCT,
    styles,
    sections: [
      {
        properties: {
          page: {
            size: A4,
            margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
          },
        },
        footers: { default: footer(title) },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
          line(who, ink.soft),
          line(model, ink.soft, 18),
          line(privacy.text, ink.attention, 20),
          line(citation(privacy.source), ink.attention, 16),
          new Paragraph({ spacing: { after: 60 } }),
          fields(reflectionFields),
          ...parts.flatMap((part) => [
            new Paragraph({ text: reflectionHeadings[part], heading: HeadingLevel.HEADING_2 }),
            new Paragraph({ text: prompts[part], keepNext: true, spacing: { after: 80 } }),
            box(ANSWER_HEIGHT),
          ]),
          // Word requires a paragraph after the last table; this one is too small to start a page.
          line('', ink.soft, 2),
        ],
      },
    ],
  });
  return {
    fileName: templateFileName('reflections', template.id, 'docx'),
    bytes: await Packer.toBuffer(document),
  };
}

const hex = (color: string) => color.slice(1);

/** Sizes are in half points. Every computer has Arial. */
const heading = (size: number, color: string, before: number) => ({
  run: { size, bold: true, color: hex(color), font: 'Arial' },
  paragraph: { spacing: { before, after: 60 }, keepNext: true },
});

const styles = {
  default: {
    document: {
      run: { font: 'Arial', size: 22, color: hex(ink.text), language: { value: 'en-AU' } },
    },
    heading1: heading(44, ink.accent, 0),
    heading2: heading(26, ink.text, 240),
  },
};

function line(text: string, color: string, size = 22): Paragraph {
  const run = new TextRun({ text, size, color: hex(color) });
  return new Paragraph({ children: [run], spacing: { after: 60 } });
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const thin = { style: BorderStyle.SINGLE, size: 4, color: hex(ink.line) } as const;

function table(rows: TableRow[]): Table {
  return new Table({ rows, width: { size: WIDTH, type: WidthType.DXA } });
}

/** Lines to fill in, two side by side; a wide one has its own row. */
function fields(all: readonly TemplateField[]): Table {
  const rows: TemplateField[][] = [];
  for (const each of all) {
    const last = rows.at(-1);
    if (each.wide || !last || last.length === 2 || last[0]?.wide) rows.push([each]);
    else last.push(each);
  }
  return table(
    rows.map(
      (row) =>
        new TableRow({
          height: { value: FIELD_HEIGHT, rule: HeightRule.ATLEAST },
          children: row.map((each) => new TableCell(field(each))),
        }),
    ),
  );
}

const field = ({ label, wide = false }: TemplateField): ITableCellOptions => ({
  columnSpan: wide ? 2 : 1,
  width: { size: wide ? WIDTH : WIDTH / 2, type: WidthType.DXA },
  borders: { top: none, left: none, right: none, bottom: thin },
  children: [line(label, ink.soft, 18), new Paragraph({})],
});

/** An answer box that grows with the text. */
function box(height: number): Table {
  const borders = { top: thin, left: thin, right: thin, bottom: thin };
  const margins = { top: 80, bottom: 80, left: 120, right: 120 };
  const cell = new TableCell({ borders, margins, children: [new Paragraph({})] });
  return table([
    new TableRow({ height: { value: height, rule: HeightRule.ATLEAST }, children: [cell] }),
  ]);
}

function footer(title: string): Footer {
  const { CURRENT, TOTAL_PAGES } = PageNumber;
  const children = [`${title} · ${PRODUCT} · page `, CURRENT, ' of ', TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ size: 17, color: hex(ink.soft), children })],
      }),
    ],
  });
}
