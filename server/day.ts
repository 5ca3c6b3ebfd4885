import { instantOf, type CivilDate } from '#domain/dates';

/** A calendar day as midnight UTC. Its JSON is 'YYYY-MM-DD', for GraphQL and REST alike (decision 074). */
export class Day extends Date {
  override toJSON(): string {
    return this.toISOString().slice(0, 10);
  }
}

export const dayAt = (day: CivilDate): Day => new Day(instantOf(day));

export const optionalDay = (day: CivilDate | null): Day | null => (day ? dayAt(day) : null);
