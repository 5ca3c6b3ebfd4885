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

const ALONE = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Policies of the workers that read users' files, by file name. A worker has the policy of its script's response: these
 * reach no server, so nothing of a file can leave the device.
 */
const workerPolicies: readonly [file: RegExp, policy: string][] = [
  // Its engine is WebAssembly, which the pages may not run.
  [/\/picture-words\.worker(-[^/]*\.js|\.ts)$/, `${ALONE}; script-src 'self' 'wasm-unsafe-eval'`],
  [/\/pdf-words\.worker-[^/]*\.js$/, ALONE],
];

/** Gives the script of such a worker its policy. */
export function setWorkerPolicy(res: ServerResponse, path: string): void {
  const policy = workerPolicies.find(([file]) => file.test(path))?.[1];
  if (policy) res.setHeader('Content-Security-Policy', policy);
}
