import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Kinds of test by how long their files take. */
const kinds = ['faults', 'e2e', 'server', 'client', 'domain'];

/** Runs the longest files first: the short ones at the end keep every worker busy until the last. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- it is vitest's.
    const sorted = await super.sort(files);
    return kinds.flatMap((kind) => sorted.filter(({ project }) => project.name === kind));
  }
}
