import { Arg, Ctx, Mutation, Resolver, type ClassType } from 'type-graphql';
import type { Context } from '../context.ts';
import { IdArg } from '../schema/mechanics/id-nouns.ts';
import { defineNode, type ReadMany } from '../schema/mechanics/node-kinds.ts';

/** The functions of a noun that its mutations and `node` call. */
export interface RecordService {
  many: ReadMany;
  create(ctx: Context, input: unknown): unknown;
  update(ctx: Context, id: unknown, input: unknown): unknown;
  /** Throws versionConflict() if a version is given and the record has another. */
  remove(ctx: Context, id: unknown, version?: number): unknown;
  restore(ctx: Context, id: unknown): unknown;
}

interface Options {
  /** The part of the mutations' names that names the record: 'Document'. */
  name: string;
  /** Its name in descriptions, with the article: 'a document'. */
  label: string;
  type: ClassType;
  inputs: { create: ClassType; update: ClassType };
  service: RecordService;
  /** Says what an update does, if it is more than a change. */
  updates?: string;
}

const noun = (label: string): string => label.replace(/^an? /, '');

/**
 * Returns the base class of a noun's resolver: the mutations that create, update, delete and restore its records, which
 * `node` reads by their id.
 */
export function recordResolver({ name, label, type, inputs, service, updates }: Options) {
  defineNode(name, type, service.many);
  @Resolver()
  abstract class RecordResolver {
    @Mutation(() => type, { name: `create${name}`, description: `Adds ${label}.` })
    create(@Ctx() ctx: Context, @Arg('input', () => inputs.create) input: object) {
      return service.create(ctx, input);
    }

    @Mutation(() => type, {
      name: `update${name}`,
      description: updates ?? `Changes ${label}.`,
    })
    update(
      @Ctx() ctx: Context,
      @IdArg('id', name) id: string,
      @Arg('input', () => inputs.update) input: object,
    ) {
      return service.update(ctx, id, input);
    }

    @Mutation(() => type, {
      name: `delete${name}`,
      description: `Deletes ${label}; restore${name} undoes it.`,
    })
    remove(@Ctx() ctx: Context, @IdArg('id', name) id: string) {
      return service.remove(ctx, id);
    }

    @Mutation(() => type, {
      name: `restore${name}`,
      description: `Restores a deleted ${noun(label)}.`,
    })
    restore(@Ctx() ctx: Context, @IdArg('id', name) id: string) {
      return service.restore(ctx, id);
    }
  }
  return RecordResolver;
}
