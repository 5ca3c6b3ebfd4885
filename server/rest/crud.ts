import type { AnyObjectSchema } from 'yup';
import type { Context } from '../context.ts';
import type { PageArgs } from '../schema/mechanics/pages.ts';
import type { RecordService } from '../records/resolver.ts';
import { updatedSince, type Query } from './queries.ts';
import {
  byId,
  byVersion,
  versionedInput,
  del,
  get,
  idempotentInput,
  paged,
  patch,
  post,
  type About,
  type Route,
} from './route.ts';

/** Options of a route that restores something: nothing is created. */
export const restored = { status: 200 };

interface Service extends RecordService {
  list?(ctx: Context, page: PageArgs): unknown;
  get?(ctx: Context, id: unknown): unknown;
}

interface Options {
  /** The part of the operations' names that names one record: 'Document'. */
  name: string;
  schemas: { create: AnyObjectSchema; update: AnyObjectSchema };
  /** Describes the read of one record, if GraphQL has no field that does. */
  one?: About;
  /** Query parameters of the list, besides its page. */
  filters?: Query;
  /** Statuses of the update beyond those of every update. */
  updateAlso?: readonly number[];
  /** The same of the restore. */
  restoreAlso?: readonly number[];
}

/** The routes of a noun: its list and one record if it has them, create, update, delete and restore. */
export function crud(path: string, service: Service, options: Options): readonly Route[] {
  const { name, schemas, one: about, filters, updateAlso: also, restoreAlso } = options;
  const one = `${path}/:id`;
  const list = path.slice(1).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const oneName = `${name[0]!.toLowerCase()}${name.slice(1)}`;
  return [
    // Called with the page alone: what follows is an id in other lists.
    ...(service.list
      ? [
          get(
            path,
            list,
            paged((ctx, page) => service.list!(ctx, page), { ...filters, ...updatedSince }),
          ),
        ]
      : []),
    ...(service.get ? [get(one, oneName, byId(service.get), about)] : []),
    post(path, `create${name}`, idempotentInput(schemas.create, service.create)),
    patch(one, `update${name}`, versionedInput(schemas.update, service.update), also && { also }),
    del(one, `delete${name}`, byVersion(service.remove)),
    post(`${one}/restore`, `restore${name}`, byId(service.restore), {
      ...restored,
      ...(restoreAlso && { also: restoreAlso }),
    }),
  ];
}
