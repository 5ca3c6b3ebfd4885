import { issueMissing } from '../../schema/learning/modules/issue-certificates.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedDemo } from './demo.ts';
import type { SeedServices } from './seed-services.ts';

/**
 * Writes the product's own data into the database, and issues missing certificates; running it again changes nothing.
 */
export async function seed(services: SeedServices): Promise<void> {
  await seedCatalogue(services);
  await seedDemo(services);
  await issueMissing(services.database.orm.em.fork(), services.now());
}
