import module from 'node:module';

/**
 * Compiling the packages takes a third of the start, so Node keeps what it compiled beside the program, from 22.8 on and
 * where that folder may be written. Everything else is in `run.ts`, since imports would come before this line.
 */
if (import.meta.url.endsWith('.js')) {
  module.enableCompileCache?.(`${import.meta.dirname}/compiled`);
}
await import('./run.ts');
module.flushCompileCache?.();
