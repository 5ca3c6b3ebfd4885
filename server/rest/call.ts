import type { Context } from '../context.ts';

/** The input of a REST handler. */
export interface Call {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: unknown;
  /** The header of that name. */
  ifMatch?: string | undefined;
  /** The version that If-Match requires the record to have. */
  version?: number;
}

/** The result is sent as JSON, a file as it is. */
export type Handler = (ctx: Context, call: Call) => unknown;
