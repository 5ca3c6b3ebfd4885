import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { Activity } from '../../records/activities/activity.entity.ts';
import { User } from '../../account/users/user.entity.ts';

/**
 * A time in which a person was in a crew session, as far as it counts for the activity. The database refuses two of one
 * person that overlap (crew_times_one_place).
 */
@Entity({ tableName: 'crew_times' })
@Check({
  name: 'crew_times_one_place',
  expression: `exclude using gist (int4range(user_id, user_id, '[]'::text) with &&, during with &&)`,
})
@Check({ name: 'crew_times_some_time', expression: 'not isempty(during)' })
export class CrewTime {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Index()
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: number;

  @Index()
  @ManyToOne(() => Activity, { mapToPk: true, fieldName: 'activity_id', deleteRule: 'cascade' })
  activityId!: number;

  /** From a moment until before another, as PostgreSQL writes a range. */
  @Property({ type: 'string', columnType: 'tstzrange' })
  during!: string;
}
