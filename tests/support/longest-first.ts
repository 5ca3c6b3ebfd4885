import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Kinds of test, longest files first. */
const kinds = [
  'walks',
  'faults',
  'faults-browser',
  'security-browser',
  'e2e',
  'server',
  'client',
  'client-mocked',
  'domain',
];

/** Runs the longest files first, so that short ones keep every worker busy until the end: of a kind those with the tag. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- this is vitest's sort.
    const sorted = await super.sort(files);
    // A kind that is not listed comes first: none is left out.
    const place = ({ project }: TestSpecification) => kinds.indexOf(project.name);
    return sorted.toSorted((a, b) => place(a) - place(b) || isLong(b) - isLong(a));
  }
}

const isLong = ({ moduleId }: TestSpecification): number =>
  Number(/^\/\/ @module-tag long$/m.test(readFileSync(moduleId, 'utf8')));
