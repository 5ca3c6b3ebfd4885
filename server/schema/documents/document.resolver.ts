import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Document } from './document.entity.ts';
import {
  CreateDocumentInput,
  DocumentArgs,
  DocumentConnection,
  UpdateDocumentInput,
} from './document.input.ts';
import * as documents from './documents.ts';

const idOf = { description: 'Which document; another user’s is not found.' };

@Resolver(() => Document)
export class DocumentResolver {
  @Query(() => DocumentConnection, { description: 'Your documents, newest first.' })
  documents(@Ctx() ctx: Context, @Args(() => DocumentArgs) args: DocumentArgs) {
    return documents.list(ctx, args);
  }

  @Query(() => Document, { description: 'One of your documents.' })
  document(@Ctx() ctx: Context, @Arg('id', () => ID, idOf) id: string) {
    return documents.get(ctx, id);
  }

  @Mutation(() => Document, { description: 'Adds a document.' })
  createDocument(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateDocumentInput, {
      description:
        'The document. Sent again under the same Idempotency-Key header, it is made once.',
    })
    input: CreateDocumentInput,
  ) {
    return documents.create(ctx, input);
  }

  @Mutation(() => Document, { description: 'Changes a document.' })
  updateDocument(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idOf) id: string,
    @Arg('input', () => UpdateDocumentInput, { description: 'What is to change.' })
    input: UpdateDocumentInput,
  ) {
    return documents.update(ctx, id, input);
  }

  @Mutation(() => Document, { description: 'Deletes a document; restoreDocument undoes it.' })
  deleteDocument(@Ctx() ctx: Context, @Arg('id', () => ID, idOf) id: string) {
    return documents.remove(ctx, id);
  }

  @Mutation(() => Document, { description: 'Brings a deleted document back.' })
  restoreDocument(@Ctx() ctx: Context, @Arg('id', () => ID, idOf) id: string) {
    return documents.restore(ctx, id);
  }
}
