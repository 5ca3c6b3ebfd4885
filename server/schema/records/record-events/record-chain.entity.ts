import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../account/users/user.entity.ts';

/** The newest event of an account's timeline; locked while another is appended. */
@Entity({ tableName: 'record_chains' })
export class RecordChainHead {
  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  userId!: number;

  @Property({ type: 'integer' })
  seq!: number;

  @Property({ type: 'text' })
  hash!: string;
}
