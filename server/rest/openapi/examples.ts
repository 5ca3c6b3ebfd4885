import recorded from './examples.json' with { type: 'json' };

/** One request and its response, recorded by tests/conformance/rest-document.test.ts from a server. */
export interface Example {
  path?: Record<string, unknown>;
  request?: unknown;
  response?: unknown;
}

/** By the name of the operation. */
export const examples: Readonly<Record<string, Example>> = recorded;
