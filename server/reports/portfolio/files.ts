import type { PortfolioFile } from '../../schema/portfolio/portfolio-record.type.ts';
import type { PortfolioPeriod } from '../../schema/portfolio/portfolio.type.ts';

/** Every file of a period once, also those of logs that were written later. */
export function filesOf(period: PortfolioPeriod): PortfolioFile[] {
  const { activities, reflections, documents } = period;
  const logs = [...reflections, ...activities.flatMap((activity) => activity.reflections)];
  const files = [...activities, ...logs, ...documents].flatMap((record) => record.files);
  return [...new Map(files.map((file) => [file.id, file])).values()];
}

/** The evidence files of a portfolio as they are kept. */
export interface Kept {
  /** Where each file is, by its id. */
  keys: ReadonlyMap<number, string>;
  /** Ids of those whose content is missing or damaged. */
  lost: ReadonlySet<number>;
  /** Those among them that are damaged. */
  damaged: ReadonlySet<number>;
}

/** What a report says of a file that proves nothing. */
export const lostText = ({ isDamaged }: Pick<PortfolioFile, 'isDamaged'>): string =>
  isDamaged ? 'damaged' : 'cannot be found';
