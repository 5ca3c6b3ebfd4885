import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Loads the enums of every noun, which define the vocabularies of the graph. */
for (const file of globSync('server/schema/**/*.enums.ts').toSorted()) {
  await import(pathToFileURL(file).href);
}

export { vocabularies } from '#server/schema/mechanics/vocabulary';
