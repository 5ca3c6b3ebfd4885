import type { Router } from 'express';
import { methodNotAllowed } from '../errors.ts';

interface Address {
  path: string;
  method: string;
}

/** Added after a router's routes: OPTIONS returns an address's methods, any other method is refused (405). */
export function refuseOtherMethods(router: Router, routes: readonly Address[]): void {
  for (const [path, allowed] of methodsByPath(routes)) {
    router.all(path, ({ method }, res) => {
      res.set('Allow', allowed.join(', '));
      if (method !== 'OPTIONS') throw methodNotAllowed(method, allowed);
      res.status(204).end();
    });
  }
}

/** Literal addresses come before those with parameters, which would match them too. */
function methodsByPath(routes: readonly Address[]): [path: string, allowed: string[]][] {
  const paths = [...new Set(routes.map(({ path }) => path))];
  return paths
    .map((path): [string, string[]] => [
      path,
      allowedOf(routes.filter((each) => each.path === path)),
    ])
    .toSorted(([a], [b]) => a.split(':').length - b.split(':').length);
}

function allowedOf(routes: readonly Address[]): string[] {
  const methods = routes.map(({ method }) => method.toUpperCase());
  return [...methods.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each])), 'OPTIONS'];
}
