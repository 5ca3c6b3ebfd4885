import type { Services } from '../../context.ts';

/** Brings what the product ships with into the database; running it again changes nothing. */
export async function seed(services: Services): Promise<void> {}
