import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Kinds of test by how long their files take. */
const kinds = ['walks', 'faults', 'e2e', 'server', 'client', 'domain'];

/** Runs the longest files first: the short ones at the end keep every worker busy until the last. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- it is vitest's.
    const sorted = await super.sort(files);
    // A kind that is not listed comes first: none is left out.
    const place = ({ project }: TestSpecification) => kinds.indexOf(project.name);
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}
