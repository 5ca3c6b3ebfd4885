import { Field, InputType } from 'type-graphql';
import type { TimelineKind } from '#domain/records/record-events';
import { webhookLimits } from '#domain/account/webhooks';
import { GraphQLAddress } from '../../mechanics/address.ts';
import { RecordKindEnum } from '../../records/record-events/record-event.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput {
  @IdField('AccessToken', {
    description: 'It needs the scope record-events:read. The webhook ends with it.',
  })
  accessTokenId!: string;

  @Field(() => GraphQLAddress, {
    description: `https on port 443 of a public host, at most ${webhookLimits.addressCharacters} characters.`,
  })
  address!: string;

  @Field(() => [RecordKindEnum], {
    nullable: true,
    description: 'All if left out or empty.',
  })
  kinds?: readonly TimelineKind[];
}
