import { describe, expect, test } from 'vitest';
import {
  certificateTemplates,
  keepText,
  reflectionTemplates,
  sampleHolder,
  templateCards,
  templateFileName,
  templatePath,
  cardsOf,
} from '#domain/records/templates';
import { rulesFor } from '#domain/standing/standard';
import { reflectiveLogMinimums } from '#domain/records/reflective-logs';

test('the six certificates and the six reflections, in their order', () => {
  expect(certificateTemplates.map(({ id }) => id)).toEqual([
    'standard-cpd',
    'emergency-management',
    'advanced-life-support',
    'clinical-skills',
    'professional-practice',
    'specialty-training',
  ]);
  expect(reflectionTemplates.map(({ id }) => id)).toEqual([
    'standard-reflection',
    'critical-incident',
    'clinical-practice',
    'professional-development',
    'peer-feedback',
    'learning-objectives',
  ]);
});

describe.each([...certificateTemplates, ...reflectionTemplates])('$id', (template) => {
  test('has a title and a description', () => {
    expect(template.title).not.toBe('');
    expect(template.description).toMatch(/\.$/);
  });
});

test.each(certificateTemplates)('the fields of $id have names of their own', ({ fields, body }) => {
  const labels = fields.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(fields.length > 0).toBe(body === 'activity');
  // A point in a field's name would part it in two (PDF 1.7, 12.7.3.2).
  expect(labels.join('')).not.toContain('.');
});

test.each(reflectionTemplates)(
  '$id asks for all three texts of a reflective log',
  ({ prompts }) => {
    expect(Object.keys(prompts)).toEqual(Object.keys(reflectiveLogMinimums.cpdLog));
    for (const prompt of Object.values(prompts)) expect(prompt).toMatch(/\?$/);
  },
);

test('the three cards of the documents screen', () => {
  expect(templateCards.map(({ title }) => title)).toEqual([
    'Certificate Template',
    'Reflective Practice Log',
    'Evidence Documentation',
  ]);
  const known = [...certificateTemplates, ...reflectionTemplates].map(({ id }) => id);
  expect(known).toContain(templateCards[0].id);
  expect(known).toContain(templateCards[1].id);
});

test.each([
  ['certificates', 'clinical-skills', 'ParaMed CPD certificate - clinical-skills.pdf'],
  ['reflections', 'peer-feedback', 'ParaMed CPD reflection - peer-feedback.pdf'],
  ['evidence', 'cover-sheet', 'ParaMed CPD evidence - cover-sheet.pdf'],
] as const)('%s/%s', (kind, id, name) => {
  expect(templatePath(kind, id)).toBe(`/templates/${kind}/${id}.pdf`);
  expect(templateFileName(kind, id)).toBe(name);
});

test('a reflection for a word processor', () => {
  expect(templatePath('reflections', 'peer-feedback', 'docx')).toBe(
    '/templates/reflections/peer-feedback.docx',
  );
  expect(templateFileName('reflections', 'peer-feedback', 'docx')).toBe(
    'ParaMed CPD reflection - peer-feedback.docx',
  );
});

test('the sample adds up', () => {
  const sum = sampleHolder.categoryHours.reduce((total, { hours }) => total + hours, 0);
  expect(sum).toBe(sampleHolder.totalHours);
});

test('how long to keep and when to send evidence follows from the rules', () => {
  expect(keepText(rulesFor('2026-11-30'))).toBe(
    'Keep it for 5 years after the end of the period. If you are audited, you have 28 days to send it.',
  );
});

test('the cards of the two template screens', () => {
  const { id, title, description } = certificateTemplates[0]!;
  expect(cardsOf('certificates')[0]).toEqual({ kind: 'certificates', id, title, description });
  expect(cardsOf('certificates')).toHaveLength(certificateTemplates.length);
  expect(cardsOf('reflections').map((card) => [card.kind, card.id])).toEqual(
    reflectionTemplates.map((template) => ['reflections', template.id]),
  );
});
