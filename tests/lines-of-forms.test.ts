import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { isSchema, ObjectSchema, type AnyObjectSchema, type AnySchema } from 'yup';
import { expect, test } from 'vitest';

/** Every text of a form in domain, by the module that has it. */
const folder = new URL('../domain/', import.meta.url);
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.schema.ts'),
);
const modules = await Promise.all(
  names.map(async (name) => [name, (await import(new URL(name, folder).href)) as object] as const),
);
const texts = modules.flatMap(([file, exported]) =>
  Object.values(exported)
    .filter((each): each is AnyObjectSchema => each instanceof ObjectSchema)
    .flatMap((schema) => Object.entries(schema.fields as Record<string, AnySchema>))
    .filter(([, each]) => isSchema(each) && each.meta()?.isLine !== undefined)
    .map(([name, each]) => ({ name: `${basename(file, '.schema.ts')}.${name}`, field: each })),
);
const lines = texts.filter(({ field }) => field.meta()?.isLine);

test('only texts that are written in paragraphs have several lines', () => {
  const several = texts.filter(({ field }) => !field.meta()?.isLine).map(({ name }) => name);
  expect([...new Set(several)].toSorted()).toEqual([
    'activities.description',
    'activities.evidence',
    'activities.howItMeets',
    'audit-notices.note',
    'confirmations.comment',
    'credentials.notes',
    'crew-sessions.change',
    'crew-sessions.objectives',
    'documents.content',
    'imports.description',
    'imports.evidence',
    'imports.howItMeets',
    'learning-goals.measure',
    'learning-goals.reason',
    'learning-goals.reflection',
    'learning-goals.why',
    'modules.reflection',
    'practice-periods.notes',
    'reflective-logs.content',
    'reflective-logs.futureApplication',
    'reflective-logs.learningOutcomes',
    'resources.comment',
    'resources.description',
  ]);
});

test.each(lines)('$name is one line of visible characters, composed', async ({ name, field }) => {
  const value = 'Café de l’école';
  const accepted: unknown = await field.validate(value.normalize('NFD'));
  expect(accepted, name).toBe(value.normalize('NFC'));
  for (const hidden of ['\n', '\t', '\u0000', '\u0085', '\u2028', '\u202E', '\u2066']) {
    await expect(field.validate(`Cafe${hidden}school`), JSON.stringify(hidden)).rejects.toThrow(
      /one line without hidden characters|cannot be stored/,
    );
  }
  await expect(field.validate('\u200B\u2060')).rejects.toThrow(
    /one line without hidden characters/,
  );
});

test('the walk finds the names that others read', () => {
  expect(lines.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'access-tokens.name',
      'activities.title',
      'confirmations.name',
      'credentials.issuer',
      'crew-sessions.name',
      'practice-periods.employer',
      'resources.provider',
      'shared-submissions.name',
      'users.fullName',
    ]),
  );
});
