import { hoursLabel } from '../records/activities.ts';
import { boardAnswerStated } from './board-answers.ts';
import { isUnsettled, type Requirement } from './cpd.ts';
import type { Reading, RequiredHours } from './required-hours.ts';
import { requiredText } from '../proof/submission.ts';
import { PRODUCT } from '../product.ts';

/** The requirement of a period as a submission states it: in the third person, without advice to its owner. */
export interface StatedRequirement extends Requirement {
  /** The figures in words, or why there are none. */
  text: string;
  /** Explains where the figures come from; null for those of a full year. */
  basis: string | null;
}

/** Returns required hours as facts for a reader. Both readings of a partial year are one line. */
export function statedRequirement(required: RequiredHours): StatedRequirement {
  const { total, interactive } = required;
  return { total, interactive, text: textOf(required), basis: basisOf(required) };
}

function textOf(required: RequiredHours): string {
  if (required.basis === 'does-not-apply') return 'None';
  if (required.basis === 'no-hours') return 'No number of hours is stated';
  if (isUnsettled(required)) return 'Not settled by the Board';
  return required.total === 0 ? 'No hours' : requiredText(required);
}

function basisOf({
  basis,
  readings,
  source,
  cause,
  document,
  explanation,
}: RequiredHours): string | null {
  if (basis === 'full-year')
    return (
      cause &&
      `${cause}. The figure is that of a full period, since that of a shorter one was not read.`
    );
  if (basis === 'no-hours') return explanation;
  if (basis === 'does-not-apply')
    return 'The standard does not apply to the type of registration held.';
  if (basis === 'board-answer') {
    const larger =
      readings.length > 0 ? '; figures of the standard that are larger are stated' : '';
    return `${boardAnswerStated(source, document)}${larger}.`;
  }
  const [ours, other] = readings;
  if (!other) return `${cause}. ${readingText(source.publisher, ours!)}.`;
  const read = `${cause}. ${readingText(`Summary of the standard by ${PRODUCT}`, ours!)}; ${readingText('another Australian CPD tracker', other)}.`;
  return ours!.total === other.total ? read : `${read} The larger figure is stated.`;
}

function readingText(by: string, { total, interactive }: Reading): string {
  const share = interactive ? `, of these ${interactive} interactive` : '';
  return `${by}: ${total === 0 ? 'no hours' : hoursLabel(total)}${share}`;
}
