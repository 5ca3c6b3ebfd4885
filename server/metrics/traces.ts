import { context, propagation } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  ExportResultCode,
  W3CTraceContextPropagator,
  type ExportResult,
} from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { routeOf } from './requests.ts';

/**
 * Sends a trace of each request to a collector (OpenTelemetry, OTLP over HTTP with JSON): the request by its route, with
 * the statements, commands and requests that it sends. To be called before connections are opened. Returns a function
 * that sends the last ones.
 */
export function openTraces(traces: NonNullable<Env['traces']>, log: Logger): () => Promise<void> {
  const ratio = new TraceIdRatioBasedSampler(traces.ratio);
  const exporter = new WithoutContents(new OTLPTraceExporter({ url: traces.url }), log);
  const provider = new TracerProvider({
    // Which requests are traced is not a caller's choice.
    sampler: new ParentBasedSampler({
      root: ratio,
      remoteParentSampled: ratio,
      remoteParentNotSampled: ratio,
    }),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'paramed-cpd' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const instrumentations = [
    new HttpInstrumentation({
      requireParentforOutgoingSpans: true,
      applyCustomAttributesOnSpan(span, request) {
        if (!(request instanceof IncomingMessage)) return;
        const { route, operation } = routeOf(request as Parameters<typeof routeOf>[0]);
        span.updateName(`${request.method} ${operation || route}`);
        span.setAttributes({ 'http.route': route, 'graphql.operation.name': operation });
      },
    }),
    new PgInstrumentation({
      requireParentSpan: true,
      requestHook(span, { query }) {
        const summary = summaryOf(query.text);
        span.updateName(summary).setAttribute('db.query.summary', summary);
      },
    }),
    new IORedisInstrumentation({ requireParentSpan: true }),
  ];
  for (const each of instrumentations) each.setTracerProvider(provider);
  // They change what `require` returns, and `import` returns the same objects.
  const require = createRequire(import.meta.url);
  require('node:http');
  require('node:https');
  require('pg');
  require('ioredis');
  return () => provider.shutdown();
}

/** The verb and the first table of a statement, which may have values in its text: read up to the first of them. */
export function summaryOf(statement: string): string {
  const [head = ''] = statement.split("'");
  const [verb = ''] = /[a-z]+/i.exec(head) ?? [];
  const [, table] = /\b(?:into|update|from|table)\s+"?(\w+)/i.exec(head) ?? [];
  return [verb.toUpperCase(), table].filter(Boolean).join(' ');
}

/** Everything else may have what a caller sent, or a row's values: addresses, links with secrets, messages of errors. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  'db.operation.name',
  'db.query.summary',
  'db.system.name',
  'graphql.operation.name',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'error.type',
]);

/** Sends spans without what their users own. Logs when the collector becomes unavailable, and when it is back. */
class WithoutContents implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #log: Logger;
  #isAway = false;

  constructor(exporter: SpanExporter, log: Logger) {
    this.#exporter = exporter;
    this.#log = log;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans.map(withoutContents), (result) => {
      const isAway = result.code !== ExportResultCode.SUCCESS;
      if (isAway !== this.#isAway) {
        if (isAway) this.#log.warn({ err: result.error }, 'traces cannot be sent; they are lost');
        else this.#log.info('traces are sent again');
      }
      this.#isAway = isAway;
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }
}

function withoutContents(span: ReadableSpan): ReadableSpan {
  const attributes = Object.entries(span.attributes).filter(([name]) => ATTRIBUTES.has(name));
  return Object.create(span, {
    attributes: { value: Object.fromEntries(attributes) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}
