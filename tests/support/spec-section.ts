import { beforeAll, describe, test } from 'vitest';

type Row<Fixture> = (world: Fixture) => unknown;

/** A part of the specification: each statement beside a check that fails where the product does otherwise. */
export interface SpecSection<World> {
  section: string;
  /** Brings the world to where the rows look at it. */
  open?: Row<World>;
  rows: Readonly<Record<string, Row<World>>>;
}

/** Makes a test of every row; those of one table follow one another, as on the page. */
export function testSections<World>(
  world: () => World,
  tables: readonly SpecSection<World>[],
): void {
  describe.each(tables)('$section', ({ open, rows }) => {
    if (open) beforeAll(async () => void (await open(world())));
    const tried = new Set<Row<World>>();
    test.each(Object.entries(rows))('%s', async (_says, row) => {
      // A second try does not start from what the first has left half done.
      if (tried.has(row)) await open?.(world());
      tried.add(row);
      await expectToHold(row, world());
    });
  });
}

async function expectToHold<World>(row: Row<World>, world: World): Promise<void> {
  await row(world);
}
