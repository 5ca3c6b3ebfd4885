import { describe, expect, test } from 'vitest';
import { activityLimits } from '#domain/records/activities';
import { EVIDENCE_MAX_BYTES, evidenceMessages } from '#domain/records/evidence-files';
import { looseFileProblem, readShared, sharedWordsOf, shareLimits } from '#domain/records/sharing';

const none = { title: '', text: '', url: '' };
const link = 'https://example.org/sepsis?x=1';

describe('shared words', () => {
  test.each([
    ['nothing', none, { line: '', evidence: '' }],
    ['a line', { ...none, text: '2h sim with crew' }, { line: '2h sim with crew', evidence: '' }],
    ['a page', { title: 'Sepsis', text: '', url: link }, { line: 'Sepsis', evidence: link }],
    [
      'a page as Android shares it',
      { title: 'Sepsis', text: `Sepsis ${link}`, url: '' },
      { line: 'Sepsis', evidence: link },
    ],
    [
      'a title and words',
      { ...none, title: 'Drill', text: '2h' },
      { line: 'Drill 2h', evidence: '' },
    ],
    [
      'a link without encryption, in words',
      { ...none, text: 'Sepsis:\n http://example.org/a   now' },
      { line: 'Sepsis: now', evidence: 'http://example.org/a' },
    ],
    [
      'a link in brackets',
      { ...none, text: 'Sepsis<https://example.org/a>"now"' },
      { line: 'Sepsis< >"now"', evidence: 'https://example.org/a' },
    ],
    [
      'words that hold the title',
      { ...none, title: 'a  drill', text: 'Did a drill' },
      { line: 'Did a drill', evidence: '' },
    ],
    ['an unsafe link', { ...none, url: 'javascript:alert(1)' }, { line: '', evidence: '' }],
  ])('%s', (_name, words, expected) => {
    expect(readShared(words)).toEqual({ ...expected, description: '' });
  });

  test('that are too long for the line are the description', () => {
    const text = 'word '.repeat(100).trim();
    expect(readShared({ title: 'Sepsis', text, url: '' })).toEqual({
      line: 'Sepsis',
      evidence: '',
      description: text,
    });
    const { line, description } = readShared({ ...none, text });
    expect(line.length).toBeLessThanOrEqual(activityLimits.title.max);
    expect(description).toBe(text);
  });

  test.each([
    [activityLimits.evidence.max, true],
    [activityLimits.evidence.max + 1, false],
  ])('a link of %d characters is evidence: %s', (length, isEvidence) => {
    const url = 'https://example.org/'.padEnd(length, 'x');
    expect(readShared({ ...none, url }).evidence).toBe(isEvidence ? url : '');
  });

  test.each([
    [activityLimits.title.max, ''],
    [activityLimits.title.max + 1, 'the words'],
  ])('of %d characters have the description “%s”', (length, description) => {
    const text = 'x'.repeat(length);
    expect(readShared({ ...none, text }).description).toBe(description && text);
  });

  test('are cut without a space at the end', () => {
    const text = `${'x'.repeat(activityLimits.title.max - 1)} more`;
    expect(readShared({ ...none, text }).line).toBe('x'.repeat(activityLimits.title.max - 1));
  });

  test('come from three fields, trimmed', () => {
    expect(sharedWordsOf((name) => `  ${name} `)).toEqual({
      title: 'title',
      text: 'text',
      url: 'url',
    });
  });

  test('that only name the file say nothing', () => {
    expect(readShared({ ...none, title: 'IMG_12.jpg' }, ['IMG_12.jpg']).line).toBe('');
  });

  test('have a limit, and are texts', () => {
    const { title, text } = sharedWordsOf((name) => (name === 'title' ? 'x'.repeat(9_999) : {}));
    expect([title.length, text]).toEqual([shareLimits.field, '']);
  });
});

test.each([
  ['a.pdf', 'application/pdf', 1, null],
  ['a.HEIC', '', 1, null],
  ['a.heif', '', 1, null],
  ['letter.2026.pdf', '', 1, null],
  ['a.pdf.exe', '', 1, evidenceMessages.type],
  ['photo', 'image/jpeg', EVIDENCE_MAX_BYTES, null],
  ['photo', 'image/jpeg', EVIDENCE_MAX_BYTES + 1, evidenceMessages.tooLarge],
  ['a.pdf', 'application/pdf', 0, evidenceMessages.empty],
  ['a.mp4', 'video/mp4', 1, evidenceMessages.type],
  ['a', '', 1, evidenceMessages.type],
])('a loose file %s of type %s with %i bytes', (name, type, size, problem) => {
  expect(looseFileProblem({ name, type, size })).toBe(problem);
});
