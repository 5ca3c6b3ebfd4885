import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Env } from '../env.ts';

/**
 * Headers of every response, by name, computed once since they are the same for each. Scripts only from here and never
 * inline; emotion's styles are inline.
 */
export function securityHeaders(env: Env): Map<string, string> {
  const https = env.publicUrl.startsWith('https:');
  const development = env.mode === 'development';
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // Browsers before CSP 3 do not take 'self' for sockets. Vite's hot reload has a port of its own.
        connectSrc: ["'self'", development ? 'ws:' : env.publicUrl.replace(/^http/, 'ws')],
        frameSrc: ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  set(response.req, response, () => {});
  // The camera reads the code of a crew session; nothing here uses the others.
  response.setHeader('Permissions-Policy', 'camera=(self), geolocation=(), microphone=()');
  return new Map(response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]));
}
