import { Args, ArgsType, Ctx, Field, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import { updateInput } from '#server/records/input';
import { RecordListArgs } from '#server/records/list-args';
import { recordResolver } from '#server/records/resolver';
import { connectionType } from '../../mechanics/pages.ts';
import { Document } from './document.entity.ts';
import * as documents from './documents.ts';
import { DocumentTypeEnum } from './document.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';

@InputType({ description: 'A document to add.' })
class CreateDocumentInput {
  @Field(() => String, { description: 'At least 3 characters.' })
  title!: string;

  @Field(() => DocumentTypeEnum)
  type!: string;

  @Field(() => String, { description: 'At least 10 characters.' })
  content!: string;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'The last day on which it is good.',
  })
  expiryDate?: Date | null;
}

@InputType({ description: 'The changes to a document; what is left out stays.' })
class UpdateDocumentInput extends updateInput(CreateDocumentInput, {
  descriptions: {
    expiryDate: 'The last day on which it is good; null clears it.',
  },
}) {}

@ArgsType()
class DocumentArgs extends RecordListArgs {
  @Field(() => DocumentTypeEnum, { nullable: true })
  type?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'In title or content, whatever the case of its letters.',
  })
  query?: string | null;
}

@ObjectType({ description: 'A page of documents.' })
class DocumentConnection extends connectionType('Document', Document) {}

@Resolver(() => Document)
export class DocumentResolver extends recordResolver({
  name: 'Document',
  label: 'a document',
  type: Document,
  inputs: { create: CreateDocumentInput, update: UpdateDocumentInput },
  service: documents,
}) {
  @Query(() => DocumentConnection, { description: 'Your documents, newest first.' })
  documents(@Ctx() ctx: Context, @Args(() => DocumentArgs) args: DocumentArgs) {
    return documents.list(ctx, args);
  }

  @Query(() => Document, { description: 'One of your documents.' })
  document(@Ctx() ctx: Context, @IdArg('id', 'Document') id: string) {
    return documents.get(ctx, id);
  }
}
