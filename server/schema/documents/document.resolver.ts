import { GraphQLDateTime } from 'graphql-scalars';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  InputType,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { Context } from '../../context.ts';
import { updateInput } from '../../records/input.ts';
import { idOf, recordResolver } from '../../records/resolver.ts';
import { connectionType, PageArgs } from '../pages.ts';
import { Document } from './document.entity.ts';
import * as documents from './documents.ts';

@InputType({ description: 'A document to add.' })
class CreateDocumentInput {
  @Field(() => String, { description: 'What it is called; at least 3 characters.' })
  title!: string;

  @Field(() => String, { description: 'certificate, reflection, evidence or other.' })
  type!: string;

  @Field(() => String, { description: 'Its text; at least 10 characters.' })
  content!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The last day on which it is good, as midnight UTC.',
  })
  expiryDate?: Date | null;
}

@InputType({ description: 'What is to change of a document; what is left out stays.' })
class UpdateDocumentInput extends updateInput(CreateDocumentInput, {
  descriptions: {
    expiryDate: 'The last day on which it is good, as midnight UTC; null clears it.',
  },
}) {}

@ArgsType()
class DocumentArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'all (the default), certificate, reflection, evidence or other.',
  })
  type?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text to find in title or content, whatever the case of its letters.',
  })
  search?: string | null;
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
  document(@Ctx() ctx: Context, @Arg('id', () => ID, idOf('a document')) id: string) {
    return documents.get(ctx, id);
  }
}
