import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../pages.ts';
import { Document } from './document.entity.ts';
import { versionOption } from '../../records/record.entity.ts';

@InputType({ description: 'A document to add.' })
export class CreateDocumentInput {
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
export class UpdateDocumentInput implements Partial<CreateDocumentInput> {
  @Field(() => String, { nullable: true, description: 'What it is called; at least 3 characters.' })
  title?: string;

  @Field(() => String, {
    nullable: true,
    description: 'certificate, reflection, evidence or other.',
  })
  type?: string;

  @Field(() => String, { nullable: true, description: 'Its text; at least 10 characters.' })
  content?: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The last day on which it is good, as midnight UTC; null clears it.',
  })
  expiryDate?: Date | null;

  @Field(() => Int, versionOption)
  version?: number | null;
}

@ArgsType()
export class DocumentArgs extends PageArgs {
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
export class DocumentConnection extends connectionType('Document', Document) {}
