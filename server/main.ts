import module from 'node:module';

/**
 * Compiling the packages takes a third of the start, so Node (from 22.8 on) caches the compiled code beside the
 * program, if that folder is writable. Everything else is in `run.ts`, since imports would run before this line.
 */
if (import.meta.url.endsWith('.js')) {
  module.enableCompileCache?.(`${import.meta.dirname}/compiled`);
}
await import('./run.ts');
module.flushCompileCache?.();
