import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import { AccountImport, ImportAccountInput } from './account-import.type.ts';
import * as accounts from './account-imports.ts';
import { defineNode } from '../../mechanics/node-kinds.ts';
import { Import } from './import.entity.ts';
import {
  DuplicateActivity,
  ImportActivitiesInput,
  ImportArgs,
  ImportedActivityInput,
  ImportConnection,
} from './import.input.ts';
import * as imports from './imports.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';
import { IMPORT_MAX_ROWS } from '#domain/records/imports';
import { AtMost } from '../../mechanics/list-bounds.ts';

defineNode('Import', Import, imports.many);

@Resolver(() => Import)
export class ImportResolver {
  @Query(() => ImportConnection, { description: 'Your imports, latest first.' })
  imports(@Ctx() ctx: Context, @Args(() => ImportArgs) args: ImportArgs) {
    return imports.list(ctx, args);
  }

  @Query(() => [DuplicateActivity], {
    description: 'Possible duplicates among some activities, at most one for each.',
  })
  @AtMost(IMPORT_MAX_ROWS)
  duplicateActivities(
    @Ctx() ctx: Context,
    @Arg('rows', () => [ImportedActivityInput], {
      description: `1 to ${IMPORT_MAX_ROWS}.`,
    })
    rows: ImportedActivityInput[],
  ) {
    return imports.duplicates(ctx, { rows });
  }

  @Mutation(() => Import, {
    description:
      'Records many activities, all or none; undoImport undoes it. POST /api/imports takes larger ones.',
  })
  async importActivities(
    @Ctx() ctx: Context,
    @Arg('input', () => ImportActivitiesInput)
    input: ImportActivitiesInput,
  ) {
    return (await imports.create(ctx, input)).record;
  }

  @Query(() => AccountImport, {
    description: 'Previews what importing an export of an account would add to yours.',
  })
  accountImportPreview(
    @Ctx() ctx: Context,
    @Arg('input', () => ImportAccountInput)
    input: ImportAccountInput,
  ) {
    return accounts.preview(ctx, input);
  }

  @Mutation(() => AccountImport, {
    description:
      'Adds the records of an exported account that yours does not have, all or nothing.',
  })
  async importAccount(
    @Ctx() ctx: Context,
    @Arg('input', () => ImportAccountInput)
    input: ImportAccountInput,
  ) {
    return (await accounts.create(ctx, input)).record;
  }

  @Mutation(() => Import, {
    description: 'Undoes an import; restoreImport restores it.',
  })
  undoImport(@Ctx() ctx: Context, @IdArg('id', 'Import') id: string) {
    return imports.remove(ctx, id);
  }

  @Mutation(() => Import, { description: 'Restores an import that was undone.' })
  restoreImport(@Ctx() ctx: Context, @IdArg('id', 'Import') id: string) {
    return imports.restore(ctx, id);
  }
}
