import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { AccountImport, ImportAccountInput } from './account-import.type.ts';
import * as accounts from './account-imports.ts';
import { Import } from './import.entity.ts';
import {
  DuplicateActivitiesInput,
  DuplicateActivity,
  ImportActivitiesInput,
  ImportArgs,
  ImportConnection,
} from './import.input.ts';
import * as imports from './imports.ts';

const idOf = { description: 'Which import; another user’s is not found.' };

@Resolver(() => Import)
export class ImportResolver {
  @Query(() => ImportConnection, { description: 'Your imports, latest first.' })
  imports(@Ctx() ctx: Context, @Args(() => ImportArgs) args: ImportArgs) {
    return imports.list(ctx, args);
  }

  @Query(() => [DuplicateActivity], {
    description: 'Which of some activities look like one of yours, at most one for each.',
  })
  duplicateActivities(
    @Ctx() ctx: Context,
    @Arg('input', () => DuplicateActivitiesInput, { description: 'What to look for.' })
    input: DuplicateActivitiesInput,
  ) {
    return imports.duplicates(ctx, input);
  }

  @Mutation(() => Import, {
    description:
      'Records many activities at once, all or none; undoImport takes them back. POST /api/imports is the same with room for more.',
  })
  async importActivities(
    @Ctx() ctx: Context,
    @Arg('input', () => ImportActivitiesInput, { description: 'The activities.' })
    input: ImportActivitiesInput,
  ) {
    return (await imports.create(ctx, input)).record;
  }

  @Query(() => AccountImport, {
    description: 'What importing an export of an account would add to yours.',
  })
  accountImportPreview(
    @Ctx() ctx: Context,
    @Arg('input', () => ImportAccountInput, { description: 'The export.' })
    input: ImportAccountInput,
  ) {
    return accounts.preview(ctx, input);
  }

  @Mutation(() => AccountImport, {
    description: 'Adds what an export of an account has and yours has not, all or nothing.',
  })
  async importAccount(
    @Ctx() ctx: Context,
    @Arg('input', () => ImportAccountInput, { description: 'The export.' })
    input: ImportAccountInput,
  ) {
    return (await accounts.create(ctx, input)).record;
  }

  @Mutation(() => Import, {
    description: 'Takes back what an import added; restoreImport brings it again.',
  })
  undoImport(@Ctx() ctx: Context, @Arg('id', () => ID, idOf) id: string) {
    return imports.remove(ctx, id);
  }

  @Mutation(() => Import, { description: 'Brings back what the undoing of an import took.' })
  restoreImport(@Ctx() ctx: Context, @Arg('id', () => ID, idOf) id: string) {
    return imports.restore(ctx, id);
  }
}
