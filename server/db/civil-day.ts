import { Type } from '@mikro-orm/core';
import { instantOf, type CivilDate } from '#domain/dates';

/** A day in a `date` column; its entity holds it as GraphQL and REST carry it, midnight UTC (decision 003). */
export class CivilDay extends Type<Date | null, CivilDate | null> {
  override convertToDatabaseValue(value: Date | null): CivilDate | null {
    return value?.toISOString().slice(0, 10) ?? null;
  }

  /** MikroORM also calls this for values that it has converted before. */
  override convertToJSValue(value: CivilDate | Date | null): Date | null {
    return typeof value === 'string' ? instantOf(value) : value;
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
