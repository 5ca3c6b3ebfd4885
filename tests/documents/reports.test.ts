import { describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { docxParts, xmlText } from '#tests/support/docx-text';
import { pdfText } from '#tests/support/pdf-text';
import { useServer } from '#tests/support/server';
import { guidelinesOf } from '#domain/standing/guidelines';
import { sourceDetails } from '#domain/sources';
import { rulesFor } from '#domain/standing/standard';
import {
  certificateTemplates,
  evidenceTemplate,
  reflectionTemplates,
} from '#domain/records/templates';

const server = useServer();

const certificates = certificateTemplates.map(({ id }) => `/templates/certificates/${id}.pdf`);
const reflections = reflectionTemplates.map(({ id }) => `/templates/reflections/${id}.pdf`);
const evidence = '/templates/evidence/cover-sheet.pdf';
const all = ['/guidelines.pdf', ...certificates, ...reflections, evidence];

async function pdf(client: TestClient, path: string) {
  const response = await client.fetch(`/api${path}`);
  const file = Buffer.from(await response.arrayBuffer());
  return { response, file, raw: file.toString('latin1'), text: words(pdfText(file)) };
}

/** Ignores line breaks, which also follow hyphens. */
const words = (text: string) => text.replace(/-\n/g, '-').replace(/\s+/g, ' ');

describe.each(all)('%s', (path) => {
  test('is a tagged PDF to download, dated by the server', async () => {
    const client = await signedUp(server());
    server().setNow(new Date('2026-11-20T03:00:00Z'));
    const { response, raw } = await pdf(client, path);
    server().setNow(null);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[ -~]+\.pdf"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(raw.startsWith('%PDF-1.7')).toBe(true);
    expect(raw).toMatch(/\/Marked true/);
    expect(raw).toMatch(/\/Lang \(en-AU\)/);
    expect(raw).toContain('(D:20261120030000Z)');
    const pages = /\/Count (\d+)/.exec(raw)?.[1];
    expect(pages).toBe(path === '/guidelines.pdf' ? '2' : '1');
  });

  test('needs a session', async () => {
    const response = await new TestClient(server()).fetch(`/api${path}`);
    expect(response.status).toBe(401);
    expect(await response.json()).toHaveProperty('message');
  });
});

test.each([
  '/templates/certificates/unknown.pdf',
  '/templates/certificates/constructor.pdf',
  '/templates/certificates/standard-cpd',
  '/templates/reflections/standard-cpd.pdf',
  '/templates/reflections/standard-cpd.docx',
  '/templates/certificates/standard-cpd.docx',
  '/templates/evidence/other.pdf',
])('there is no %s', async (path) => {
  const { status } = await (await signedUp(server())).rest('GET', path);
  expect(status).toBe(404);
});

test('the guidelines contain every clause, its source and what is uncertain', async () => {
  const { text } = await pdf(await signedUp(server()), '/guidelines.pdf');
  const guidelines = guidelinesOf(rulesFor('2026-11-30'));
  for (const { heading, text: clause, points = [], remark = '' } of guidelines) {
    for (const part of [heading, clause, ...points, remark]) expect(text).toContain(words(part));
  }
  const cited = guidelines.flatMap(({ sources }) => sources);
  for (const source of cited) expect(text).toContain(words(source.title + sourceDetails(source)));
  // There is one more source above them: that of the text in force.
  expect(text.match(/Source: /g)).toHaveLength(cited.length + 1);
  expect(text).toContain('Check with the Board.');
  expect(text).toContain('page 2 of 2');
});

describe('certificates', () => {
  test('the standard one shows the holder and which hours count', async () => {
    const client = await signedUp(server(), {
      fullName: 'Siobhán Ó Dálaigh',
      organization: 'RFDS',
    });
    const activity = { title: 'Simulation', category: 'Clinical Practice', hours: 2.5 };
    await client.rest('POST', '/activities', {
      ...activity,
      isInteractive: true,
      status: 'completed',
    });
    await client.rest('POST', '/activities', { ...activity, hours: 9 });
    const { text } = await pdf(client, certificates[0]!);
    expect(text).toContain('Siobhán Ó Dálaigh');
    expect(text).toContain('Paramedic, RFDS');
    expect(text).toContain('2.5 hours of 30 required');
    expect(text).toContain('2.5 hours of 8 required');
    expect(text).toContain('Research & Education 0 hours');
  });

  test.each(certificateTemplates.slice(1).map((template) => [template.id, template] as const))(
    '%s has fields to type into and says what it covers',
    async (id, template) => {
      const { text, raw } = await pdf(
        await signedUp(server()),
        `/templates/certificates/${id}.pdf`,
      );
      for (const { label } of template.fields)
        expect(raw).toContain(`/TU (${label.replace(/[()]/g, '\\$&')})`);
      for (const part of [template.title, template.statement, ...template.covers]) {
        expect(text).toContain(part);
      }
    },
  );

  test.each([
    'Nguyễn Thị Ánh',
    'Łukasz Żółć',
    'Αθηνά Παπαδοπούλου',
    'Иван Петров',
    '王小明',
    '김민준 さくら',
  ])('carries the name %s', async (fullName) => {
    const { text, raw } = await pdf(await signedUp(server(), { fullName }), certificates[1]!);
    expect(text).toContain(fullName);
    expect(raw).toMatch(/\/FontFile2/);
  });

  test('the longest name fits on one page', async () => {
    const fullName = 'Maximiliane Wolkenstein '.repeat(5).trim();
    const { raw } = await pdf(await signedUp(server(), { fullName }), certificates[1]!);
    expect(raw).toMatch(/\/Count 1\b/);
  });
});

test.each(reflectionTemplates.map((template) => [template.id, template] as const))(
  'reflection %s asks its three questions, each with a box to type into',
  async (id, { prompts, model }) => {
    const { text, raw } = await pdf(await signedUp(server()), `/templates/reflections/${id}.pdf`);
    for (const part of [model, ...Object.values(prompts)]) expect(text).toContain(part);
    for (const label of ['Reflection', 'Learning outcomes', 'Future application']) {
      expect(raw).toContain(`/TU (${label})`);
    }
    expect(text).toContain('Never put identifiable patient data');
  },
);

describe.each(reflectionTemplates)('the Word file of $id', ({ id, title, model, prompts }) => {
  const path = `/api/templates/reflections/${id}.docx`;

  test('has its questions, each with a box for the answer, and page numbers', async () => {
    const response = await (await signedUp(server(), { fullName: 'Hēmi Tāmati' })).fetch(path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': `attachment; filename="ParaMed CPD reflection - ${id}.docx"`,
    });
    const parts = docxParts(Buffer.from(await response.arrayBuffer()));
    const body = parts.get('word/document.xml')!;
    const said = [title, model, 'Hēmi Tāmati', 'Never put identifiable patient data'];
    for (const part of [...said, ...Object.values(prompts)]) expect(xmlText(body)).toContain(part);
    expect(body.match(/w:val="Heading[12]"/g)).toHaveLength(4);
    expect(body.match(/w:trHeight w:val="2200" w:hRule="atLeast"/g)).toHaveLength(3);
    const foot = [...parts].find(([name]) => name.startsWith('word/footer'))![1];
    expect(foot).toContain('NUMPAGES');
  });

  test('needs a session', async () => {
    expect((await new TestClient(server()).fetch(path)).status).toBe(401);
  });
});

test('the evidence cover sheet states what to check and how long to keep it', async () => {
  const { text } = await pdf(await signedUp(server()), evidence);
  for (const part of evidenceTemplate.checklist) expect(text).toContain(part);
  expect(text).toContain('Keep it for 5 years');
  expect(text).toContain('Check with the Board.');
});
