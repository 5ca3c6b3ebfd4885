import { dayOrderMessages, type DayOrder } from '#domain/day-order';
import { Choice } from './Choice.tsx';

const dayOrders = [
  { value: 'day-first', label: dayOrderMessages.dayFirst },
  { value: 'month-first', label: dayOrderMessages.monthFirst },
] as const satisfies readonly { value: DayOrder; label: string }[];

interface Props {
  order: DayOrder;
  disabled: boolean;
  onChange: (order: DayOrder) => void;
}

/** Asks for the order of day and month in a table's dates. */
export function DayOrderChoice({ order, disabled, onChange }: Props) {
  const isUnsure = order === 'unsure';
  return (
    <Choice
      label={dayOrderMessages.label}
      value={isUnsure ? null : order}
      choices={dayOrders}
      none={isUnsure ? dayOrderMessages.unsure : undefined}
      disabled={disabled}
      onChange={(next) => next && onChange(next)}
    />
  );
}
