import { Type } from '@mikro-orm/core';
import type { CivilDate } from '#domain/dates';
import { Day, dayAt } from '../day.ts';

/** A day in a `date` column; its entity holds it as midnight UTC (decision 003). */
export class CivilDay extends Type<Date | null, CivilDate | null> {
  override convertToDatabaseValue(value: Date | null): CivilDate | null {
    return value?.toISOString().slice(0, 10) ?? null;
  }

  /** MikroORM also calls this for values that it has converted before. */
  override convertToJSValue(value: CivilDate | Date | null): Date | null {
    if (typeof value === 'string') return dayAt(value);
    return value === null || value instanceof Day ? value : new Day(value);
  }

  override getColumnType(): string {
    return 'date';
  }

  override compareAsType(): string {
    return 'string';
  }

  override get runtimeType(): string {
    return 'Date';
  }
}
