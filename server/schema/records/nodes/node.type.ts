import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType({ description: 'What `node` and `nodes` read by its id alone.' })
export abstract class Node {
  @Field(() => ID, { description: 'Identifies it.' })
  id!: number;
}
