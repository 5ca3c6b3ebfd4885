import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A step of an upgrade that is not done yet; see runner.ts. */
@Entity({ tableName: 'online_steps' })
export class ScheduledStep {
  @PrimaryKey({ type: 'text' })
  name!: string;

  /** Accounts, or blocks of an index. */
  @Property({ type: 'integer', default: 0 })
  done: number = 0;

  @Property({ type: 'integer', default: 0 })
  total: number = 0;

  /** Why it failed when it was last tried; null if it did not. */
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;
}

/** How far a step has come in an account. */
@Entity({ tableName: 'online_accounts' })
export class StepOfAccount {
  @PrimaryKey({ type: 'text' })
  name!: string;

  /** No foreign key: that of a deleted account stays until the step is done, and does not matter. */
  @PrimaryKey({ type: 'integer' })
  accountId!: number;

  /** The key of the last row that is done. */
  @Property({ type: 'bigint', defaultRaw: '0' })
  afterKey: string = '0';

  @Property({ type: 'boolean', default: false })
  isDone: boolean = false;
}
