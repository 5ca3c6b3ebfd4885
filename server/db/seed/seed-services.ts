import type { Services } from '../../context.ts';

/** The services that the seed needs. */
export type SeedServices = Pick<Services, 'env' | 'database' | 'passwords' | 'now'>;
