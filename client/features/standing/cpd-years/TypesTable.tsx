import { NumbersTable } from '#client/components/NumbersTable.tsx';
import type { CpdYearPartsFragment } from '#client/graphql/generated.ts';
import { progressMessages } from '#domain/standing/cpd-years';

/** Hours by type through the years: types with most hours first. */
export function TypesTable({ years }: { years: readonly CpdYearPartsFragment[] }) {
  const sums = new Map<string, number>();
  for (const { label, hours } of years.flatMap(({ types }) => types)) {
    sums.set(label, (sums.get(label) ?? 0) + hours);
  }
  const labels = [...sums].toSorted(([, a], [, b]) => b - a).map(([label]) => label);
  const isOne = years.length === 1;
  return (
    <NumbersTable
      label={progressMessages.types}
      head={['Type', ...years.map(({ year }) => `${year}`), ...(isOne ? [] : ['In all'])]}
      rows={labels.map((label) => ({
        key: label,
        cells: [
          label,
          ...years.map((each) => hoursOf(each, label)),
          ...(isOne ? [] : [rounded(sums.get(label)!)]),
        ],
      }))}
    />
  );
}

const rounded = (hours: number): number => Math.round(hours * 10) / 10;

const hoursOf = ({ types }: CpdYearPartsFragment, label: string) =>
  types.find((each) => each.label === label)?.hours ?? '–';
