/** The routes below /api as 'get /path', from all mounted routers. */
export function mountedRoutes(stack: readonly Layer[], below = ''): string[] {
  return stack.flatMap(({ rawPath, route, handle }) => {
    if (route) return methodsOf(route, below);
    if (!('stack' in handle) || !Array.isArray(handle.stack)) return [];
    return mountedRoutes(handle.stack, below + (rawPath === '/' ? '' : String(rawPath)));
  });
}

interface Layer {
  rawPath?: unknown;
  route?: { path: string; methods?: Record<string, boolean> };
  handle: object;
}

function methodsOf({ path, methods }: NonNullable<Layer['route']>, below: string): string[] {
  const whole = below + path;
  if (!whole.startsWith('/api/')) return [];
  // The refusal of every other method (rest/methods.ts).
  if (methods?.['_all']) return [];
  return Object.keys(methods ?? {}).map((method) => `${method} ${whole.slice('/api'.length)}`);
}
