import type { ReportFile } from '../../schema/proof/portfolio/report-record.type.ts';
import type { PortfolioPeriod } from '../../schema/proof/portfolio/editions.ts';

/** Every file of a period once, including those of logs written later. */
export function filesOf(period: PortfolioPeriod): ReportFile[] {
  const { activities, reflections, documents } = period;
  const logs = [...reflections, ...activities.flatMap((activity) => activity.reflections)];
  const files = [...activities, ...logs, ...documents].flatMap((record) => record.files);
  return [...new Map(files.map((file) => [file.id, file])).values()];
}

/** The evidence files of a portfolio in the storage. */
export interface Kept {
  /** The storage key of each file, by its id. */
  keys: ReadonlyMap<number, string>;
  /** Ids of those whose content is missing or damaged. */
  lost: ReadonlySet<number>;
  /** Ids of the damaged ones among them. */
  damaged: ReadonlySet<number>;
}

/** The report's remark on a file that does not count as evidence. */
export const lostText = ({ isDamaged }: Pick<ReportFile, 'isDamaged'>): string =>
  isDamaged ? 'damaged' : 'cannot be found';
