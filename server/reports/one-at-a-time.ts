import { conflict } from '../errors.ts';
import { portfolioUnderWay } from '#domain/portfolio';

const underWay = new Set<number>();

/** Runs one report of a user at a time in this process; throws conflict() while another is in progress. */
export async function oneAtATime<T>(userId: number, run: () => Promise<T>): Promise<T> {
  if (underWay.has(userId)) throw conflict(portfolioUnderWay);
  underWay.add(userId);
  try {
    return await run();
  } finally {
    underWay.delete(userId);
  }
}
