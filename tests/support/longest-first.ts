import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Kinds of test, longest files first. */
const kinds = ['faults', 'e2e', 'server', 'client', 'domain'];

/** Runs the longest files first, so that short ones keep every worker busy until the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- this is vitest's sort.
    const sorted = await super.sort(files);
    return kinds.flatMap((kind) => sorted.filter(({ project }) => project.name === kind));
  }
}
