import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType({
  description:
    'What `node` and `nodes` read by its id alone. Every ID is opaque and globally unique.',
})
export abstract class Node {
  @Field(() => ID)
  id!: number;
}
