import { writeFile } from 'node:fs/promises';
import { migratedImage } from '#server/db/image';

// Beside the built program, which copies it into an empty data folder: a first start neither creates nor migrates.
const image = await migratedImage('gzip');
await writeFile(new URL('./new-database.tgz', import.meta.url), image.stream());
