import { beforeAll, describe, test } from 'vitest';

type Row<Fixture> = (world: Fixture) => unknown;

/** A section of the specification: each statement with a check that fails if the product differs. */
export interface SpecSection<World> {
  section: string;
  /** Brings the fixture to the state that the rows check. */
  open?: Row<World>;
  rows: Readonly<Record<string, Row<World>>>;
}

/** Makes a test of every row; the rows of a section run in order. */
export function testSections<World>(
  world: () => World,
  tables: readonly SpecSection<World>[],
): void {
  describe.each(tables)('$section', ({ open, rows }) => {
    if (open) beforeAll(async () => void (await open(world())));
    const tried = new Set<Row<World>>();
    test.each(Object.entries(rows))('%s', async (_says, row) => {
      // A retry must not start from the state that the first try left.
      if (tried.has(row)) await open?.(world());
      tried.add(row);
      await expectToHold(row, world());
    });
  });
}

async function expectToHold<World>(row: Row<World>, world: World): Promise<void> {
  await row(world);
}
