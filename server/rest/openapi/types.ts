import type { Shape } from '#domain/forms';

/** The part of JSON Schema that the document uses. */
export interface JsonSchema extends Omit<
  Shape,
  'items' | 'anyOf' | 'enum' | 'properties' | 'additionalProperties'
> {
  enum?: readonly (string | null)[];
  $ref?: string;
  title?: string;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  default?: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  /** Left out unless it is. */
  required?: true;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

/** By media type; a file has no schema. */
export type Content = Record<string, { schema?: JsonSchema; example?: unknown }>;

export type Headers = Record<string, { description: string; schema: JsonSchema }>;

export interface ResponseObject {
  description: string;
  headers?: Headers;
  content?: Content;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  /** By status; a refusal is a reference to `components.responses`. */
  responses: Record<string, ResponseObject | { $ref: string }>;
  security?: Record<string, string[]>[];
  /** Scopes that an access token needs; a session needs none. */
  'x-required-scopes'?: string[];
}

/** A root field of GraphQL without a route in REST. */
export interface GraphQLOnly {
  type: string;
  field: string;
  description: string;
}

export interface OpenApi {
  openapi: string;
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    license: { name: string; identifier: string };
    contact: { name: string; url: string };
  };
  servers: { url: string; description: string }[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<string, Operation>>>;
  'x-graphql-only': GraphQLOnly[];
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ResponseObject>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}

/** A name means that type or null, several mean one of them. */
export type Added = JsonSchema | string | readonly string[];

/** How REST sends a type that GraphQL sends otherwise. */
export interface Difference {
  /** The type of GraphQL that it comes from, if that has another name. */
  of?: string;
  only?: readonly string[];
  without?: readonly string[];
  plus?: Record<string, Added>;
  /** True if lists, what may be null, and what is in `plus` may be missing. */
  isPartial?: boolean;
}
